package host

import (
	"net/http"
	"path"
	"slices"
	"strconv"
)

// Fault is something that hosts do wrong. Instead of some files they send a page
// of their own: a single-page host and a half-done deploy say 200 to it.
type Fault struct {
	// File is the name of the files below any folder, as a pattern of path.Match:
	// "boot.*.js".
	File string

	// Status of the wrong answer; 0 is the right answer, late (see Until).
	Status int

	// Cut sends the first half of the right answer as if it were the whole.
	Cut bool

	// Times says for how many requests it lasts; 0 is for ever.
	Times int

	// MaxAge is for how long browsers may keep the wrong answer, in seconds.
	MaxAge int

	// Until, if set, is closed when the answer may be sent.
	Until <-chan struct{}
}

// notAsked is what comes instead of a file.
const notAsked = "<!doctype html><html lang=en><title>Welcome</title><p>This is not what was asked for."

// SetFaults says what goes wrong from now on. For each request the first one
// that fits counts.
func (h *Host) SetFaults(faults ...Fault) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.faults = slices.Clone(faults)
}

// faulty gives the wrong answer to a request, and status 0 where none is due.
func (h *Host) faulty(r *http.Request) (status int, header map[string]string, body []byte) {
	fault, due := h.takeFault(path.Base(r.URL.Path))
	if !due {
		return 0, nil, nil
	}
	if fault.Until != nil {
		select {
		case <-fault.Until:
		case <-r.Context().Done():
		}
	}
	status, header, body = fault.Status, map[string]string{"Content-Type": types[".html"]}, []byte(notAsked)
	if fault.Cut {
		status, header, body = h.answer(r)
		body = body[:len(body)/2]
	}
	if fault.MaxAge > 0 {
		header["Cache-Control"] = "max-age=" + strconv.Itoa(fault.MaxAge)
	}
	return status, header, body
}

func (h *Host) takeFault(file string) (Fault, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	at := slices.IndexFunc(h.faults, func(f Fault) bool {
		fits, err := path.Match(f.File, file)
		return fits && err == nil
	})
	if at < 0 {
		return Fault{}, false
	}
	fault := h.faults[at]
	switch fault.Times {
	case 0:
	case 1:
		h.faults = slices.Delete(h.faults, at, at+1)
	default:
		h.faults[at].Times--
	}
	return fault, true
}
