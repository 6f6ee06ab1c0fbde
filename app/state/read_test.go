package state_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/share"
)

func TestAVariantIsReadTheSameWayWhereverItIsFrom(t *testing.T) {
	const ours = `{"remarks":[],"friends":["Ann"],"limit":3}`
	long := strings.Replace(ours, "3", `"`+strings.Repeat("9", 1_000_000)+`"`, 1)
	for name, test := range map[string]struct {
		variant        share.Variant
		foreign, large bool
		none           bool
	}{
		"ours":            {variant: share.Variant{Facts: json.RawMessage(ours)}},
		"foreign":         {variant: share.Variant{Facts: json.RawMessage(`{"limit":1}`)}, foreign: true},
		"too large":       {variant: share.Variant{Facts: json.RawMessage(long)}, large: true},
		"foreign, large":  {variant: share.Variant{Facts: json.RawMessage(`{"count":1}`)}, foreign: true, large: true},
		"no facts":        {none: true},
		"a list":          {variant: share.Variant{Facts: json.RawMessage(`[]`)}, none: true},
		"no JSON":         {variant: share.Variant{Facts: json.RawMessage(`{"a":`)}, none: true},
		"nested":          {variant: share.Variant{Facts: json.RawMessage(`{"a":` + strings.Repeat("[", 1000) + strings.Repeat("]", 1000) + `}`)}, none: true},
		"much is off":     {variant: share.Variant{Facts: json.RawMessage(ours), Off: make([]string, share.MaxOff+1)}, none: true},
		"below 0":         {variant: share.Variant{Facts: json.RawMessage(ours), Limit: -1}, none: true},
		"a long order":    {variant: share.Variant{Facts: json.RawMessage(ours), Orders: map[string][]string{"a": make([]string, share.MaxItems+1)}}, none: true},
		"a list too long": {variant: share.Variant{Facts: json.RawMessage(`{"remarks":[` + strings.Repeat("{},", share.MaxItems) + `{}],"friends":[],"limit":1}`)}, none: true},
	} {
		in, err := start(t).Read(test.variant)
		if errors.Is(err, state.ErrForeign) != test.foreign || errors.Is(err, state.ErrTooLarge) != test.large || (in.Facts == nil) != test.none || (err == nil) == (test.none || test.foreign || test.large) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
