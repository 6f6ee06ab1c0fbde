// Command program ends in the way that its argument asks for.
package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Println("the first line")
	fmt.Fprintln(os.Stderr, "a complaint")
	fmt.Print("the second, without an end")
	switch os.Args[1] {
	case "three":
		os.Exit(3)
	case "panic":
		panic("a defect")
	case "deep":
		fmt.Println(depth(1_000_000))
	case "hang":
		for n := 0; ; n++ {
			if n < 0 {
				return
			}
		}
	}
}

//go:noinline
func depth(n int) int {
	if n == 0 {
		return 0
	}
	return 1 + depth(n-1)
}
