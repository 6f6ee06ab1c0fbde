package puzzle

import (
	"encoding/json"
	"slices"

	"solvitur/solvers/schema"
)

func (f *family[F, M, S]) Parse(raw json.RawMessage, off ...FactID) (Instance, error) {
	doc, err := schema.Decode(raw)
	if err != nil {
		return nil, schema.Errorf("", "%s", err)
	}
	doc, model, unfinished, errs := f.readWithout(doc, off)
	remarks, without := remarksOf(f.Definition.Form, errs)
	if without != nil {
		if doc, err = schema.Apply(doc, without...); err != nil {
			return nil, schema.Join(errs)
		}
		model, errs = f.read(doc)
	}
	if len(errs) > 0 {
		return nil, schema.Join(errs)
	}
	i := &instance[F, M, S]{family: f, model: model}
	i.remarks, i.unfinished = remarks, unfinished
	i.bind()
	return i, nil
}

// read makes of a document what is worked with; or it says all
// that is wrong with the document.
func (f *family[F, M, S]) read(doc any) (model M, errs []*schema.FieldError) {
	if errs := schema.Check(f.Definition.Form, doc); len(errs) > 0 {
		return model, append(errs, schema.Formulas(f.Definition.Form, doc, errs, func(doc any) []*schema.FieldError {
			_, more := f.understand(doc)
			return more
		})...)
	}
	return f.understand(doc)
}

// understand reads a document that satisfies the form.
func (f *family[F, M, S]) understand(doc any) (model M, errs []*schema.FieldError) {
	facts, fault := f.decodeFacts(doc)
	if fault != nil {
		return model, []*schema.FieldError{fault}
	}
	return f.Read(&facts)
}

// remarksOf are the faults of fields that stand aside, and the edits that take away
// what they hold; nil if there is another fault, which must be mended first.
func remarksOf(form schema.Form, errs []*schema.FieldError) ([]*schema.FieldError, []schema.Edit) {
	var edits []schema.Edit
	for _, e := range errs {
		path := schema.SplitPath(e.Path)
		if len(path) == 0 {
			return nil, nil
		}
		field, _ := form.Field(path[0])
		if !field.Aside {
			return nil, nil
		}
		if edit := (schema.Edit{Op: "remove", Path: field.Key}); !slices.ContainsFunc(edits, func(known schema.Edit) bool { return known.Path == edit.Path }) {
			edits = append(edits, edit)
		}
	}
	return errs, edits
}
