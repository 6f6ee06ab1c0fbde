package browsertest

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"fmt"
	"io"
	"strings"
	"sync"
)

// axe-core 4.14.1, https://github.com/dequelabs/axe-core; see testdata/README.md.
//
//go:embed testdata/axe-4.14.1.min.js.gz
var axePacked []byte

var axeSource = sync.OnceValues(func() (string, error) {
	r, err := gzip.NewReader(bytes.NewReader(axePacked))
	if err != nil {
		return "", err
	}
	source, err := io.ReadAll(r)
	return string(source), err
})

// axe fails the test for everything that axe-core finds wrong on the page.
func (p *page) axe() {
	p.t.Helper()
	source, err := axeSource()
	if err != nil {
		p.t.Fatal(err)
	}
	// The debugger is not bound by the page's content security policy.
	if _, err := tryEval[bool](p, source+"; true"); err != nil {
		p.t.Fatal(err)
	}
	type violation struct {
		ID, Help string
		Nodes    []struct {
			HTML, FailureSummary string
		}
	}
	for _, v := range eval[[]violation](p, `axe.run({ resultTypes: ["violations"] }).then((r) => r.violations.map((v) => (
		{ ID: v.id, Help: v.help, Nodes: v.nodes.map((n) => ({ HTML: n.html, FailureSummary: n.failureSummary })) })))`) {
		var places strings.Builder
		for _, n := range v.Nodes {
			fmt.Fprintf(&places, "\n  %s\n    %s", n.HTML, strings.ReplaceAll(n.FailureSummary, "\n", "\n    "))
		}
		p.t.Errorf("axe: %s (%s)%s", v.Help, v.ID, places.String())
	}
}
