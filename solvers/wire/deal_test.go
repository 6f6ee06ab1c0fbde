package wire_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// team are puppets with room for several.
type team struct {
	puppets
	most  int
	crash []func(reason string)
}

func (p *team) Workers() int { return p.most }

func (p *team) Start(crashed func(reason string)) (wire.Worker, error) {
	p.crash = append(p.crash, crashed)
	return p.puppets.Start(crashed)
}

// parted begins a search with a team, of which the first tells that it is at the first of so
// many parts.
func parted(t *testing.T, most, of int) (*team, *events) {
	t.Helper()
	p := &team{most: most}
	c := wire.NewErrand(p)
	t.Cleanup(c.Close)
	p.all[0].say(readyMessage)
	told := &events{}
	c.Solve(solve("long"), told.tell)
	p.tellParts(1, of)
	return p, told
}

// tellParts has the first of a team tell where it is.
func (p *team) tellParts(at, of int) {
	p.all[0].say(fmt.Sprintf(`{"v":1,"id":1,"type":"progress","body":{"solutions":0,"parts":{"depth":1,"of":%d,"at":%d,"done":0}}}`, of, at))
}

// sent are the messages of a kind that a puppet was sent, with their bodies.
func sent[B any](t *testing.T, p *puppet, kind string) (all []B) {
	t.Helper()
	for _, text := range p.sent {
		var message wire.Message
		if err := json.Unmarshal([]byte(text), &message); err != nil {
			t.Fatal(err)
		}
		if message.Type != kind {
			continue
		}
		var body B
		if err := json.Unmarshal(message.Body, &body); err != nil {
			t.Fatal(err)
		}
		all = append(all, body)
	}
	return all
}

// lent is the stretch that a puppet was asked for last.
func (p *puppet) lent(t *testing.T) puzzle.Stretch {
	t.Helper()
	all := sent[wire.SolveRequest](t, p, wire.TypeSolve)
	if len(all) == 0 {
		t.Fatal("nothing is asked for")
	}
	return all[len(all)-1].Part
}

// No more workers are started than there are parts to be dealt out, however often it is told
// where the search is while they start.
func TestAsManyWorkersAsParts(t *testing.T) {
	p, _ := parted(t, 8, 4) // the first part is under way, and the second as good as begun
	p.tellParts(1, 4)
	p.tellParts(1, 4)
	if others := len(p.all) - 1; others != 2 {
		t.Errorf("%d others for two parts", others)
	}
}

// What a worker is lost over is lent to another before all else, and the one that was asked
// need not know. Where that is lost, too, the request fails.
func TestStretchOfACrash(t *testing.T) {
	for _, twice := range []bool{false, true} {
		p, told := parted(t, 3, 40)
		p.all[1].say(readyMessage)
		p.all[2].say(readyMessage)
		part := p.all[1].lent(t)
		p.crash[1]("out of memory")
		if len(p.all) != 4 || p.all[1].ends != 1 {
			t.Fatalf("%d workers were started", len(p.all))
		}
		p.all[3].say(readyMessage)
		if again := p.all[3].lent(t); again != part {
			t.Fatalf("lent is %+v, and not again %+v", again, part)
		}
		if lent := sent[puzzle.Stretch](t, p.all[0], wire.TypeLent); len(lent) != 2 {
			t.Errorf("the one that was asked is told of %+v", lent)
		}
		if told.last().Last() {
			t.Fatalf("told is %+v", told.last())
		}
		if twice {
			p.crash[3]("out of memory")
			if e := told.last(); e.Err == nil || !e.Err.Crashed {
				t.Errorf("told is %+v", e)
			}
			continue
		}
		p.all[3].say(fmt.Sprintf(`{"v":1,"id":1,"type":"reported","body":{"depth":1,"from":%d,"to":%d,"stats":{}}}`, part.From, part.To))
		if reports := sent[puzzle.Report](t, p.all[0], wire.TypeReport); len(reports) != 1 || reports[0].Stretch != part {
			t.Errorf("the one that was asked gets %+v", reports)
		}
		if next := p.all[3].lent(t); next == part || next.Depth == 0 {
			t.Errorf("lent next is %+v", next)
		}
	}
}

// Where no other worker comes up for what was lost, the request fails.
func TestCrashOfAllOthers(t *testing.T) {
	p, told := parted(t, 2, 40)
	p.all[1].say(readyMessage)
	p.all[1].lent(t)
	for k := 1; k < len(p.crash); k++ {
		if k > 10 {
			t.Fatal("workers are started for ever")
		}
		p.crash[k]("out of memory") // all after the first before they are ready
	}
	if e := told.last(); e.Err == nil || !e.Err.Crashed {
		t.Errorf("told is %+v", e)
	}
}

// Others that are free after a search that was dealt out stay for a while, and end with the
// spare.
func TestOthersLeave(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &team{most: 3}
		c := wire.NewClient(p)
		defer c.Close()
		p.all[0].say(readyMessage)
		time.Sleep(time.Second)
		c.Solve(solve("long"), func(wire.Event) {})
		p.tellParts(1, 4)
		for _, other := range p.all[1:] {
			other.say(readyMessage)
		}
		for _, other := range p.all[1:] {
			part := other.lent(t)
			other.say(fmt.Sprintf(`{"v":1,"id":1,"type":"reported","body":{"depth":1,"from":%d,"to":%d,"stats":{}}}`, part.From, part.To))
		}
		p.all[0].say(`{"v":1,"id":1,"type":"done","body":{"verdict":"none"}}`)
		alive := func() (n int) {
			for _, worker := range p.all {
				n += 1 - worker.ends
			}
			return n
		}
		if n := alive(); n != 3 {
			t.Errorf("%d workers are alive after a search", n)
		}
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		if n := alive(); n != 1 {
			t.Errorf("%d workers are alive after a while", n)
		}
	})
}
