package share

import "errors"

// What can be wrong with a link. Errors of Encode and Decode wrap one of
// these; each says what to do about it.
var (
	// ErrVersion: the link was made by another generation of the site.
	ErrVersion = errors.New("this link has a format that this page does not know: reload the page to get its newest version, or ask for the link again")
	// ErrTooLong: the variant, or the link, is over a cap.
	ErrTooLong = errors.New("this is too long for the link of a puzzle: remove some facts or some of the story, or pass the puzzle on as a file")
	// ErrDamaged: the link was cut off or changed on its way, or made by hand
	// and wrong.
	ErrDamaged = errors.New("this link is damaged: copy all of it, or ask for it again")
)
