package state

// Asked says whether a reason answers a question of the visitor's. The others
// are the verdict's own: a contradiction calls for one by itself.
func (r Reason) Asked() bool { return r.Claim != "" || r.Enough }

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
