//go:build !wasm

package site

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// readAssets packs the programs and copies styles, icons, pictures and data.
func (b *builder) readAssets(context.Context) error {
	if err := b.addPrograms(); err != nil {
		return err
	}
	if err := b.addStyles(); err != nil {
		return err
	}
	if err := b.copyTree(b.cfg.Web, "icons", "web/icons"); err != nil {
		return err
	}
	if err := b.copyTree(b.cfg.Web, "fonts", "web/fonts"); err != nil {
		return err
	}
	// Pictures are optional: pages draw most of theirs from data.
	if _, err := fs.Stat(b.cfg.Web, "pictures"); err == nil {
		if err := b.copyTree(b.cfg.Web, "pictures", "web/pictures"); err != nil {
			return err
		}
	}
	if err := b.addData(); err != nil {
		return err
	}
	embed, err := fs.ReadFile(b.cfg.Web, "embed.js")
	if err != nil {
		return err
	}
	b.add("embed.js", embed) // course pages name it, so its name never changes
	return nil
}

// addStyles joins the style sheets into one file, so that text is painted after
// one request: goapp.css first, then css/*.css by name.
func (b *builder) addStyles() error {
	sheets, err := b.joined("css/*.css", "goapp.css")
	if err != nil {
		return err
	}
	style, err := withPlainColours(sheets)
	if err != nil {
		return err
	}
	style, err = withoutRemarks(style)
	if err != nil {
		return err
	}
	b.names.style = b.addHashed("web/site.css", []byte(style))
	return nil
}

// withoutRemarks is a style sheet without comments, indentation and empty lines, which visitors need
// not load. Our sheets have no strings in which comments could begin.
func withoutRemarks(sheet string) (string, error) {
	var b strings.Builder
	for {
		code, rest, found := strings.Cut(sheet, "/*")
		b.WriteString(code)
		if !found {
			break
		}
		if _, sheet, found = strings.Cut(rest, "*/"); !found {
			return "", fmt.Errorf("site: a comment in a style sheet is never closed: %.40q", rest)
		}
	}
	var lean strings.Builder
	for line := range strings.Lines(b.String()) {
		if line = strings.TrimLeft(line, " \t"); strings.TrimSpace(line) != "" {
			lean.WriteString(line)
		}
	}
	return lean.String(), nil
}

// joined is what the files of a pattern hold, in the order of their names, behind
// those that are named first.
func (b *builder) joined(pattern string, first ...string) (string, error) {
	names, err := fs.Glob(b.cfg.Web, pattern)
	if err != nil {
		return "", err
	}
	if len(names) == 0 {
		return "", fmt.Errorf("site: there is no web/%s", pattern)
	}
	slices.Sort(names)
	var all strings.Builder
	for _, name := range append(first, names...) {
		content, err := fs.ReadFile(b.cfg.Web, name)
		if err != nil {
			return "", err
		}
		all.Write(content)
		all.WriteByte('\n')
	}
	return all.String(), nil
}

// addData copies the data into a folder whose name changes with any of it, so that a page
// finds the data of its own version there, or none: hosts show a new version file by file.
func (b *builder) addData() error {
	if b.cfg.Data == nil {
		return nil
	}
	files, err := tree(b.cfg.Data, ".")
	if err != nil {
		return err
	}
	b.names.data = fmt.Sprintf("data/%x/", sumOf(files)[:5])
	for name, content := range files {
		b.add(b.names.data+name, content)
	}
	return nil
}

func (b *builder) copyTree(from fs.FS, dir, to string) error {
	files, err := tree(from, dir)
	for name, content := range files {
		b.add(to+strings.TrimPrefix(name, dir), content)
	}
	return err
}

// tree reads all files of a folder.
func tree(from fs.FS, dir string) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := fs.WalkDir(from, dir, func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files[name], err = fs.ReadFile(from, name)
		}
		return err
	})
	return files, err
}

// data returns a file of Config.Data.
func (b *builder) data(name string) ([]byte, error) {
	content, ok := b.files[b.names.data+name]
	if !ok {
		return nil, errors.New("there is no file " + name + " in the data folder")
	}
	return content, nil
}

// contentHash is the part of a file name that stands for its content: 40 bits
// are plenty to tell one build from another.
func contentHash(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:5])
}

// digest is what the service worker knows a file by: base64 of its SHA-256.
func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return base64.StdEncoding.EncodeToString(sum[:])
}

// siteVersion stands for every file that the site has so far, and for some texts more.
func (b *builder) siteVersion(more ...string) string {
	h := sha256.New()
	h.Write(sumOf(b.files))
	for _, m := range more {
		fmt.Fprintf(h, "%d\n%s", len(m), m)
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

// sumOf hashes files with their names.
func sumOf(files map[string][]byte) []byte {
	h := sha256.New()
	for _, name := range sortedKeys(files) {
		fmt.Fprintf(h, "%s %d\n", name, len(files[name]))
		h.Write(files[name])
	}
	return h.Sum(nil)
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
