package rows

// What a row says by a field of [How]: how two things stand in a row of places.
const (
	Before, After           = "before", "after"
	RightBefore, RightAfter = "right-before", "right-after"
	NextTo, NotNextTo       = "next", "not-next"
)

// Stand says whether something at a place stands so to something at another one. Like [Holds] it
// is for checkers: what searches has [Ordered], or an engine's own comparison.
func Stand(place int, how string, other int) bool {
	switch how {
	case Before:
		return place < other
	case After:
		return place > other
	case RightBefore:
		return place == other-1
	case RightAfter:
		return place == other+1
	case NextTo:
		return place == other-1 || place == other+1
	}
	return how == NotNextTo && place != other-1 && place != other+1
}

// Ordered says, for searches, how two things stand of which the other is so many places later, or,
// below 0, earlier.
func Ordered(how string, later int) bool {
	switch how {
	case Before:
		return later > 0
	case After:
		return later < 0
	case RightBefore:
		return later == 1
	case RightAfter:
		return later == -1
	case NextTo:
		return later*later == 1
	}
	return how == NotNextTo && later*later != 1
}
