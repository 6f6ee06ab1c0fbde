package view_test

import (
	"encoding/json"
	"testing"

	"solvitur/solvers/view"
)

func TestLazy(t *testing.T) {
	type body struct {
		Given  view.Lazy `json:"given"`
		Played view.Lazy `json:"played,omitzero"`
	}
	made := body{Given: view.Ready([]view.View{{Name: "a"}, {Name: "b"}})}
	raw, err := json.Marshal(made)
	if err != nil {
		t.Fatal(err)
	}
	var read, again body
	for _, b := range []*body{&read, &again} {
		if err := json.Unmarshal(raw, b); err != nil {
			t.Fatal(err)
		}
	}
	if all := read.Given.All(); len(all) != 2 || all[1].Name != "b" || !read.Played.IsZero() {
		t.Errorf("%s is read as %+v", raw, all)
	}
	if written, err := json.Marshal(again); err != nil || string(written) != string(raw) {
		t.Errorf("%s is written as %s, %v", raw, written, err)
	}
	// What came before and is the same is not read again.
	kept := again.Given.Or(read.Given)
	if &kept.All()[0] != &read.Given.All()[0] {
		t.Error("the same views are read again")
	}
	var other body
	if err := json.Unmarshal([]byte(`{"given":[{"name":"c"}]}`), &other); err != nil {
		t.Fatal(err)
	}
	if all := other.Given.Or(read.Given).All(); len(all) != 1 || all[0].Name != "c" {
		t.Errorf("others are %+v", all)
	}
	if all := view.Ready(nil).Or(read.Given).All(); len(all) != 0 {
		t.Errorf("none are %+v", all)
	}
	for _, none := range []string{`{"given":null}`, `{"given":[]}`, `{"given": [ ] }`, `{}`} {
		var b body
		if err := json.Unmarshal([]byte(none), &b); err != nil || len(b.Given.All()) != 0 {
			t.Errorf("%s is %+v, %v", none, b.Given.All(), err)
		}
	}
	for _, wrong := range []string{`{"given":{}}`, `{"given":"no"}`, `{"given":7}`} {
		if err := json.Unmarshal([]byte(wrong), &read); err == nil {
			t.Errorf("%s is taken for views", wrong)
		}
	}
	var odd body
	if err := json.Unmarshal([]byte(`{"given":[7]}`), &odd); err != nil || odd.Given.All() != nil {
		t.Errorf("a list of other things is %+v, %v", odd.Given.All(), err)
	}
}
