package puzzle

import (
	"bytes"
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
)

// document is what one reads of a value that is written as JSON, with whole numbers as int: it
// is made without writing where nothing in it has a way of its own to be written, which is
// several times as fast.
func document(value any) (doc any, err error) {
	if doc, plain := copied(reflect.ValueOf(value)); plain {
		return doc, nil
	}
	raw, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	if err := decoder.Decode(&doc); err != nil {
		return nil, fmt.Errorf("a solution cannot be read: %w", err)
	}
	return doc, nil
}

// copied is a value of records, tables by texts, lists, texts, whole numbers and truth values.
func copied(v reflect.Value) (doc any, plain bool) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Map, reflect.Slice:
		if v.IsNil() {
			return nil, true
		}
	case reflect.Invalid:
		return nil, true
	}
	if t := reflect.PointerTo(v.Type()); t.NumMethod() > 0 && (t.Implements(reflect.TypeFor[json.Marshaler]()) || t.Implements(reflect.TypeFor[encoding.TextMarshaler]())) {
		return nil, false
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		return copied(v.Elem())
	case reflect.String:
		return v.String(), true
	case reflect.Int, reflect.Int64:
		return int(v.Int()), true
	case reflect.Bool:
		return v.Bool(), true
	case reflect.Slice:
		list := make([]any, v.Len())
		for i := range list {
			if list[i], plain = copied(v.Index(i)); !plain {
				return nil, false
			}
		}
		return list, true
	case reflect.Map:
		table := make(map[string]any, v.Len())
		for each := v.MapRange(); each.Next(); {
			if each.Key().Kind() != reflect.String {
				return nil, false
			}
			if table[each.Key().String()], plain = copied(each.Value()); !plain {
				return nil, false
			}
		}
		return table, true
	case reflect.Struct:
		record := make(map[string]any, v.NumField())
		for i := range v.NumField() {
			field := v.Field(i)
			name, option, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
			left := option == "omitempty" && (field.Kind() == reflect.Slice || field.Kind() == reflect.Map) && field.Len() == 0
			switch {
			case name == "" || option != "" && option != "omitempty" && option != "omitzero":
				return nil, false
			case option != "" && (left || field.IsZero()):
				continue
			}
			if record[name], plain = copied(field); !plain {
				return nil, false
			}
		}
		return record, true
	}
	return nil, false
}
