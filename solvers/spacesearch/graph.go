package spacesearch

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/space"
	"solvitur/solvers/view"
)

// Bounds of a graph of states: how many states are looked at to draw some of them,
// and how many of these are drawn, in how many layers.
const (
	mostExplored = 3000
	mostDrawn    = 60
	mostLayers   = 30
	layerHeight  = 17
)

// atlas is the part of a state space that is drawn.
type atlas[S, A comparable] struct {
	space  Space[S, A]
	depth  map[S]int  // by the fewest moves from the start
	most   int        // in a layer
	layers [][]S      // drawn
	from   map[S]S    // by which of them a state is reached, as it is drawn
	by     map[[2]S]A // what is done on a line
	lines  [][2]S
}

// graph draws the states, and a plan as a walk among them; without a plan, whatever
// can be reached. A plan that is too long for that is not drawn.
func (k *Kit[M, T, S, A]) graph(m M, sp Space[S, A], states []S, moves []A) []view.View {
	reach, err := space.Explore(context.Background(), sp.Problem(), space.Options[S]{States: sp.held(mostExplored)})
	a := &atlas[S, A]{space: sp, depth: map[S]int{}, from: map[S]S{}, by: map[[2]S]A{}}
	widest, layer, left := 0, 0, 0
	for i, n := range reach.Layers {
		reach.Layers[i], left = left, left+n // where each layer begins
	}
	for i, s := range reach.States {
		for layer+1 < len(reach.Layers) && reach.Layers[layer+1] <= i {
			layer++
		}
		a.depth[s] = layer
		widest = max(widest, utf8.RuneCountInString(k.label(m, s)))
	}
	for i, s := range states {
		if _, known := a.depth[s]; !known {
			a.depth[s] = i
		}
	}
	a.most = max(2, int(100/(2.2*float64(widest)+5.6)))
	last := len(reach.Layers) - 1
	if len(moves) > 0 {
		last = 0
		for _, s := range states {
			last = max(last, a.depth[s])
		}
	}
	if last >= mostLayers {
		return nil
	}
	a.choose(last, states, moves)
	drawn := 0
	for _, layer := range a.layers {
		drawn += len(layer)
	}
	v := k.draw(m, a, states, moves)
	switch more := len(reach.States) - drawn; {
	case err != nil:
		v.Note += fmt.Sprintf(" More than %s other states are not drawn.", english.Thousands(more))
	case more > 0:
		v.Note += fmt.Sprintf(" %s not drawn.", english.Capital(english.Count(more, "other state is", "other states are")))
	}
	return []view.View{v}
}

// label is a state's name in the graph, as wide as two can stand side by side.
func (k *Kit[M, T, S, A]) label(m M, s S) string { return Cut(k.Short(m, s), 20) }

// choose places the states of a plan, and then others, each below one from which a
// single move leads there.
func (a *atlas[S, A]) choose(last int, states []S, moves []A) {
	a.layers = make([][]S, last+1)
	met, left := map[S]bool{}, mostDrawn
	place := func(s S) {
		met[s] = true
		left--
		a.layers[a.depth[s]] = append(a.layers[a.depth[s]], s)
	}
	join := func(from, to S, by A) {
		line := [2]S{from, to}
		if _, there := a.by[line]; !there {
			a.by[line] = by
			a.lines = append(a.lines, line)
		}
	}
	place(a.space.Start)
	for i, s := range states[min(1, len(states)):] {
		if !met[s] {
			place(s)
			a.from[s] = states[i]
		}
		join(states[i], s, moves[i])
	}
	for l := range last {
		for _, from := range a.layers[l] {
			for move := range a.space.Moves(from) {
				if depth, known := a.depth[move.To]; !known || met[move.To] || depth != l+1 || len(a.layers[l+1]) >= a.most || left <= 0 {
					continue
				}
				place(move.To)
				a.from[move.To] = from
				join(from, move.To, move.Action)
			}
		}
		// Who comes from the left stands on the left.
		column := map[S]int{}
		for i, s := range a.layers[l] {
			column[s] = i
		}
		slices.SortStableFunc(a.layers[l+1], func(x, y S) int { return cmp.Compare(column[a.from[x]], column[a.from[y]]) })
	}
}

func (k *Kit[M, T, S, A]) draw(m M, a *atlas[S, A], states []S, moves []A) view.View {
	g := &view.Graph{Height: max(layerHeight, layerHeight*float64(len(a.layers)-1))}
	number := map[S]int{}
	for l, layer := range a.layers {
		for i, s := range layer {
			number[s] = len(g.Nodes)
			node := view.Node{
				Mark:  view.Mark{ID: fmt.Sprintf("state-%d", len(g.Nodes)), Says: english.Sentence(k.State(m, s))},
				Label: k.label(m, s),
				X:     view.Round((float64(i) + 0.5) * 100 / float64(len(layer))), Y: float64(l) * layerHeight,
			}
			if len(states) > 0 && !slices.Contains(states, s) {
				node.Role = view.Muted
			}
			g.Nodes = append(g.Nodes, node)
		}
	}
	for i, line := range a.lines {
		edge := view.Edge{
			Mark: view.Mark{ID: fmt.Sprintf("way-%d", i), Facts: k.Because(m, a.by[line]), Says: english.Sentence(k.Move(m, a.by[line]))},
			From: number[line[0]], To: number[line[1]], Directed: true,
		}
		if i < len(moves) {
			edge.Order = i + 1
		} else if len(states) > 0 {
			edge.Role = view.Muted
		}
		g.Edges = append(g.Edges, edge)
	}
	v := view.View{Name: "states", Title: "What can be reached", Graph: g, Note: k.Legend + " To every state one shortest way is drawn."}
	if len(states) == 0 {
		return v
	}
	v.Title = "The plan among the states"
	stage, node := view.NewStage(v), func(s S) string { return g.Nodes[number[s]].ID }
	v.Frames = []view.Frame{stage.Next(view.Frame{Caption: "At the start: " + k.State(m, states[0]) + "."}, stage.In(view.Accent, node(states[0])))}
	for i, move := range moves {
		looks := stage.In(view.Answer, g.Edges[i].ID, node(states[i]))
		looks[node(states[i+1])] = stage.As(node(states[i+1]), view.Accent)
		v.Frames = append(v.Frames, stage.Next(view.Frame{
			Caption: fmt.Sprintf("Step %d: %s. Now %s.", i+1, k.Move(m, move), k.State(m, states[i+1])),
			Facts:   k.Because(m, move),
		}, looks))
	}
	return v
}
