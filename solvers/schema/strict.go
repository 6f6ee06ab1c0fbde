package schema

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Strictly reads one JSON document into a Go value, each member by its very name: that
// encoding/json takes FACTS for facts would let two readers understand a document
// differently. What is unknown is refused with its path, and so
// is anything after the end.
func Strictly(raw []byte, into any) error {
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	if err := decoder.Decode(into); err != nil {
		return err
	}
	if _, err := decoder.Token(); err != io.EOF {
		return fmt.Errorf("there is something after its end: remove it")
	}
	return called("", raw, reflect.TypeOf(into).Elem())
}

// called refuses a member that a type does not know by this name, with its path.
func called(path string, raw []byte, of reflect.Type) error {
	if reflect.PointerTo(of).Implements(reflect.TypeFor[json.Unmarshaler]()) {
		return nil // which has a mind of its own
	}
	switch of.Kind() {
	case reflect.Pointer:
		return called(path, raw, of.Elem())
	case reflect.Slice:
		if !holdsRecords(of.Elem()) {
			return nil
		}
		var items []json.RawMessage
		_ = json.Unmarshal(raw, &items) // which was read before
		for i, item := range items {
			if err := called(join(path, strconv.Itoa(i)), item, of.Elem()); err != nil {
				return err
			}
		}
	case reflect.Struct:
		types := map[string]reflect.Type{}
		for _, field := range reflect.VisibleFields(of) {
			if name, _, _ := strings.Cut(field.Tag.Get("json"), ","); name != "" && name != "-" {
				types[name] = field.Type
			}
		}
		var members map[string]json.RawMessage
		_ = json.Unmarshal(raw, &members)
		for _, key := range slices.Sorted(maps.Keys(members)) {
			kind, known := types[key]
			if !known {
				return Errorf(join(path, key), "%s", notCalled(key, slices.Sorted(maps.Keys(types))))
			}
			if err := called(join(path, key), members[key], kind); err != nil {
				return err
			}
		}
	}
	return nil
}

// holdsRecords says whether there can be members in what lists hold.
func holdsRecords(of reflect.Type) bool {
	for of.Kind() == reflect.Slice || of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	return of.Kind() == reflect.Struct
}

// notCalled says that a record has a member of a name that is not known.
func notCalled(key string, known []string) string {
	if near := Nearest(key, known); near != "" {
		return fmt.Sprintf("Nothing is called %s here: did you mean %s?", quote(key), quote(near))
	}
	return fmt.Sprintf("Nothing is called %s here: remove it, or use one of %s.", quote(key), list(known, "or"))
}
