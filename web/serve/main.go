// Command serve shows a built site on this machine:
//
//	go run ./web/serve -dir dist -port 8080
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"solvitur/web/host"
)

func main() {
	if err := serve(); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

func serve() error {
	dir := flag.String("dir", "dist", "the built site")
	port := flag.String("port", "8080", "port to listen on")
	prefix := flag.String("prefix", "/", "folder below which to show it")
	flag.Parse()
	if _, err := os.Stat(filepath.Join(*dir, "index.html")); err != nil {
		return fmt.Errorf("%s holds no built site: run `make site` first", *dir)
	}
	listener, err := net.Listen("tcp", "localhost:"+*port)
	if err != nil {
		return fmt.Errorf("port %s cannot be used (%w): choose another, as in `make serve PORT=8081`", *port, err)
	}
	h := host.New(os.DirFS(*dir), host.Options{Prefix: *prefix, Gzip: true})
	fmt.Printf("Solvitur is at http://localhost:%s%s (stop with Ctrl+C)\n", *port, *prefix)
	return (&http.Server{Handler: h, ReadHeaderTimeout: 10 * time.Second}).Serve(listener)
}
