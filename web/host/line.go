package host

import (
	"io"
	"sync"
	"time"
)

// Line is a slow line shared by everything that is sent over it: page, worker
// and service worker alike. (A browser's own throttling slows the page only.)
type Line struct {
	BitsPerSecond int           // 20e6 is a modest home line
	Latency       time.Duration // before each answer

	mu   sync.Mutex
	free time.Time // when the line has sent all that was given to it
}

func (l *Line) wait() { time.Sleep(l.Latency) }

func (l *Line) writer(w io.Writer) io.Writer { return &slowWriter{line: l, to: w} }

type slowWriter struct {
	line *Line
	to   io.Writer
}

// Write sends in pieces, so that parallel answers share the line fairly.
func (s *slowWriter) Write(p []byte) (written int, err error) {
	const piece = 16 << 10
	for len(p) > 0 {
		n := min(piece, len(p))
		time.Sleep(s.line.take(n))
		n, err = s.to.Write(p[:n])
		written += n
		if err != nil {
			return written, err
		}
		if f, ok := s.to.(interface{ Flush() }); ok {
			f.Flush()
		}
		p = p[n:]
	}
	return written, nil
}

// take books n bytes on the line and says how long to wait for them.
func (l *Line) take(n int) time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
	if l.free.Before(now) {
		l.free = now
	}
	l.free = l.free.Add(time.Duration(float64(n) * 8 / float64(l.BitsPerSecond) * float64(time.Second)))
	return l.free.Sub(now)
}
