// Command browserexec runs a program built for GOOS=js GOARCH=wasm in a worker
// of a headless Chromium, as the site runs its own. It is for -exec:
//
//	go build -o build/browserexec ./web/browserexec
//	GOOS=js GOARCH=wasm go test -run '^$' -bench . -exec "$PWD/build/browserexec" ./solvers/fd
//
// The program's arguments are passed on, what it prints comes out where it
// would, and its exit code is the command's. A crash, or a run longer than the
// tests' own -timeout allows, is told in one line. There are no files, no
// environment and no input for the program: a test that reads files fails there.
//
// Chromium is SOLVITUR_BROWSER, or the first found under its usual names.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT)
	defer stop()
	code, err := execute(ctx, os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "browserexec:", err)
		code = 1
	}
	os.Exit(code)
}

func execute(ctx context.Context, command []string) (int, error) {
	if len(command) == 0 {
		return 1, errors.New("no program: it is run as `browserexec program.wasm arguments...`")
	}
	runtime, err := runtimeScript()
	if err != nil {
		return 1, err
	}
	limit := timeLimit(command[1:])
	ctx, cancel := context.WithTimeoutCause(ctx, limit, fmt.Errorf("the program was stopped after %v", limit))
	defer cancel()
	h, err := newHost(command, runtime, os.Stdout, os.Stderr)
	if err != nil {
		return 1, err
	}
	defer h.Close()
	return browse(ctx, os.Getenv("SOLVITUR_BROWSER"), h)
}

// runtimeScript is the path of Go's own wasm_exec.js, which must be of the
// version that built the program.
func runtimeScript() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("go env GOROOT: %w", err)
	}
	return filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"), nil
}

const (
	usualLimit = 10 * time.Minute
	// A program that can still tell of its timeout itself is left to do so.
	grace = 5 * time.Second
)

// timeLimit is how long the program may run: a little longer than a test
// program's own -test.timeout, since a busy worker never sees its timer.
func timeLimit(arguments []string) time.Duration {
	for _, a := range arguments {
		if text, ok := strings.CutPrefix(a, "-test.timeout="); ok {
			if d, err := time.ParseDuration(text); err == nil && d > 0 {
				return d + grace
			}
		}
	}
	return usualLimit + grace
}
