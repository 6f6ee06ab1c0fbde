package browsertest

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
)

// What all tests share, set by TestMain.
var (
	distDir string          // the built site
	browser context.Context // a running Chromium
	foreign *sink           // where requests to other hosts end
)

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "browsertest:", err)
		code = 1
	}
	os.Exit(code)
}

func run(m *testing.M) (int, error) {
	program, err := findBrowser()
	if err != nil {
		return 1, err
	}
	work, err := os.MkdirTemp("", "solvitur-browsertest-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(work)
	if distDir, err = findSite(work); err != nil {
		return 1, err
	}
	if foreign, err = newSink(); err != nil {
		return 1, err
	}
	defer foreign.Close()

	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.DisableGPU,
		chromedp.UserDataDir(filepath.Join(work, "profile")),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-features", "Translate,OptimizationHints,MediaRouter,AutofillServerCommunication"),
		// A mouse, which can hover and points finely, as no window has by itself.
		chromedp.Flag("blink-settings", "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4"),
		// Everything but this machine goes to the sink.
		chromedp.Flag("proxy-server", foreign.address()),
	)
	if os.Geteuid() == 0 {
		options = append(options, chromedp.NoSandbox) // Chromium refuses its sandbox to root
	}
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	defer stopAllocator()
	var stopBrowser context.CancelFunc
	browser, stopBrowser = chromedp.NewContext(allocator)
	defer stopBrowser()
	if err := chromedp.Do(browser); err != nil {
		return 1, fmt.Errorf("%s does not start: %w", program, err)
	}
	return m.Run(), nil
}

func findBrowser() (string, error) {
	if program := os.Getenv("SOLVITUR_BROWSER"); program != "" {
		return program, nil
	}
	find := exec.Command("sh", filepath.Join("..", "find-chromium"))
	find.Stderr = os.Stderr
	out, err := find.Output()
	if err != nil {
		return "", fmt.Errorf("no browser for the tests: %w", err)
	}
	return strings.TrimSpace(string(out)), nil
}

func findSite(work string) (string, error) {
	if dir := os.Getenv("SOLVITUR_DIST"); dir != "" {
		if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
			return "", fmt.Errorf("SOLVITUR_DIST holds no built site: %w", err)
		}
		return dir, nil
	}
	return buildSite(filepath.Join(work, "site"))
}

// buildSite runs `make site` into folders of its own below dir.
func buildSite(dir string) (string, error) {
	dist := filepath.Join(dir, "dist")
	make := exec.Command("make", "--no-print-directory", "-C", filepath.Join("..", ".."), "site", "BUILD="+filepath.Join(dir, "build"), "OUT="+dist)
	if out, err := make.CombinedOutput(); err != nil {
		return "", fmt.Errorf("make site: %w\n%s", err, out)
	}
	return dist, nil
}

// sink is a proxy that refuses everything and remembers who was asked for.
type sink struct {
	net.Listener
	mu    sync.Mutex
	hosts []string
}

func newSink() (*sink, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	s := &sink{Listener: listener}
	go http.Serve(listener, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.mu.Lock()
		s.hosts = append(s.hosts, r.Host)
		s.mu.Unlock()
		w.WriteHeader(http.StatusBadGateway)
	})) //nolint:errcheck // ends when the listener is closed
	return s, nil
}

func (s *sink) address() string { return "http://" + s.Addr().String() }

// taken returns the hosts asked for since the last call.
func (s *sink) taken() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	hosts := s.hosts
	s.hosts = nil
	return hosts
}
