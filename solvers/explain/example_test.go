package explain_test

import (
	"context"
	"fmt"

	"solvitur/solvers/explain"
	"solvitur/solvers/family/null"
)

// Of four facts about a number, two contradict each other.
func ExampleWhy() {
	family := null.New()
	instance, err := family.Parse([]byte(`{"top": 100, "rests": [
		{"divisor": 5, "rest": 3}, {"divisor": 3, "rest": 2}, {"divisor": 7, "rest": 2}, {"divisor": 6, "rest": 1}]}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	answer, err := explain.Why(context.Background(), instance, "", 1, explain.Options{Info: family.Info()})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, fact := range instance.Facts() {
		for _, id := range answer.Core {
			if fact.ID == id {
				fmt.Println(fact.Text)
			}
		}
	}
	fmt.Println("minimal:", answer.Minimal)
	// Output:
	// Divided by 3 it leaves 2.
	// Divided by 6 it leaves 1.
	// minimal: true
}

// A rest of 9 says all that a rest of 3 can say.
func ExampleSurvey() {
	family := null.New()
	instance, err := family.Parse([]byte(`{"top": 20, "rests": [{"divisor": 3, "rest": 1}, {"divisor": 9, "rest": 4}]}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	v, err := explain.Survey(context.Background(), instance, explain.Options{Info: family.Info()})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(v.Verdict, v.Solutions)
	for _, s := range v.Superfluous {
		fmt.Println(s.Fact, "follows from", s.Core)
	}
	for _, s := range v.Settles {
		fmt.Println("would settle it:", s.Text)
	}
	// Output:
	// many 2
	// rests/0 follows from [rests/1]
	// would settle it: The number is even.
	// would settle it: The number is odd.
}
