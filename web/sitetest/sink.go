package sitetest

import (
	"net"
	"net/http"
	"sync"
)

// Sink is a proxy that refuses everything and remembers who was asked for.
type Sink struct {
	net.Listener
	mu    sync.Mutex
	hosts []string
}

// NewSink starts a sink; Close ends it.
func NewSink() (*Sink, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	s := &Sink{Listener: listener}
	go http.Serve(listener, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.mu.Lock()
		s.hosts = append(s.hosts, r.Host)
		s.mu.Unlock()
		w.WriteHeader(http.StatusBadGateway)
	})) //nolint:errcheck // ends when the listener is closed
	return s, nil
}

// Taken returns the hosts asked for since the last call.
func (s *Sink) Taken() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	hosts := s.hosts
	s.hosts = nil
	return hosts
}
