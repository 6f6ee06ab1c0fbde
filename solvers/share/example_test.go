package share_test

import (
	"encoding/json"
	"fmt"

	"solvitur/solvers/share"
)

func Example() {
	link, err := share.Encode(share.Variant{
		Facts: json.RawMessage(`{"top": 100, "rests": [{"divisor": 3, "rest": 2}]}`),
		Off:   []string{"rests/0"},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(link[:3])

	v, err := share.Decode(link)
	fmt.Println(string(v.Facts), v.Off, err)

	_, err = share.Decode("#7.abc")
	fmt.Println(err)
	// Output:
	// #1.
	// {"rests":[{"divisor":3,"rest":2}],"top":100} [rests/0] <nil>
	// this link has a format that this page does not know: reload the page to get its newest version, or ask for the link again (it says version 7, this page reads versions 1 to 3)
}
