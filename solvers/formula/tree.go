package formula

import "iter"

// Node is an operand, or an operator with its operands.
type Node[A any] struct {
	Op   Op
	X, Y int // positions of the operands, as many as there are
	Size int // how many nodes the part has that ends here, itself included
	Atom A   // of an operand: what a family reads
	At   int // where it stands in the text, in characters from 0
}

// Formula is a list of nodes, the last one being the whole. The parts of a node
// stand right before it, and it is the operand of one other at most. So whoever
// works a formula out goes through it once from the front, and nothing recurses as
// deep as it is nested.
type Formula[A any] struct {
	Nodes []Node[A]
}

// Root is the position of the whole.
func (f *Formula[A]) Root() int { return len(f.Nodes) - 1 }

// First is the position at which a part begins.
func (f *Formula[A]) First(part int) int { return part - f.Nodes[part].Size + 1 }

// Operand appends an operand and gives its position.
func (f *Formula[A]) Operand(op Op, atom A, at int) int {
	f.Nodes = append(f.Nodes, Node[A]{Op: op, Size: 1, Atom: atom, At: at})
	return f.Root()
}

// Unary appends an operator on the part that ends the formula so far.
func (f *Formula[A]) Unary(op Op, at int) int {
	x := f.Root()
	f.Nodes = append(f.Nodes, Node[A]{Op: op, X: x, Size: f.Nodes[x].Size + 1, At: at})
	return f.Root()
}

// Binary appends an operator on the last two parts.
func (f *Formula[A]) Binary(op Op, at int) int {
	y := f.Root()
	x := f.First(y) - 1
	f.Nodes = append(f.Nodes, Node[A]{Op: op, X: x, Y: y, Size: f.Nodes[x].Size + f.Nodes[y].Size + 1, At: at})
	return f.Root()
}

// Exchange makes the first operand of the last node the second one.
func (f *Formula[A]) Exchange() {
	n := &f.Nodes[f.Root()]
	n.X, n.Y = n.Y, n.X
}

// Include appends a part of a formula and gives the position of its root.
func (f *Formula[A]) Include(other *Formula[A], part int) int {
	first := other.First(part)
	shift := len(f.Nodes) - first
	for _, n := range other.Nodes[first : part+1] {
		n.X += shift
		n.Y += shift
		f.Nodes = append(f.Nodes, n)
	}
	return f.Root()
}

// Begin is where a part begins in the text.
func (f *Formula[A]) Begin(part int) int {
	at := f.Nodes[part].At
	for _, n := range f.Nodes[f.First(part):part] {
		at = min(at, n.At)
	}
	return at
}

// Walk goes through a tree of any kind, each node before its parts and the parts
// from left to right. It does not recurse.
func Walk[T any](root T, parts func(T) []T) iter.Seq[T] {
	return func(yield func(T) bool) {
		for stack := []T{root}; len(stack) > 0; {
			last := len(stack) - 1
			node := stack[last]
			if !yield(node) {
				return
			}
			stack = stack[:last]
			of := parts(node)
			for i := len(of) - 1; i >= 0; i-- {
				stack = append(stack, of[i])
			}
		}
	}
}
