package webdriver

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os/exec"
	"strconv"
	"syscall"
	"time"
)

// WebKit starts WebKitGTK's MiniBrowser by its driver, WebKitWebDriver. The
// words of the command are the driver and what starts it, if anything does:
// "xvfb-run -a WebKitWebDriver".
func WebKit(ctx context.Context, browser string, driver ...string) (*Session, error) {
	port, err := freePort()
	if err != nil {
		return nil, err
	}
	run := exec.Command(driver[0], append(driver[1:], "--port="+strconv.Itoa(port))...)
	run.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // to be ended with all that it starts
	if err := run.Start(); err != nil {
		return nil, err
	}
	h := &overHTTP{base: fmt.Sprintf("http://127.0.0.1:%d/session", port)}
	end := func() {
		if h.session != "" {
			_, _ = h.do(context.Background(), command{method: "DELETE"}, nil)
		}
		_ = syscall.Kill(-run.Process.Pid, syscall.SIGTERM)
		_ = run.Wait()
	}
	if err := h.open(ctx, browser); err != nil {
		end()
		return nil, fmt.Errorf("%s: %w", driver[len(driver)-1], err)
	}
	s := &Session{wire: h, end: end}
	return s, s.prepare(ctx)
}

func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port, nil
}

// overHTTP is a session of a driver that speaks HTTP.
type overHTTP struct{ base, session string }

// open waits for the driver to listen, and has it start the browser.
func (h *overHTTP) open(ctx context.Context, browser string) error {
	wanted := map[string]any{"capabilities": map[string]any{"alwaysMatch": map[string]any{
		"webkitgtk:browserOptions": map[string]any{"binary": browser, "args": []string{"--automation"}},
	}}}
	for {
		answer, err := h.do(ctx, command{method: "POST"}, wanted)
		if refused, ok := err.(*Error); ok {
			return refused
		}
		if err == nil {
			var got struct{ SessionID string }
			if err := json.Unmarshal(answer, &got); err != nil || got.SessionID == "" {
				return fmt.Errorf("it answers %s", answer)
			}
			h.session = "/" + got.SessionID
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("it cannot be driven: %w", err)
		case <-time.After(50 * time.Millisecond): // between two attempts
		}
	}
}

func (h *overHTTP) do(ctx context.Context, c command, parameters any) (json.RawMessage, error) {
	body, err := json.Marshal(parameters)
	if err != nil {
		return nil, err
	}
	address := h.base + h.session
	if c.path != "" {
		address += "/" + c.path
	}
	r, err := http.NewRequestWithContext(ctx, c.method, address, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	var got struct{ Value json.RawMessage }
	if err := json.NewDecoder(answer.Body).Decode(&got); err != nil {
		return nil, fmt.Errorf("%s: %w", c.name, err)
	}
	if answer.StatusCode != http.StatusOK {
		failure := &Error{}
		if err := json.Unmarshal(got.Value, failure); err != nil {
			return nil, fmt.Errorf("%s: status %d", c.name, answer.StatusCode)
		}
		return nil, failure
	}
	return got.Value, nil
}
