package webdriver

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Firefox starts a Firefox without a window, with a new profile in a folder that
// exists. Nothing of it asks for another host; the proxy, "127.0.0.1:80", gets
// what it asks for all the same.
func Firefox(ctx context.Context, program, profile, proxy string) (*Session, error) {
	host, port, err := net.SplitHostPort(proxy)
	if err != nil {
		return nil, err
	}
	preferences := []string{
		`"marionette.port", 0`,
		`"network.proxy.type", 1`, `"network.proxy.http", "` + host + `"`, `"network.proxy.http_port", ` + port,
		`"network.proxy.ssl", "` + host + `"`, `"network.proxy.ssl_port", ` + port,
		`"datareporting.policy.dataSubmissionEnabled", false`, `"app.normandy.enabled", false`,
		`"browser.safebrowsing.update.enabled", false`, `"network.captive-portal-service.enabled", false`,
		`"network.connectivity-service.enabled", false`, `"app.update.disabledForTesting", true`,
		`"browser.shell.checkDefaultBrowser", false`, `"extensions.update.enabled", false`,
	}
	var text strings.Builder
	for _, p := range preferences {
		fmt.Fprintf(&text, "user_pref(%s);\n", p)
	}
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(text.String()), 0o600); err != nil {
		return nil, err
	}
	firefox := exec.Command(program, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile, "about:blank")
	firefox.Env = append(os.Environ(), "HOME="+profile, "MOZ_CRASHREPORTER_DISABLE=1")
	if err := firefox.Start(); err != nil {
		return nil, err
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = firefox.Wait() // killed when the tests are over
	}()
	end := func() {
		_ = firefox.Process.Kill()
		<-ended
	}
	s, err := connect(ctx, filepath.Join(profile, "MarionetteActivePort"), ended)
	if err != nil {
		end()
		return nil, fmt.Errorf("%s: %w", program, err)
	}
	s.end = end
	return s, nil
}

func connect(ctx context.Context, portFile string, ended <-chan struct{}) (*Session, error) {
	var connection net.Conn
	for connection == nil {
		select {
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		case <-ended:
			return nil, errors.New("it ended before it could be driven")
		case <-time.After(50 * time.Millisecond): // between two looks
		}
		if port, err := os.ReadFile(portFile); err == nil && len(port) > 0 {
			connection, _ = net.Dial("tcp", "127.0.0.1:"+strings.TrimSpace(string(port)))
		}
	}
	m := &marionette{connection: connection, in: bufio.NewReader(connection)}
	if _, err := m.receive(); err != nil { // it greets first
		return nil, err
	}
	s := &Session{wire: m}
	if _, err := m.do(ctx, command{name: "WebDriver:NewSession"}, map[string]any{}); err != nil {
		return nil, err
	}
	return s, s.prepare(ctx)
}

// marionette is a connection to Firefox. Commands are answered in turn.
type marionette struct {
	connection net.Conn
	in         *bufio.Reader
	last       int // number of the last command
}

func (m *marionette) do(ctx context.Context, c command, parameters any) (json.RawMessage, error) {
	stop := context.AfterFunc(ctx, func() { _ = m.connection.SetDeadline(time.Unix(1, 0)) })
	defer stop()
	m.last++
	text, err := json.Marshal([]any{0, m.last, c.name, parameters})
	if err != nil {
		return nil, err
	}
	if _, err := fmt.Fprintf(m.connection, "%d:%s", len(text), text); err != nil {
		return nil, fmt.Errorf("%s: %w", c.name, err)
	}
	text, err = m.receive()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", c.name, err)
	}
	var failure *Error
	var result struct{ Value json.RawMessage }
	var kind, number int
	if err := json.Unmarshal(text, &[]any{&kind, &number, &failure, &result}); err != nil {
		return nil, fmt.Errorf("%s: Firefox answers %s: %w", c.name, text, err)
	}
	if failure != nil {
		return nil, failure
	}
	return result.Value, nil
}

func (m *marionette) receive() ([]byte, error) {
	size, err := m.in.ReadString(':')
	if err != nil {
		return nil, err
	}
	n, err := strconv.Atoi(strings.TrimSuffix(size, ":"))
	if err != nil {
		return nil, err
	}
	text := make([]byte, n)
	_, err = io.ReadFull(m.in, text)
	return text, err
}

// Said gives the errors that pages and workers have written to Firefox's console
// since the last call, those of the addresses that begin with origin.
func (s *Session) Said(ctx context.Context, origin string) ([]string, error) {
	m, ok := s.wire.(*marionette)
	if !ok {
		return nil, nil // WebKitWebDriver does not tell
	}
	within := func(name string) error {
		_, err := m.do(ctx, command{name: "Marionette:SetContext"}, map[string]any{"value": name})
		return err
	}
	if err := within("chrome"); err != nil {
		return nil, err
	}
	defer func() { _ = within("content") }()
	quoted, err := json.Marshal(origin)
	if err != nil {
		return nil, err
	}
	var said []string
	err = s.Eval(ctx, `(() => {
		const said = Services.console.getMessageArray()
			.filter((m) => m instanceof Ci.nsIScriptError && m.sourceName.startsWith(`+string(quoted)+`) && !(m.flags & Ci.nsIScriptError.infoFlag))
			.map((m) => m.sourceName + ":" + m.lineNumber + ": " + m.errorMessage);
		Services.console.reset();
		return said;
	})()`, &said)
	return said, err
}
