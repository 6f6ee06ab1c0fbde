package sitetest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Browsers are found, or one line says what to install; none is left out unless
// somebody asks for it, and then that is told.
func TestFindingBrowsers(t *testing.T) {
	tools, there, shell := t.TempDir(), t.TempDir(), t.TempDir()
	for _, name := range []string{"sh", "dirname"} {
		path, err := exec.LookPath(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(path, filepath.Join(tools, name)); err != nil {
			t.Fatal(err)
		}
	}
	// Somebody who may not install anything.
	write(t, filepath.Join(tools, "id"), "echo 1000")
	for _, name := range []string{"firefox", "google-chrome"} {
		write(t, filepath.Join(there, name), "")
	}
	write(t, filepath.Join(shell, "chromium-headless-shell"), "")
	for _, c := range []struct {
		script, path, set string
		out, says         string
	}{
		{"find-firefox", tools, "", "", "install one (Debian: apt-get install firefox-esr)"},
		{"find-chromium", tools, "", "", "install one (Debian: apt-get install chromium-headless-shell)"},
		{"find-webkit", tools, "", "", "apt-get install webkit2gtk-driver xvfb xauth"},
		{"find-firefox", tools + ":" + there, "", filepath.Join(there, "firefox"), ""},
		{"find-chromium", tools + ":" + there, "", filepath.Join(there, "google-chrome"), ""},
		// The tests take what is quick, measurements what visitors have.
		{"find-chromium", tools + ":" + there + ":" + shell, "", filepath.Join(shell, "chromium-headless-shell"), ""},
		{"find-browser chromium", tools + ":" + there + ":" + shell, "", filepath.Join(there, "google-chrome"), ""},
		{"find-firefox", tools + ":" + there, "SOLVITUR_FIREFOX=none", "none", "the tests in Firefox are left out"},
		{"find-firefox", tools + ":" + there, "SOLVITUR_FIREFOX=/nothing/here", "", "/nothing/here, which is not a program"},
		{"find-chromium", tools + ":" + there, "SOLVITUR_BROWSER=none", "", "not a program"},
	} {
		script := strings.Fields(filepath.Join("..", c.script))
		find := exec.Command(filepath.Join(tools, "sh"), script...)
		find.Env = []string{"PATH=" + c.path, c.set}
		var complaint strings.Builder
		find.Stderr = &complaint
		out, err := find.Output()
		if got := strings.TrimSpace(string(out)); got != c.out || (err == nil) != (c.out != "") {
			t.Errorf("%s %s finds %q (%v), want %q", c.script, c.set, got, err, c.out)
		}
		if said := complaint.String(); strings.Count(said, "\n") > 1 || !strings.Contains(said, c.says) || c.says == "" && said != "" {
			t.Errorf("%s %s says %q, want one line with %q", c.script, c.set, said, c.says)
		}
	}
}

func write(t *testing.T, path, command string) {
	t.Helper()
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+command+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
}
