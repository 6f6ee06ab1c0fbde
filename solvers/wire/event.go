package wire

import (
	"encoding/json"
	"fmt"

	"solvitur/solvers/puzzle"
)

// Event is one thing that a worker tells about a request. Exactly one member is
// set.
type Event struct {
	Facts    *FactsBody
	Board    *BoardBody
	Progress *ProgressBody
	Steps    *StepsBody
	Solution *SolutionBody

	// The last event of a request is one of these.
	Done     *DoneBody
	Reported *puzzle.Report
	Why      *WhyBody
	Surveyed *SurveyBody
	Checked  *CheckedBody
	Argued   *ArguedBody
	Hinted   *HintBody
	Made     *MadeBody
	Err      *ErrorBody
}

// Last says whether this event ends its request.
func (e Event) Last() bool {
	return e.Done != nil && !e.Done.More || e.Reported != nil || e.Why != nil || e.Surveyed != nil && !e.Surveyed.More || e.Checked != nil || e.Argued != nil || e.Hinted != nil || e.Made != nil || e.Err != nil
}

// failed makes the event that a request failed with a message.
func failed(format string, args ...any) Event {
	return Event{Err: &ErrorBody{Message: fmt.Sprintf(format, args...)}}
}

// part gives the type and body of the member that is set.
func (e Event) part() (string, any) {
	switch {
	case e.Facts != nil:
		return TypeFacts, e.Facts
	case e.Board != nil:
		return TypeBoard, e.Board
	case e.Progress != nil:
		return TypeProgress, e.Progress
	case e.Steps != nil:
		return TypeSteps, e.Steps
	case e.Solution != nil:
		return TypeSolution, e.Solution
	case e.Done != nil:
		return TypeDone, e.Done
	case e.Reported != nil:
		return TypeReported, e.Reported
	case e.Why != nil:
		return TypeWhy, e.Why
	case e.Surveyed != nil:
		return TypeSurveyed, e.Surveyed
	case e.Checked != nil:
		return TypeChecked, e.Checked
	case e.Argued != nil:
		return TypeArgued, e.Argued
	case e.Hinted != nil:
		return TypeHinted, e.Hinted
	case e.Made != nil:
		return TypeMade, e.Made
	case e.Err != nil:
		return TypeError, e.Err
	}
	panic("wire: an event without content")
}

// event reads what part wrote.
func event(message Message) (e Event, err error) {
	switch message.Type {
	case TypeFacts:
		e.Facts, err = body[FactsBody](message)
	case TypeBoard:
		e.Board, err = body[BoardBody](message)
	case TypeProgress:
		e.Progress, err = body[ProgressBody](message)
	case TypeSteps:
		e.Steps, err = body[StepsBody](message)
	case TypeSolution:
		e.Solution, err = body[SolutionBody](message)
	case TypeDone:
		e.Done, err = body[DoneBody](message)
	case TypeReported:
		e.Reported, err = body[puzzle.Report](message)
	case TypeWhy:
		e.Why, err = body[WhyBody](message)
	case TypeSurveyed:
		e.Surveyed, err = body[SurveyBody](message)
	case TypeChecked:
		e.Checked, err = body[CheckedBody](message)
	case TypeArgued:
		e.Argued, err = body[ArguedBody](message)
	case TypeHinted:
		e.Hinted, err = body[HintBody](message)
	case TypeMade:
		e.Made, err = body[MadeBody](message)
	case TypeError:
		e.Err, err = body[ErrorBody](message)
	default:
		err = fmt.Errorf("no message is called %q", message.Type)
	}
	return e, err
}

func body[B any](message Message) (*B, error) {
	b := new(B)
	if err := json.Unmarshal(message.Body, b); err != nil {
		return nil, fmt.Errorf("the body of a message %q cannot be read: %w", message.Type, err)
	}
	return b, nil
}
