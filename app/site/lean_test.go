//go:build !wasm

package site

import "testing"

// Visitors get no comments, but for whose a script is, and nothing else is lost.
func TestVisitorsGetNoComments(t *testing.T) {
	sheet, err := withoutRemarks("/* a\n   b */\n.x { /* c */ top: 0; }\n\n  .y::after { content: \"\"; }\n")
	if want := ".x {  top: 0; }\n.y::after { content: \"\"; }\n"; err != nil || sheet != want {
		t.Errorf("a sheet is %q, %v", sheet, err)
	}
	if _, err := withoutRemarks(".x { } /* never closed"); err == nil {
		t.Error("a comment that is never closed is taken")
	}
	if got, want := withNoticeOnly("// (c) somebody\n// licence\n\"use strict\";\n\t// a comment\n\tf(); // stays\n"), "// (c) somebody\n// licence\n\"use strict\";\nf(); // stays\n"; got != want {
		t.Errorf("a script is %q", got)
	}
}
