package webdriver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
)

// Session is one browser window. It is not for use by several goroutines.
type Session struct {
	wire wire
	end  func()
}

// wire carries commands to a browser and gives what each returns.
type wire interface {
	do(ctx context.Context, c command, parameters any) (json.RawMessage, error)
}

// command has a name in Marionette, and a method and a path in HTTP.
type command struct{ name, method, path string }

var (
	navigate    = command{"WebDriver:Navigate", "POST", "url"}
	execute     = command{"WebDriver:ExecuteAsyncScript", "POST", "execute/async"}
	act         = command{"WebDriver:PerformActions", "POST", "actions"}
	toFrame     = command{"WebDriver:SwitchToFrame", "POST", "frame"}
	setTimeouts = command{"WebDriver:SetTimeouts", "POST", "timeouts"}
	setRect     = command{"WebDriver:SetWindowRect", "POST", "window/rect"}
)

// Error is what a browser answers to a command that fails.
type Error struct {
	Kind    string `json:"error"` // such as "javascript error"
	Message string `json:"message"`
}

func (e *Error) Error() string { return e.Kind + ": " + e.Message }

// prepare makes a new session ready for tests.
func (s *Session) prepare(ctx context.Context) error {
	if _, err := s.wire.do(ctx, setTimeouts, map[string]any{"script": 60_000, "pageLoad": 120_000, "implicit": 0}); err != nil {
		return err
	}
	_, err := s.wire.do(ctx, setRect, map[string]any{"width": 1280, "height": 900})
	return err
}

// Close ends the browser.
func (s *Session) Close() { s.end() }

// Go opens an address and waits until it is loaded.
func (s *Session) Go(ctx context.Context, url string) error {
	_, err := s.wire.do(ctx, navigate, map[string]any{"url": url})
	return err
}

// Eval evaluates a JavaScript expression in the current frame, waits for it where
// it is a promise, and puts the value into the variable that value points to.
// The value must be one that JSON can hold.
func (s *Session) Eval(ctx context.Context, expression string, value any) error {
	script := `const done = arguments[arguments.length - 1];
		(async () => (` + expression + `))().then((value) => done({ value }), (error) => done({ error: String(error) }));`
	answer, err := s.wire.do(ctx, execute, map[string]any{"script": script, "args": []any{}})
	if err != nil {
		return err
	}
	var got struct {
		Value json.RawMessage
		Error string
	}
	if err := json.Unmarshal(answer, &got); err != nil {
		return fmt.Errorf("the browser answers %s: %w", answer, err)
	}
	if got.Error != "" {
		return errors.New(got.Error)
	}
	if value == nil || got.Value == nil {
		return nil
	}
	return json.Unmarshal(got.Value, value)
}

// Click presses and releases the mouse at a point of the current frame's window.
func (s *Session) Click(ctx context.Context, x, y float64) error {
	return s.act(ctx, map[string]any{
		"type": "pointer", "id": "mouse", "parameters": map[string]any{"pointerType": "mouse"},
		"actions": []any{
			map[string]any{"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y), "origin": "viewport"},
			map[string]any{"type": "pointerDown", "button": 0},
			map[string]any{"type": "pointerUp", "button": 0},
		},
	})
}

// Keys that are no characters, https://www.w3.org/TR/webdriver2/#keyboard-actions.
const (
	Tab    = '\uE004'
	Enter  = '\uE007'
	Escape = '\uE00C'
	Down   = '\uE015'
)

// Type presses and releases keys, one after the other.
func (s *Session) Type(ctx context.Context, keys string) error {
	var actions []any
	for _, key := range keys {
		for _, kind := range []string{"keyDown", "keyUp"} {
			actions = append(actions, map[string]any{"type": kind, "value": string(key)})
		}
	}
	return s.act(ctx, map[string]any{"type": "key", "id": "keyboard", "actions": actions})
}

func (s *Session) act(ctx context.Context, source any) error {
	_, err := s.wire.do(ctx, act, map[string]any{"actions": []any{source}})
	return err
}

// Frame goes into the frame with the given number of the current one, from which
// on everything happens there.
func (s *Session) Frame(ctx context.Context, number int) error {
	_, err := s.wire.do(ctx, toFrame, map[string]any{"id": number})
	return err
}

// Top goes back to the whole page.
func (s *Session) Top(ctx context.Context) error {
	_, err := s.wire.do(ctx, toFrame, map[string]any{"id": nil})
	return err
}
