package dialogue

import (
	"errors"
	"fmt"
)

// MaxAnnouncements is the largest number of announcements of a conversation;
// it lets a byte name the one that eliminated a world.
const MaxAnnouncements = 250

var (
	// ErrTooLarge: more worlds, keys or memory than the package or the caller
	// allows. Nothing can be said about the answer.
	ErrTooLarge = errors.New("too large")
	// ErrMoment: a formula speaks of a moment that has not come yet.
	ErrMoment = errors.New("moment not reached")
)

// An Announcement is said publicly and truthfully: it leaves the worlds in
// which Says is true.
type Announcement struct {
	Says Formula
	// Together marks an announcement made in the same breath as the one before
	// it: both are judged among the worlds left before either. The first
	// announcement of a conversation must not have it set.
	Together bool
}

// A Conversation is a list of announcements about one set of worlds.
type Conversation struct {
	Worlds        Worlds
	Announcements []Announcement
}

// breath is the moment at which announcement k is judged: the number of
// announcements heard before it.
func (c Conversation) breath(k int) int {
	for k > 0 && c.Announcements[k].Together {
		k--
	}
	return k
}

// check refuses what cannot be run, naming the announcement from 1.
func (c Conversation) check() error {
	if c.Worlds == nil {
		return errors.New("dialogue: the conversation is about no worlds: give it some")
	}
	if n := c.Worlds.Len(); n > MaxWorlds {
		return fmt.Errorf("dialogue: %d worlds: take at most %d: %w", n, MaxWorlds, ErrTooLarge)
	}
	if n := len(c.Announcements); n > MaxAnnouncements {
		return fmt.Errorf("dialogue: %d announcements: take at most %d: %w", n, MaxAnnouncements, ErrTooLarge)
	}
	for k, a := range c.Announcements {
		err := error(nil)
		if k == 0 && a.Together {
			err = errors.New("is the first, and has none before it to be said together with")
		} else {
			err = c.checkAt(a.Says, c.breath(k))
		}
		if err != nil {
			return fmt.Errorf("dialogue: announcement %d %w", k+1, err)
		}
	}
	return nil
}

// checkAt checks a formula that is judged at the given moment.
func (c Conversation) checkAt(f Formula, moment int) error {
	switch {
	case f == nil:
		return errors.New("says nothing")
	case f.shape().height > MaxDepth:
		return fmt.Errorf("is nested %d deep: take at most %d: %w", f.shape().height, MaxDepth, ErrTooLarge)
	case f.shape().size > MaxSize:
		return fmt.Errorf("has more than %d parts: %w", MaxSize, ErrTooLarge)
	}
	return c.checkFormula(f, moment)
}

// checkFormula walks over the formula. Its depth has been checked, which bounds
// the recursion.
func (c Conversation) checkFormula(f Formula, moment int) error {
	switch f := f.(type) {
	case *fact:
		if f.sees != nil {
			return c.checkQuantity(f.sees)
		}
		return nil
	case truth:
		return nil
	case not:
		return c.checkFormula(f.of, moment)
	case join:
		if err := c.checkFormula(f.left, moment); err != nil {
			return err
		}
		return c.checkFormula(f.right, moment)
	case knows:
		return errors.Join(c.checkPerson(f.who), c.checkFormula(f.of, moment))
	case knowsWhether:
		return errors.Join(c.checkPerson(f.who), c.checkFormula(f.of, moment))
	case knowsValue:
		if f.what != nil {
			if err := c.checkQuantity(f.what); err != nil {
				return err
			}
		}
		return c.checkPerson(f.who)
	case common:
		for _, p := range f.group.persons {
			if err := c.checkPerson(p); err != nil {
				return err
			}
		}
		return c.checkFormula(f.of, moment)
	case at:
		if f.moment < 0 || f.moment > moment {
			return fmt.Errorf("speaks of the moment after %d announcements, but is said after %d: take 0 to %d: %w",
				f.moment, moment, moment, ErrMoment)
		}
		return c.checkFormula(f.of, f.moment)
	}
	return fmt.Errorf("is no formula of this package: %T", f)
}

func (c Conversation) checkPerson(p *Person) error {
	if p == nil || p.Sees == nil {
		return errors.New("speaks of a person of whom it is not said what they see: give Nothing if that is so")
	}
	return c.checkQuantity(p.Sees)
}

func (c Conversation) checkQuantity(q *Quantity) error {
	if q.worlds != c.Worlds {
		return fmt.Errorf("uses %q, a quantity of other worlds", q.name)
	}
	return nil
}
