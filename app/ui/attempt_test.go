package ui

import (
	"errors"
	"runtime"
	"testing"
)

func TestAttempt(t *testing.T) {
	refused := errors.New("refused")
	if err := attempt(func() {}); err != nil {
		t.Errorf("nothing was refused: %v", err)
	}
	if err := attempt(func() { panic(refused) }); !errors.Is(err, refused) {
		t.Errorf("%v, want the refusal", err)
	}
	defer func() {
		if _, ok := recover().(runtime.Error); !ok {
			t.Error("a fault of our own was swallowed")
		}
	}()
	var nothing []int
	_ = attempt(func() { nothing[len(nothing)] = 1 })
}
