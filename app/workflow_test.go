//go:build !wasm

package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A tag can be moved to other code, a commit cannot. The right to publish belongs
// to the job that publishes, which runs nobody's code but that action's.
func TestWorkflowsArePinnedAndMayDoLittle(t *testing.T) {
	workflows, err := filepath.Glob("../.github/workflows/*")
	if err != nil || len(workflows) == 0 {
		t.Fatalf("no workflows: %v", err)
	}
	pinned := regexp.MustCompile(`^[\w-]+/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$`)
	job := regexp.MustCompile(`^  ([\w-]+):$`)
	for _, path := range workflows {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		inJob := ""
		for line := range strings.Lines(string(text)) {
			line = strings.TrimRight(line, "\n")
			if m := job.FindStringSubmatch(line); m != nil {
				inJob = m[1]
			}
			if _, action, ok := strings.Cut(line, "uses: "); ok && !pinned.MatchString(action) {
				t.Errorf("%s: %s is not pinned by its commit, with its version behind it", path, action)
			}
			if strings.Contains(line, ": write") && inJob != "publish" {
				t.Errorf("%s: job %q may do more than read: %s", path, inJob, strings.TrimSpace(line))
			}
		}
	}
}
