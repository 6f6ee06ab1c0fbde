package state

// Asked says whether a reason answers a question of the visitor's. The others
// are the verdict's own: a contradiction calls for one by itself.
func (r Reason) Asked() bool { return r.Claim != "" || r.Enough }

// Tells says whether there is anything to tell: the reason, that it is looked for,
// or what has become of it. A question that was asked always has that.
func (r Reason) Tells() bool { return r.Known || r.Pending || r.Failure != "" }

// Own is the verdict's own reason. It stays in sight while another one is asked
// for, so that nothing moves under the pointer that asks.
func (m Model) Own() Reason {
	if m.Reason.Asked() {
		return m.own
	}
	return m.Reason
}

// asks puts the verdict's own reason aside for one that was asked for.
func (m Model) asks() Model {
	m.own = m.Own()
	return m
}

// overtaken ends the search for a reason, since what it is about has changed. A
// question goes with it; what was found stays in sight until something new comes.
func (m *Model) overtaken() {
	if m.Reason.Asked() && !m.Reason.Known {
		m.Reason, m.own = m.Own(), Reason{}
	}
	m.Reason.Pending = false
}

// unanswered ends the search for a reason, since the visitor has stopped it.
func (m *Model) unanswered() {
	m.Reason.Pending = false
	if m.Reason.Asked() && !m.Reason.Tells() {
		m.Reason.Failure = "The search for the reason was stopped: ask again to have it looked for once more."
	}
}
