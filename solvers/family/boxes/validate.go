package boxes

import (
	"fmt"
	"strings"

	"solvitur/solvers/schema"
)

// read finds what the form cannot know, and makes the store.
func read(f *Facts) (store, []*schema.FieldError) {
	if errs := validate(f); len(errs) > 0 {
		return store{}, errs
	}
	s := newStore(*f)
	s.formulas = conditions.Formulas(*f, f.Conditions)
	return s, nil
}

// validate tells colours apart by more than capital letters (boxes are matched
// with colours without regard to them), and refuses conditions that
// say nothing.
func validate(f *Facts) []*schema.FieldError {
	var errs []*schema.FieldError
	for i, colour := range f.Colours {
		path := fmt.Sprintf("colours/%d/name", i)
		for _, other := range f.Colours[:i] {
			if strings.EqualFold(colour.Name, other.Name) && colour.Name != other.Name {
				errs = append(errs, schema.Errorf(path, "There is a colour “%s” already: choose a name that differs in more than capital letters.", other.Name))
			}
		}
	}
	return append(errs, conditions.Faults(*f, f.Conditions)...)
}
