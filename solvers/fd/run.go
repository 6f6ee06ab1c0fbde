package fd

// run goes on until the next solution, the end, or a limit.
func (s *Search) run() (bool, error) {
	if s.complete {
		return false, nil
	}
	if s.at && !s.leaveSolution() {
		return false, nil
	}
	s.at = false
	for {
		ok := s.propagate()
		if s.budget.err != nil {
			return false, s.budget.err
		}
		if !ok {
			s.stats.Failures++
			s.hear(Failure, noVar, 0)
			if !s.leaveFailure() {
				return false, nil
			}
			if s.exhausted() {
				return false, ErrBudget
			}
			continue
		}
		if s.options.Restart != NoRestart && len(s.levels) > s.floor && s.restart.due(s.stats.Failures) {
			s.stats.Restarts++
			done := s.refutations()
			s.goBack(s.floor)
			if !s.clauses.addAtRoot(s.engine, done) {
				s.finish()
				return false, nil
			}
			s.hear(Restarted, noVar, 0)
			continue
		}
		x := s.brancher.choose(s.engine)
		if x == noVar {
			s.stats.Solutions++
			s.at = true
			s.hear(Found, noVar, 0)
			return true, nil
		}
		if s.exhausted() {
			return false, ErrBudget
		}
		v := s.brancher.pick(s.engine, x)
		if s.divides && len(s.levels) < s.options.EnterDepth {
			here, err := s.options.Enter(len(s.levels) + 1)
			if err != nil {
				return false, err
			}
			if !here {
				if !s.passBy(x, v) {
					return false, nil
				}
				continue
			}
		}
		s.decide(x, v)
	}
}

// passBy leaves a decision behind without making it.
func (s *Search) passBy(x Var, v int) bool {
	s.push()
	s.stack = append(s.stack, decision{x: x, v: v})
	return s.refute()
}

func (s *Search) exhausted() bool {
	o := &s.options
	return o.MaxNodes > 0 && s.stats.Nodes >= o.MaxNodes || o.MaxFailures > 0 && s.stats.Failures >= o.MaxFailures
}

func (s *Search) decide(x Var, v int) {
	s.push()
	s.stack = append(s.stack, decision{x: x, v: v})
	s.stats.Nodes++
	s.stats.Depth = max(s.stats.Depth, len(s.levels))
	s.by = byDecision
	s.assign(x, v, 0)
	s.hear(Decision, x, v)
}

func (s *Search) goBack(level int) {
	s.back(level)
	s.stack = s.stack[:level]
}

// leaveFailure leaves a failure behind. It reports false when the search is over.
func (s *Search) leaveFailure() bool {
	s.brancher.failed(s.engine)
	if len(s.levels) == 0 {
		s.finish()
		return false
	}
	switch {
	case !s.learning:
		return s.refute()
	case len(s.levels) <= s.floor:
		return s.flip()
	}
	next := len(s.levels) - 1
	cl, level := s.learn()
	level = max(level, s.floor)
	if s.jumps.note(next - level); s.jumps.few && !s.tracing && s.options.Restart == NoRestart {
		s.unlearn()
		return s.refute()
	}
	return s.install(cl, level)
}

// leaveSolution shuts the present solution out.
func (s *Search) leaveSolution() bool {
	if s.matters != nil {
		s.goBack(s.settled())
	}
	switch {
	case len(s.levels) == 0:
		s.finish()
		return false
	case s.learning:
		return s.flip()
	}
	return s.refute()
}

// settled is the level from which on nothing was concluded of a variable that
// solutions must differ in: what was decided above it tells no two of them apart.
func (s *Search) settled() int {
	for level := len(s.levels); level > 0; level-- {
		end := len(s.trail)
		if level < len(s.levels) {
			end = int(s.levels[level])
		}
		for _, e := range s.trail[s.levels[level-1]:end] {
			if x := s.owner[e.word]; x != noVar && s.matters[x] {
				return level
			}
		}
	}
	return 0
}

// flip replaces the latest decision by its opposite, on its own level, and
// makes that level the floor: what was reported before lies on the other side.
// So a search that learns enumerates without a clause for every solution
// (Gebser, Kaufmann, Neumann and Schaub, LPNMR 2007).
func (s *Search) flip() bool {
	for len(s.levels) > 0 {
		d := s.stack[len(s.stack)-1]
		s.goBack(len(s.levels) - 1)
		if d.flipped {
			continue
		}
		s.push()
		s.stack = append(s.stack, decision{d.x, d.v, true})
		s.floor = len(s.levels)
		s.by = byDecision
		s.hear(Refutation, d.x, d.v)
		if s.remove(d.x, d.v, 0) {
			return true
		}
	}
	s.finish()
	return false
}

// refute undoes the latest decision and excludes its value, or goes further
// back if no other is left.
func (s *Search) refute() bool {
	for len(s.levels) > 0 {
		d := s.stack[len(s.stack)-1]
		s.goBack(len(s.levels) - 1)
		if d.flipped {
			continue
		}
		s.by = byRefutation
		s.hear(Refutation, d.x, d.v)
		if s.remove(d.x, d.v, 0) {
			return true
		}
		s.wiped = noVar
	}
	s.finish()
	return false
}

// install goes back to where a new clause forces something, and forces it.
func (s *Search) install(cl clause, level int) bool {
	s.stats.Learned++
	if len(cl.literals) == 0 {
		s.finishWith(cl)
		return false
	}
	s.goBack(level)
	s.clauses.reduce(s.engine)
	id := s.clauses.add(s.engine, cl)
	s.hear(Learnt, s.owner[cl.literals[0].word], len(cl.literals))
	s.clauses.force(s.engine, id)
	return true
}

func (s *Search) finish() {
	s.complete = true
	if s.tracing && s.stats.Solutions == 0 {
		r := &s.analysis.reason
		r.clear()
		r.onNew = nil
		r.failure()
		r.toRoot(int32(len(s.trail)))
		s.setCore(r.cited)
	}
}

func (s *Search) finishWith(cl clause) {
	s.complete = true
	if s.tracing && s.stats.Solutions == 0 {
		s.setCore(cl.tags)
	}
}
