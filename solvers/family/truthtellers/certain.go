package truthtellers

func (s *story) worlds(found []Solution) []*world {
	var all []*world
	for _, x := range found {
		if w, broken := s.world(x); len(broken) == 0 {
			all = append(all, w)
		}
	}
	return all
}

// certainty is the truth of a formula if it is the same in all worlds.
func (s *story) certainty(all []*world, f formula) truth {
	var t truth
	for i, w := range all {
		if now := w.judge(f); i == 0 {
			t = now
		} else if t != now {
			return open
		}
	}
	return t
}
