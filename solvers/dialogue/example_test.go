package dialogue_test

import (
	"context"
	"fmt"

	"solvitur/solvers/dialogue"
)

// Two different numbers above 1 and below 100. P knows their product, S their
// sum. P: I do not know them. S: I knew that you could not. P: now I know
// them. S: now I do too.
func Example() {
	pairs, err := dialogue.NewPairs(2, 99, false)
	if err != nil {
		fmt.Println(err)
		return
	}
	p := &dialogue.Person{Name: "P", Sees: pairs.Product()}
	s := &dialogue.Person{Name: "S", Sees: pairs.Sum()}
	conversation := dialogue.Conversation{Worlds: pairs, Announcements: []dialogue.Announcement{
		{Says: dialogue.Not(dialogue.KnowsWorld(p))},
		{Says: dialogue.At(0, dialogue.Knows(s, dialogue.Not(dialogue.KnowsWorld(p))))},
		{Says: dialogue.KnowsWorld(p)},
		{Says: dialogue.KnowsWorld(s)},
	}}
	result, err := conversation.Run(context.Background(), dialogue.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for k := range conversation.Announcements {
		left := result.Left(k + 1)
		sums, err := left.Values(context.Background(), pairs.Sum())
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Printf("%d pairs with %d sums after: %s\n", left.Len(), len(sums), conversation.Announcements[k].Says)
	}
	for w := range result.Final().All() {
		fmt.Println(pairs.Pair(w))
	}
	// Output:
	// 3021 pairs with 170 sums after: not P knows the world
	// 145 pairs with 10 sums after: (after 0 announcements) S knows that not P knows the world
	// 86 pairs with 10 sums after: P knows the world
	// 1 pairs with 1 sums after: S knows the world
	// 4 13
}

// Why is 2 and 6 not the answer? S would hear 8, and could not exclude 3 and 5,
// of which P would know.
func ExampleResult_Why() {
	pairs, _ := dialogue.NewPairs(2, 99, false)
	p := &dialogue.Person{Name: "P", Sees: pairs.Product()}
	s := &dialogue.Person{Name: "S", Sees: pairs.Sum()}
	result, err := dialogue.Conversation{Worlds: pairs, Announcements: []dialogue.Announcement{
		{Says: dialogue.Knows(s, dialogue.Not(dialogue.KnowsWorld(p)))},
	}}.Run(context.Background(), dialogue.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	world, _ := pairs.World(2, 6)
	reason, err := result.Why(context.Background(), world)
	if err != nil {
		fmt.Println(err)
		return
	}
	for {
		x, y := pairs.Pair(reason.World)
		fmt.Printf("with %d and %d it is %v that %s\n", x, y, reason.Holds, reason.Formula)
		if len(reason.Because) == 0 {
			break
		}
		reason = reason.Because[0]
	}
	// Output:
	// with 2 and 6 it is false that S knows that not P knows the world
	// with 3 and 5 it is false that not P knows the world
	// with 3 and 5 it is true that P knows the world
}

// For which upper limits does the shorter conversation of two sentences have an
// answer? The pairs of a lower limit are the first ones of the list.
func ExampleConversation_Sweep() {
	pairs, _ := dialogue.NewPairs(2, 20, false)
	p := &dialogue.Person{Name: "P", Sees: pairs.Product()}
	s := &dialogue.Person{Name: "S", Sees: pairs.Sum()}
	conversation := dialogue.Conversation{Worlds: pairs, Announcements: []dialogue.Announcement{
		{Says: dialogue.Not(dialogue.KnowsWorld(p))},
		{Says: dialogue.KnowsWorld(s)},
	}}
	var sizes []int
	for high := 4; high <= 9; high++ {
		sizes = append(sizes, pairs.Upto(high))
	}
	for snapshot, err := range conversation.Sweep(context.Background(), dialogue.Options{}, sizes) {
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Print(snapshot.Size, " pairs:")
		for w := range snapshot.Final() {
			x, y := pairs.Pair(w)
			fmt.Print(" ", x, "+", y)
		}
		fmt.Println()
	}
	// Output:
	// 3 pairs:
	// 6 pairs:
	// 10 pairs: 3+4 2+6
	// 15 pairs: 3+4 2+6
	// 21 pairs: 3+4 2+6 4+6 3+8
	// 28 pairs: 3+4 2+6 3+6 4+6
}
