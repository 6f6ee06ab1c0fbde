package wire

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"sync"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Handler answers requests. Each method tells what it finds, ends with one
// last event (see Event.Last), or returns an error, which is told as ErrorBody:
// with Fields where it names fields. Events are told from one goroutine.
type Handler interface {
	Solve(ctx context.Context, request SolveRequest, tell func(Event)) error
	Explain(ctx context.Context, request ExplainRequest, tell func(Event)) error
	Survey(ctx context.Context, request SurveyRequest, tell func(Event)) error
	Check(ctx context.Context, request CheckRequest, tell func(Event)) error
	Argue(ctx context.Context, request ArgueRequest, tell func(Event)) error
	Hint(ctx context.Context, request HintRequest, tell func(Event)) error
	Another(ctx context.Context, request AnotherRequest, tell func(Event)) error
}

// MaxRequest is the length of the longest request that is read, in bytes.
const MaxRequest = 4 << 20

// Serve announces itself with TypeReady and answers the requests of the other
// end, one after the other, until ctx ends. A message that makes no sense, a
// failing handler or a panic in one is told to the other end and is no reason
// to stop; the error is that of ctx, or of a connection that cannot send.
func Serve(ctx context.Context, conn Conn, handler Handler) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	s := &server{conn: conn, handler: handler, stop: stop, arrived: make(chan struct{}, 1), breathe: func() {}}
	if b, ok := conn.(Breather); ok {
		s.breathe = b.Breathe
	}
	conn.Listen(s.receive)
	s.send(0, TypeReady, nil)
	for {
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-s.arrived:
		}
		for ctx.Err() == nil {
			request, ok := s.next()
			if !ok {
				break
			}
			s.answer(ctx, request)
		}
	}
}

// letter is a message as it came in.
type letter struct {
	message Message
	length  int
	err     error // it cannot be read
}

type server struct {
	conn    Conn
	handler Handler
	stop    context.CancelCauseFunc
	arrived chan struct{} // holds one token while the inbox may have something
	breathe func()        // see Breather

	mu     sync.Mutex
	inbox  []letter
	busyID int64 // of the request being answered
	cancel context.CancelFunc
	helped *Help // with it
}

// receive runs whenever a message comes in, in a browser only while the server
// is idle or has yielded. It must not wait.
func (s *server) receive(text string) {
	message, err := unpack(text)
	if err == nil && message.Type == TypeCancel {
		s.cancelRequest(message.ID)
		return
	}
	if err == nil && (message.Type == TypeLent || message.Type == TypeReport) {
		s.help(message)
		return
	}
	s.mu.Lock()
	s.inbox = append(s.inbox, letter{message, len(text), err})
	s.mu.Unlock()
	select {
	case s.arrived <- struct{}{}:
	default:
	}
}

// cancelRequest stops the request that is being answered, or forgets one that
// waits: then nothing is told about it.
func (s *server) cancelRequest(id int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cancel != nil && s.busyID == id {
		s.cancel()
		return
	}
	for i, waiting := range s.inbox {
		if waiting.err == nil && waiting.message.ID == id {
			s.inbox = append(s.inbox[:i:i], s.inbox[i+1:]...)
			return
		}
	}
}

// help takes in what other workers do for the request that is being answered.
func (s *server) help(message Message) {
	s.mu.Lock()
	help := s.helped
	if s.busyID != message.ID {
		help = nil
	}
	s.mu.Unlock()
	if help == nil {
		return // it has been answered without
	}
	if message.Type == TypeLent {
		if stretch, err := body[puzzle.Stretch](message); err == nil {
			help.lend(*stretch)
		}
		return
	}
	if report, err := body[puzzle.Report](message); err == nil {
		help.report(report)
	}
}

func (s *server) next() (letter, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.inbox) == 0 {
		return letter{}, false
	}
	first := s.inbox[0]
	s.inbox = s.inbox[1:]
	return first, true
}

func (s *server) send(id int64, kind string, body any) {
	text, err := pack(id, kind, body)
	if err != nil {
		text, err = pack(id, TypeError, &ErrorBody{Message: "The answer cannot be passed on: " + err.Error() + ". Please report this puzzle."})
	}
	if err == nil {
		err = s.conn.Send(text)
	}
	if err != nil {
		s.stop(err)
	}
}

// answer handles one request, up to its last event.
func (s *server) answer(ctx context.Context, request letter) {
	message, err := request.message, request.err
	if err == nil && request.length > MaxRequest {
		err = fmt.Errorf("this puzzle is too long for the solver (%s bytes, at most %s): remove some facts", english.Thousands(request.length), english.Thousands(MaxRequest))
	}
	if err != nil {
		s.send(message.ID, TypeError, &ErrorBody{Message: err.Error()})
		return
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s.mu.Lock()
	s.busyID, s.cancel, s.helped = message.ID, cancel, newHelp()
	help := s.helped
	s.mu.Unlock()
	defer func() {
		s.mu.Lock()
		s.busyID, s.cancel, s.helped = 0, nil, nil
		s.mu.Unlock()
	}()

	out := newOutlet(func(e Event) {
		kind, body := e.part()
		if message.ID == rehearsalID {
			_, _ = pack(message.ID, kind, body) // this is rehearsed, too
			if !e.Last() {
				return
			}
			kind, body = TypeDone, &DoneBody{} // the page would read it for nothing
		}
		s.send(message.ID, kind, body)
	}, s.breathe)
	out.help = help
	err = s.handle(ctx, message, out)
	switch {
	case err != nil:
		out.tell(Event{Err: errorBody(err)})
	case !out.ended:
		out.tell(failed("The solver ended without an answer. Please report this puzzle."))
	}
}

// handle calls the handler; a panic comes back as an error.
func (s *server) handle(ctx context.Context, message Message, out *outlet) (err error) {
	defer func() {
		if defect := recover(); defect != nil {
			err = &defectError{value: defect, stack: string(debug.Stack())}
		}
	}()
	switch message.Type {
	case TypeSolve:
		return ask(ctx, message, out, s.handler.Solve)
	case TypeExplain:
		return ask(ctx, message, out, s.handler.Explain)
	case TypeSurvey:
		return ask(ctx, message, out, s.handler.Survey)
	case TypeCheck:
		return ask(ctx, message, out, s.handler.Check)
	case TypeArgue:
		return ask(ctx, message, out, s.handler.Argue)
	case TypeHint:
		return ask(ctx, message, out, s.handler.Hint)
	case TypeAnother:
		return ask(ctx, message, out, s.handler.Another)
	}
	return fmt.Errorf("no request is called %q: reload the page", message.Type)
}

// ask reads the body of a request strictly and hands it to its method.
func ask[R any](ctx context.Context, message Message, out *outlet, method func(context.Context, R, func(Event)) error) error {
	var request R
	decoder := json.NewDecoder(bytes.NewReader(message.Body))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&request); err != nil {
		return fmt.Errorf("a request %q cannot be read (%w): reload the page", message.Type, err)
	}
	if _, err := decoder.Token(); err != io.EOF {
		return fmt.Errorf("there is something after the end of a request %q: reload the page", message.Type)
	}
	if solve, ok := any(&request).(*SolveRequest); ok {
		out.steps.limit = max(0, min(solve.Trace, MaxSteps))
		solve.Help = out.help
	}
	return method(ctx, request, out.tell)
}

// defectError is a panic of a handler.
type defectError struct {
	value any
	stack string
}

func (e *defectError) Error() string {
	return fmt.Sprintf("The solver met a defect of its own (%v). Please report this puzzle.", e.value)
}

// errorBody sorts the faults of fields from the rest.
func errorBody(err error) *ErrorBody {
	e := &ErrorBody{}
	var defect *defectError
	if errors.As(err, &defect) {
		e.Detail = defect.stack
	}
	for _, fault := range schema.FieldErrors(err) {
		if fault.Path == "" && e.Message == "" {
			e.Message = fault.Message
		} else {
			e.Fields = append(e.Fields, fault)
		}
	}
	return e
}
