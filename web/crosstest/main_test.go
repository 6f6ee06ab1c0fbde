package crosstest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"solvitur/web/sitetest"
	"solvitur/web/webdriver"
)

// What all tests share, set by TestMain.
var (
	distDir string             // the built site
	session *webdriver.Session // one window of a running browser
	foreign *sitetest.Sink     // where Firefox's requests to other hosts end
)

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "crosstest:", err)
		code = 1
	}
	os.Exit(code)
}

func run(m *testing.M) (code int, err error) {
	work, err := os.MkdirTemp("", "solvitur-crosstest-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(work)
	if foreign, err = sitetest.NewSink(); err != nil {
		return 1, err
	}
	defer foreign.Close()

	start, cancel := context.WithTimeout(context.Background(), 3*time.Minute)
	defer cancel()
	if driver := os.Getenv("SOLVITUR_WEBKIT"); driver != "" {
		words := strings.Fields(driver) // the browser, and the command that starts its driver
		session, err = webdriver.WebKit(start, words[0], words[1:]...)
	} else {
		program, missing := sitetest.Program("SOLVITUR_FIREFOX", "find-firefox")
		if missing != nil {
			return 1, missing
		}
		if program == "none" {
			fmt.Println("SOLVITUR_FIREFOX is none: the tests in Firefox are left out.")
			return 0, nil
		}
		profile := filepath.Join(work, "profile")
		if err := os.Mkdir(profile, 0o700); err != nil {
			return 1, err
		}
		session, err = webdriver.Firefox(start, program, profile, foreign.Addr().String())
	}
	if err != nil {
		return 1, err
	}
	defer session.Close()
	if distDir, err = sitetest.Folder(work); err != nil {
		return 1, err
	}
	return m.Run(), nil
}
