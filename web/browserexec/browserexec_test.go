package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"solvitur/web/sitetest"
)

// asWrapper makes this test program the command itself, for go test's -exec.
const asWrapper = "BROWSEREXEC_TEST_AS_WRAPPER"

func TestMain(m *testing.M) {
	if program, err := sitetest.Program("SOLVITUR_BROWSER", "find-chromium"); err == nil {
		os.Setenv("SOLVITUR_BROWSER", program)
	}
	if os.Getenv(asWrapper) != "" {
		main()
	}
	os.Exit(m.Run())
}

func wasm(command *exec.Cmd) *exec.Cmd {
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	return command
}

// program builds testdata/program for the browser.
func program(t *testing.T) string {
	path := filepath.Join(t.TempDir(), "program.wasm")
	if out, err := wasm(exec.Command("go", "build", "-o", path, "./testdata/program")).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return path
}

type writer func(text []byte) (int, error)

func (w writer) Write(text []byte) (int, error) { return w(text) }

func TestEndings(t *testing.T) {
	path := program(t)
	for _, c := range []struct {
		how    string
		code   int
		stderr string // besides the complaint
		err    string
	}{
		{"well", 0, "", ""},
		{"three", 3, "", ""},
		{"panic", 2, "panic: a defect", ""},
		{"deep", 0, "", "the program crashed: RangeError"},
		{"hang", 0, "", "the time is over"},
	} {
		t.Run(c.how, func(t *testing.T) {
			runtime, err := runtimeScript()
			if err != nil {
				t.Fatal(err)
			}
			var stdout, stderr bytes.Buffer
			ctx, cancel := context.WithCancelCause(t.Context())
			defer cancel(nil)
			h, err := newHost([]string{path, c.how}, runtime, writer(func(text []byte) (int, error) {
				stdout.Write(text)
				if c.how == "hang" && bytes.Contains(text, []byte("second")) {
					cancel(errors.New("the time is over"))
				}
				return len(text), nil
			}), &stderr)
			if err != nil {
				t.Fatal(err)
			}
			defer h.Close()
			code, err := browse(ctx, os.Getenv("SOLVITUR_BROWSER"), h)
			if err == nil && code != c.code || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
				t.Errorf("code %d, %v; want %d, %q", code, err, c.code, c.err)
			}
			if err != nil && strings.Contains(err.Error(), "\n") {
				t.Errorf("not one line: %v", err)
			}
			if want := "the first line\nthe second, without an end"; stdout.String() != want {
				t.Errorf("stdout is %q", stdout.String())
			}
			if complaint, rest, _ := strings.Cut(stderr.String(), "\n"); complaint != "a complaint" || !strings.Contains(rest, c.stderr) || c.stderr == "" && rest != "" {
				t.Errorf("stderr is %q", stderr.String())
			}
		})
	}
}

// go test itself finds the benchmark's figures in what comes out, and that the
// program ran in a worker.
func TestGoTest(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	command := wasm(exec.Command("go", "test", "-count=1", "-bench", ".", "-benchtime", "10ms", "-exec", self, "./testdata/speed"))
	command.Env = append(command.Env, asWrapper+"=1")
	out, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if !regexp.MustCompile(`(?m)^BenchmarkSum\s+\d+\s+[\d.]+ ns/op\s+499500 sum$`).Match(out) || !bytes.Contains(out, []byte("\nok ")) {
		t.Errorf("no benchmark in\n%s", out)
	}
}

func TestTimeLimit(t *testing.T) {
	for _, c := range []struct {
		arguments string
		want      time.Duration
	}{
		{"", 10 * time.Minute},
		{"-test.v -test.timeout=90s -test.bench=.", 90 * time.Second},
		{"-test.timeout=0s", 10 * time.Minute},
	} {
		if d := timeLimit(strings.Fields(c.arguments)); d != c.want+grace {
			t.Errorf("%q: %v", c.arguments, d)
		}
	}
}

func TestRefusals(t *testing.T) {
	for _, c := range []struct {
		command []string
		want    string
	}{
		{nil, "no program"},
		{[]string{filepath.Join("testdata", "nothing.wasm")}, "nothing.wasm"},
	} {
		if code, err := execute(t.Context(), c.command); code != 1 || err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %d, %v", c.command, code, err)
		}
	}
	runtime, err := runtimeScript()
	if err != nil {
		t.Fatal(err)
	}
	h, err := newHost([]string{runtime}, runtime, os.Stdout, os.Stderr)
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	if _, err := browse(t.Context(), filepath.Join(t.TempDir(), "chromium"), h); err == nil || !strings.Contains(err.Error(), "SOLVITUR_BROWSER") {
		t.Errorf("without a browser: %v", err)
	}
	// What is no program is a crash told in one line.
	if _, err := browse(t.Context(), os.Getenv("SOLVITUR_BROWSER"), h); err == nil || !strings.Contains(err.Error(), "crashed") {
		t.Errorf("a script as the program: %v", err)
	}
}
