package truthtellers

func worlds(found []Solution) []*world {
	all := make([]*world, len(found))
	for i, x := range found {
		all[i] = x.world
	}
	return all
}

// certainty is the truth of a formula if it is the same in all worlds.
func certainty(all []*world, f formula) truth {
	t := open
	for i, w := range all {
		if now := f.judge(w); i == 0 {
			t = now
		} else if t != now {
			return open
		}
	}
	return t
}
