package lab

import (
	"context"
	"errors"

	"solvitur/solvers/wire"
)

// Explain answers why a claim follows, or why there is no solution.
func (l *Lab) Explain(ctx context.Context, r wire.ExplainRequest, tell func(wire.Event)) error {
	return errors.New("reasons are not worked out yet in this build")
}

// Survey answers what is certain and what is superfluous.
func (l *Lab) Survey(ctx context.Context, r wire.SurveyRequest, tell func(wire.Event)) error {
	return errors.New("reasons are not worked out yet in this build")
}
