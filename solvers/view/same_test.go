package view

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
)

// A view is the same as a copy of it, and not the same as one that differs anywhere: in any text,
// number or switch, or in the length of any list.
func TestSame(t *testing.T) {
	whole := filled(reflect.TypeFor[View]()).Interface().(View)
	if other := copyOf(t, whole); !whole.Same(other) || !reflect.DeepEqual(whole, other) {
		t.Fatal("a copy is not the same")
	}
	for n := 0; ; n++ {
		other := copyOf(t, whole)
		left := n
		place := changeAt(reflect.ValueOf(&other).Elem(), "View", &left)
		if place == "" {
			if n < 150 {
				t.Errorf("only %d places were changed", n)
			}
			break
		}
		if reflect.DeepEqual(whole, other) {
			t.Fatalf("%s was not changed", place)
		}
		if whole.Same(other) || other.Same(whole) {
			t.Errorf("views that differ in %s are called the same", place)
		}
	}
	if whole.Same(nil) || !(View{}).Same(View{Frames: []Frame{}}) {
		t.Error("nothing is the same as nothing alone")
	}
}

// filled makes a value in which nothing is left out, with lists of two.
func filled(of reflect.Type) reflect.Value {
	v := reflect.New(of).Elem()
	switch of.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(of.Elem()))
		v.Elem().Set(filled(of.Elem()))
	case reflect.Struct:
		for i := range of.NumField() {
			v.Field(i).Set(filled(of.Field(i).Type))
		}
	case reflect.Slice:
		v.Set(reflect.Append(v, filled(of.Elem()), filled(of.Elem())))
	case reflect.String:
		v.SetString("a")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(1)
	case reflect.Float64:
		v.SetFloat(1)
	default:
		panic(fmt.Sprintf("a view has a %s", of))
	}
	return v
}

func copyOf(t *testing.T, v View) (other View) {
	text, err := json.Marshal(v)
	if err == nil {
		err = json.Unmarshal(text, &other)
	}
	if err != nil {
		t.Fatal(err)
	}
	return other
}

// changeAt changes a value in its place number left, counted down, and says where that is: "" where there are
// fewer places.
func changeAt(v reflect.Value, path string, left *int) string {
	here := func(set func()) string {
		if *left--; *left >= 0 {
			return ""
		}
		set()
		return path
	}
	switch v.Kind() {
	case reflect.Pointer:
		if where := changeAt(v.Elem(), path, left); where != "" {
			return where
		}
		return here(func() { v.SetZero() })
	case reflect.Struct:
		for i := range v.NumField() {
			if where := changeAt(v.Field(i), path+"."+v.Type().Field(i).Name, left); where != "" {
				return where
			}
		}
		return ""
	case reflect.Slice:
		if where := changeAt(v.Index(1), path+"[1]", left); where != "" {
			return where
		}
		return here(func() { v.SetLen(1) })
	case reflect.String:
		return here(func() { v.SetString("b") })
	case reflect.Bool:
		return here(func() { v.SetBool(false) })
	case reflect.Int:
		return here(func() { v.SetInt(2) })
	default:
		return here(func() { v.SetFloat(2) })
	}
}

// BenchmarkSame compares a board of as many parts as zebra's with a copy of it, by its own measure and
// by reflection.
func BenchmarkSame(b *testing.B) {
	board := func() View {
		d := &Drawing{}
		for i := range 250 {
			d.Shapes = append(d.Shapes, Shape{Mark: Mark{ID: fmt.Sprint(i), Claim: fmt.Sprint("claim/", i), Says: fmt.Sprint("Open: ", i)}, Kind: Square, X: float64(i), W: 8, H: 8})
		}
		return View{Name: "board", Drawing: d}
	}
	v, w := board(), board()
	b.Run("own", func(b *testing.B) {
		for b.Loop() {
			v.Same(w)
		}
	})
	b.Run("reflect", func(b *testing.B) {
		for b.Loop() {
			reflect.DeepEqual(v, w)
		}
	})
}
