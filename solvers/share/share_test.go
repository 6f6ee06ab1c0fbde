package share_test

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"solvitur/solvers/claim"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// pack makes a link of version 1 by other means than Encode.
func pack(t testing.TB, plain string) string {
	t.Helper()
	return "#1." + base64.RawURLEncoding.EncodeToString(deflate(t, []byte(plain)))
}

// pack2 makes a link of version 2.
func pack2(t testing.TB, plain string) string {
	t.Helper()
	return "#2." + strings.TrimPrefix(pack(t, plain), "#1.")
}

// pack3 is pack for links with marks.
func pack3(t testing.TB, plain string) string {
	return "#3." + strings.TrimPrefix(pack(t, plain), "#1.")
}

func deflate(t testing.TB, plain []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, flate.DefaultCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(plain); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// TestGoldenLinks opens links of every version that was ever made: each
// testdata/v<n>/<name>.link must open to the variant in <name>.json, for ever.
func TestGoldenLinks(t *testing.T) {
	links, err := filepath.Glob("testdata/v*/*.link")
	if err != nil || len(links) < 4 {
		t.Fatalf("%d golden links, %v", len(links), err)
	}
	for _, file := range links {
		t.Run(file, func(t *testing.T) {
			link, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			raw, err := os.ReadFile(strings.TrimSuffix(file, ".link") + ".json")
			if err != nil {
				t.Fatal(err)
			}
			got, err := share.Decode(strings.TrimSpace(string(link)))
			if err != nil {
				t.Fatal(err)
			}
			var want share.Variant
			if err := json.Unmarshal(raw, &want); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(comparable(t, want), comparable(t, got)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// comparable replaces the facts by what they mean.
func comparable(t testing.TB, v share.Variant) any {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var doc any
	if err := json.Unmarshal(raw, &doc); err != nil {
		t.Fatal(err)
	}
	return doc
}

// A link's marks are drawn at the place and with the value that their claims speak of, since
// the claims are what is judged.
func TestMarksAreWhatTheyClaim(t *testing.T) {
	for name, c := range map[string]struct {
		mark share.Mark
		want string // "" where the link is refused
	}{
		"another value":    {share.Mark{Claim: `grid/0/0 = "1"`, How: "tick", Leaf: "grid/0/0", Value: "2"}, "grid/0/0: 1"},
		"another place":    {share.Mark{Claim: `grid/0/0 = "1"`, How: "tick", Leaf: "grid/0/1", Value: "1"}, "grid/0/0: 1"},
		"a denied one":     {share.Mark{Claim: `not:grid/0/0 = "1"`, How: "tick", Leaf: "grid/0/0", Value: "1"}, ""},
		"two in one":       {share.Mark{Claim: `grid/0/0 = "1" & grid/0/1 = "1"`, How: "tick", Leaf: "grid/0/0", Value: "1"}, ""},
		"no claim":         {share.Mark{Claim: "zzz", How: "tick", Text: "hello"}, ""},
		"what is not seen": {share.Mark{Claim: "a\u202eb/c = \"1\"", How: "tick"}, ""},
	} {
		work, err := json.Marshal([][]share.Mark{{c.mark}})
		if err != nil {
			t.Fatal(err)
		}
		v, err := share.Decode(pack3(t, `{"facts":{},"work":`+string(work)+`}`))
		switch {
		case c.want == "" && err == nil:
			t.Errorf("%s: the link is opened", name)
		case c.want == "":
		case err != nil:
			t.Errorf("%s: %v", name, err)
		default:
			if got := v.Work[0][0].Leaf + ": " + v.Work[0][0].Value; got != c.want {
				t.Errorf("%s: %s, want %s", name, got, c.want)
			}
		}
	}
}

func TestRoundTrip(t *testing.T) {
	texts := rapid.StringMatching(`[ -~äöß"\\<>&éλ]{0,12}`)
	value := rapid.OneOf(
		rapid.Map(texts, func(s string) any { return s }),
		rapid.Map(rapid.Int64(), func(n int64) any { return n }),
		rapid.Just[any](nil), rapid.Just[any](true),
		rapid.Map(rapid.SliceOfN(texts, 0, 4), func(s []string) any { return s }),
		rapid.Map(rapid.MapOfN(texts, texts, 0, 4), func(m map[string]string) any { return m }),
	)
	work := rapid.SliceOfN(rapid.SliceOfN(rapid.Custom(func(t *rapid.T) share.Mark {
		says := claim.Atom{Path: []string{"a", "b" + texts.Draw(t, "path")}, Rel: claim.Is, Value: texts.Draw(t, "value")}
		mark := share.Mark{Claim: says.String(), How: rapid.SampledFrom([]string{"tick", "cross", "maybe", ""}).Draw(t, "how")}
		if rapid.Bool().Draw(t, "placed") {
			mark.Leaf, mark.Value = schema.Pointer(says.Path...), says.Value.(string)
		}
		return mark
	}), 0, 3), 0, 3)
	rapid.Check(t, func(t *rapid.T) {
		facts, err := json.Marshal(rapid.MapOfN(texts, value, 0, 6).Draw(t, "facts"))
		if err != nil {
			t.Fatal(err)
		}
		v := share.Variant{
			Facts:    facts,
			Off:      rapid.SliceOfN(texts, 0, 4).Draw(t, "off"),
			Strategy: texts.Draw(t, "strategy"),
			Orders:   rapid.MapOfN(texts, rapid.SliceOfN(texts, 1, 4), 0, 3).Draw(t, "orders"),
			Limit:    rapid.IntRange(0, 1000).Draw(t, "limit"),
			Seconds:  rapid.IntRange(0, 1000).Draw(t, "seconds"),
			Work:     work.Draw(t, "work"),
			Words:    share.Words{Title: texts.Draw(t, "title"), Story: texts.Draw(t, "story"), Blank: rapid.Bool().Draw(t, "blank")}.Clean(),
		}
		link, err := share.Encode(v)
		if err != nil {
			t.Fatal(err)
		}
		back, err := share.Decode(link)
		if err != nil {
			t.Fatal(err)
		}
		again, err := share.Encode(back)
		if err != nil || again != link {
			t.Fatalf("%s came back as %s (%v)", link, again, err)
		}
		var want, got any
		if json.Unmarshal(facts, &want) != nil || json.Unmarshal(back.Facts, &got) != nil || !cmp.Equal(want, got) {
			t.Fatalf("facts %s came back as %s", facts, back.Facts)
		}
		if back.Words != v.Words || back.Strategy != v.Strategy || back.Limit != v.Limit || back.Seconds != v.Seconds {
			t.Fatalf("%+v came back as %+v", v, back)
		}
		if len(v.Work) > 0 && !cmp.Equal(back.Work, v.Work, cmpopts.EquateEmpty()) {
			t.Fatalf("marks %v came back as %v", v.Work, back.Work)
		}
		if len(v.Orders) > 0 && !cmp.Equal(back.Orders, v.Orders) {
			t.Fatalf("orders %v came back as %v", v.Orders, back.Orders)
		}
	})
}

func TestEncodeIsDeterministic(t *testing.T) {
	one := share.Variant{
		Facts:  json.RawMessage(`{"b": [1, 2.50], "a": {"y": "<b>", "x": null}}`),
		Off:    []string{"r/1", "r/0", "r/1"},
		Orders: map[string][]string{"q": {"1"}, "p": {"2"}},
	}
	other := share.Variant{
		Facts:  json.RawMessage("{\"a\":{\"x\":null,\"y\":\"<b>\"},\n\"b\":[1,2.50]}"),
		Off:    []string{"r/0", "r/1"},
		Orders: map[string][]string{"p": {"2"}, "q": {"1"}},
	}
	first, err := share.Encode(one)
	if err != nil {
		t.Fatal(err)
	}
	second, err := share.Encode(other)
	if err != nil || first != second {
		t.Fatalf("%s and %s (%v)", first, second, err)
	}
	back, err := share.Decode(first)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := string(back.Facts), `{"a":{"x":null,"y":"<b>"},"b":[1,2.50]}`; got != want {
		t.Errorf("facts came back as %s, want %s", got, want)
	}
	if len(one.Off) != 3 || one.Off[0] != "r/1" {
		t.Error("Encode changed its argument")
	}
}

func TestDecodeWithoutHash(t *testing.T) {
	link := pack(t, `{"facts":{}}`)
	if _, err := share.Decode(strings.TrimPrefix(link, "#")); err != nil {
		t.Error(err)
	}
}

func TestDecodeRefuses(t *testing.T) {
	good := pack(t, `{"facts":{"a":1}}`)
	packed, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(good, "#1."))
	if err != nil {
		t.Fatal(err)
	}
	raw := func(b []byte) string { return "#1." + base64.RawURLEncoding.EncodeToString(b) }
	for name, c := range map[string]struct {
		link string
		want error
		says string
	}{
		"nothing":             {"", share.ErrDamaged, "version"},
		"no version":          {"#hello", share.ErrDamaged, "version"},
		"no number":           {"#one.abc", share.ErrDamaged, "version"},
		"a later version":     {"#4.abc", share.ErrVersion, "version 4"},
		"leading zero":        {"#01.abc", share.ErrVersion, "version 01"},
		"empty":               {"#1.", share.ErrDamaged, "unpacked"},
		"cut off":             {good[:len(good)-6], share.ErrDamaged, ""},
		"foreign letters":     {"#1.a+b/", share.ErrDamaged, "a sign in it"},
		"padding":             {good + "=", share.ErrDamaged, "a sign in it"},
		"line break":          {good[:8] + "\n" + good[8:], share.ErrDamaged, "line break"},
		"bytes behind":        {raw(append(bytes.Clone(packed), 0)), share.ErrDamaged, "after its end"},
		"JSON behind":         {pack(t, `{"facts":{}} {}`), share.ErrDamaged, "as this page knows it"},
		"not JSON":            {pack(t, `facts`), share.ErrDamaged, ""},
		"unknown field":       {pack(t, `{"facts":{},"result":1}`), share.ErrDamaged, "called “result”"},
		"capitals":            {pack(t, `{"FACTS":{}}`), share.ErrDamaged, "called “FACTS”"},
		"capitals in a mark":  {pack(t, `{"facts":{},"work":[[{"C":"a","h":"tick"}]]}`), share.ErrDamaged, "called “work/0/0/C”"},
		"no facts":            {pack(t, `{}`), share.ErrDamaged, "no facts"},
		"null facts":          {pack(t, `{"facts":null}`), share.ErrDamaged, "no facts"},
		"a list of facts":     {pack(t, `{"facts":[]}`), share.ErrDamaged, "no facts"},
		"wrong kind of field": {pack(t, `{"facts":{},"off":"a"}`), share.ErrDamaged, "as this page knows it"},
		"negative limit":      {pack(t, `{"facts":{},"limit":-1}`), share.ErrDamaged, "below 0"},
		"time without end":    {pack(t, `{"facts":{},"seconds":9223372036854775807}`), share.ErrDamaged, "above 31,536,000"},
		"deep":                {pack(t, `{"facts":{"a":`+strings.Repeat("[", 9000)+strings.Repeat("]", 9000)+`}}`), share.ErrDamaged, "deep"},
		"a thousand rows":     {pack(t, `{"facts":{"remarks":[`+strings.Repeat("{},", 999)+`{}]}}`), share.ErrTooLong, "1,000 entries"},
		"80,000 rows":         {pack(t, `{"facts":{"remarks":[`+strings.Repeat("{},", 79_999)+`{}]}}`), share.ErrTooLong, "80,000 entries"},
		"rows within rows":    {pack(t, `{"facts":{"a":[[`+strings.Repeat("1,", share.MaxItems)+`1]]}}`), share.ErrTooLong, "201 entries"},
		"many switched off":   {pack(t, `{"facts":{},"off":[`+strings.Repeat(`"a",`, share.MaxOff)+`"a"]}`), share.ErrTooLong, "1,001 entries"},
		"a long order":        {pack(t, `{"facts":{},"orders":{"days":[`+strings.Repeat(`"a",`, share.MaxItems)+`"a"]}}`), share.ErrTooLong, "201 entries"},
		"too long packed":     {"#1." + strings.Repeat("A", 2*share.MaxPacked), share.ErrTooLong, fmt.Sprintf("over %d,%03d bytes, packed", share.MaxPacked/1000, share.MaxPacked%1000)},
		"words in version 1":  {pack(t, `{"facts":{},"words":{"title":"Mine"}}`), share.ErrDamaged, "version 1"},
		"a long title":        {pack2(t, `{"facts":{},"words":{"title":"`+strings.Repeat("é", 121)+`"}}`), share.ErrDamaged, "title is longer than 120"},
		"a long story":        {pack2(t, `{"facts":{},"words":{"story":"`+strings.Repeat("a b", 2000)+`"}}`), share.ErrDamaged, "story is longer than 4,000"},
		"a turned title":      {pack2(t, `{"facts":{},"words":{"title":"\u202egnorw"}}`), share.ErrDamaged, "title has a sign"},
		"a hidden word":       {pack2(t, `{"facts":{},"words":{"question":"Who\u200b?"}}`), share.ErrDamaged, "question has a sign"},
		"a control":           {pack2(t, `{"facts":{},"words":{"notes":"\u001b[31m"}}`), share.ErrDamaged, "notes has a sign"},
		"a title of lines":    {pack2(t, `{"facts":{},"words":{"title":"a\nb"}}`), share.ErrDamaged, "title has a sign"},
		"marks in version 2":  {pack2(t, `{"facts":{},"work":[[{"c":"a = 1","h":"tick"}]]}`), share.ErrDamaged, "version 2"},
		"no mark":             {pack3(t, `{"facts":{},"work":[[{"c":"a = 1","h":"scratch"}]]}`), share.ErrDamaged, "a mark in it is none"},
		"a long mark":         {pack3(t, `{"facts":{},"work":[[{"c":"`+strings.Repeat("a", 1001)+`","h":"tick"}]]}`), share.ErrTooLong, "a mark in it is too long"},
		"a turned mark":       {pack3(t, `{"facts":{},"work":[[{"c":"a = 1","h":"tick","t":"\u202egnorw"}]]}`), share.ErrDamaged, "a sign that cannot be seen"},
		"many layers":         {pack3(t, `{"facts":{},"work":[[],[],[],[],[],[],[]]}`), share.ErrTooLong, "7 entries"},
		"unknown words":       {pack2(t, `{"facts":{},"words":{"html":"<b>"}}`), share.ErrDamaged, "called “words/html”"},
		"a bomb":              {pack(t, `{"facts":{"a":"`+strings.Repeat("a", 10*share.MaxUnpacked)+`"}}`), share.ErrTooLong, "unpacked"},
	} {
		t.Run(name, func(t *testing.T) {
			v, err := share.Decode(c.link)
			if !errors.Is(err, c.want) || !strings.Contains(err.Error(), c.says) {
				t.Errorf("got %+v, %v; want %v with %q", v, err, c.want, c.says)
			}
			for _, jargon := range []string{"flate", "json", "base64", "byte 1", "offset", "invalid", "EOF"} {
				if strings.Contains(err.Error(), jargon) {
					t.Errorf("a visitor reads %q", err)
				}
			}
		})
	}
}

func TestEncodeRefuses(t *testing.T) {
	noise := make([]byte, 0, 100_000)
	for i, x := 0, uint64(1); i < cap(noise); i++ {
		x = x*6364136223846793005 + 1442695040888963407
		noise = append(noise, "abcdefghijklmnopqrstuvwxyz012345"[x>>59])
	}
	for name, c := range map[string]struct {
		facts string
		want  error
	}{
		"no facts":  {``, share.ErrDamaged},
		"not JSON":  {`{"a"`, share.ErrDamaged},
		"a list":    {`[]`, share.ErrDamaged},
		"two":       {`{} {}`, share.ErrDamaged},
		"noise":     {`{"a":"` + string(noise) + `"}`, share.ErrTooLong},
		"very long": {`{"a":"` + strings.Repeat("a", share.MaxUnpacked) + `"}`, share.ErrTooLong},
		"deep":      {`{"a":` + strings.Repeat("[", 9000) + strings.Repeat("]", 9000) + `}`, share.ErrDamaged},
	} {
		if link, err := share.Encode(share.Variant{Facts: json.RawMessage(c.facts)}); !errors.Is(err, c.want) {
			t.Errorf("%s: got %.20q, %v; want %v", name, link, err, c.want)
		}
	}
}

// FuzzDecode: whatever a link holds, reading it ends in an error or in a
// variant that can be shared again and comes back the same.
func FuzzDecode(f *testing.F) {
	f.Add("#1.")
	f.Add("#2.abc")
	f.Add("#3.abc")
	f.Add(pack(f, `{"facts":{"a":[1,2]},"off":["a/0"],"orders":{"days":["x"]},"limit":3}`))
	f.Add(pack(f, `{"facts":{"a":1},"facts":{}}`))
	f.Fuzz(func(t *testing.T, link string) { decodeAndShareAgain(t, link) })
}

// FuzzDecodeJSON lets the fuzzer past the packing.
func FuzzDecodeJSON(f *testing.F) {
	f.Add(`{"facts":{"a":[1,2]},"off":["a/0"],"orders":{"days":["x"]},"limit":3}`)
	f.Add(`{"facts":{"a":1e999,"a":"\ud800"},"Facts":{}}`)
	f.Add(`{"facts":{},"words":{"title":"a","story":"b\n\nc","blank":true}}`)
	f.Fuzz(func(t *testing.T, plain string) {
		decodeAndShareAgain(t, pack(t, plain))
		decodeAndShareAgain(t, pack2(t, plain))
		decodeAndShareAgain(t, pack3(t, plain))
	})
}

func decodeAndShareAgain(t *testing.T, link string) {
	v, err := share.Decode(link)
	if err != nil {
		if !errors.Is(err, share.ErrDamaged) && !errors.Is(err, share.ErrVersion) && !errors.Is(err, share.ErrTooLong) {
			t.Fatalf("an error without a name: %v", err)
		}
		return
	}
	again, err := share.Encode(v)
	if errors.Is(err, share.ErrTooLong) {
		return // escapes can make it longer
	}
	if err != nil {
		t.Fatalf("%+v was read but cannot be shared: %v", v, err)
	}
	back, err := share.Decode(again)
	if err != nil {
		t.Fatal(err)
	}
	if third, err := share.Encode(back); err != nil || third != again {
		t.Fatalf("%s came back as %s (%v)", again, third, err)
	}
}

// What leads to a part of a page is no damaged link.
func TestIsFragment(t *testing.T) {
	for fragment, want := range map[string]bool{
		"#1.abc": true, "1.": true, "#7.x": true, "#1234.": true,
		"": false, "#": false, "#facts": false, "#answer": false, "#main": false, "#1": true, "#99999999": true, "#.x": false, "#a.b": false, "#12345.x": true, "##1.x": false,
	} {
		if got := share.IsFragment(fragment); got != want {
			t.Errorf("%q: %v", fragment, got)
		}
	}
}
