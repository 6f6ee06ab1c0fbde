package wire

import "context"

// Local is a platform whose workers are goroutines, each with a handler of its own: for
// terminals, tests and benchmarks.
type Local struct {
	Handler func() Handler
	Most    int // workers that work at the same time
}

// Workers: see Crew.
func (l Local) Workers() int { return max(1, l.Most) }

// Start: see Platform.
func (l Local) Start(crashed func(reason string)) (Worker, error) {
	page, worker, end := Pipe()
	ctx, stop := context.WithCancel(context.Background())
	go func() {
		if err := Serve(ctx, worker, l.Handler()); err != nil && ctx.Err() == nil {
			crashed(err.Error())
		}
	}()
	return &localWorker{page, stop, end}, nil
}

type localWorker struct {
	Conn
	stop context.CancelFunc
	end  func()
}

func (w *localWorker) Terminate() {
	w.stop()
	w.end()
}
