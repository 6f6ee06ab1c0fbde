package boxes

import (
	"fmt"
	"strings"

	"solvitur/solvers/schema"
)

// validate tells colours apart by more than capital letters (boxes are matched
// with colours without regard to them), and refuses conditions that compare
// something with itself.
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
	for i, c := range f.Conditions {
		switch {
		case c.Kind == kindWith && c.Colour == c.Second:
			errs = append(errs, schema.Errorf(conditionID(i)+"/second",
				"Every box with a %s ball holds a %s ball, so this says nothing: choose two different colours.", c.Colour, c.Second))
		case c.Kind == kindCommon && c.Box == c.Other:
			errs = append(errs, schema.Errorf(conditionID(i)+"/other",
				"The %s box has all its colours in common with itself: choose two different boxes.", c.Box))
		}
	}
	return errs
}
