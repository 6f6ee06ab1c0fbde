package sitetest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Program gives the program that an environment variable names, or else the one
// that a script of the folder web finds.
func Program(variable, script string) (string, error) {
	if program := os.Getenv(variable); program != "" {
		return program, nil
	}
	find := exec.Command("sh", filepath.Join("..", script))
	find.Stderr = os.Stderr
	out, err := find.Output()
	if err != nil {
		return "", fmt.Errorf("no browser for the tests: %w", err)
	}
	return strings.TrimSpace(string(out)), nil
}

// Folder gives the folder of the built site: SOLVITUR_DIST, or one below work,
// into which the site is built.
func Folder(work string) (string, error) {
	if dir := os.Getenv("SOLVITUR_DIST"); dir != "" {
		if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
			return "", fmt.Errorf("SOLVITUR_DIST holds no built site: %w", err)
		}
		return dir, nil
	}
	return Build(filepath.Join(work, "site"))
}

// Build runs `make site` into folders of its own below dir, and gives that of
// the site.
func Build(dir string) (string, error) {
	dist := filepath.Join(dir, "dist")
	return dist, run("site", "BUILD="+filepath.Join(dir, "build"), "OUT="+dist)
}

// Programs runs `make programs` into the folder dir.
func Programs(dir string) error {
	return run("programs", "BUILD="+dir)
}

// run runs make where the Makefile is.
func run(args ...string) error {
	command := exec.Command("make", append([]string{"--no-print-directory", "-C", filepath.Join("..", "..")}, args...)...)
	if out, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("make %s: %w\n%s", args[0], err, out)
	}
	return nil
}
