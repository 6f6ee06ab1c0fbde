// Package share is the link codec: it turns a changed puzzle into the fragment
// of an address, and back.
//
// A fragment is
//
//	#1.<base64url without padding of the raw deflate of the JSON of a Variant>
//
// with the version of the format first: 1, or 2 where the variant has a title, a
// story, a question or notes of its maker's own, or 3 where it has what its maker has
// marked while trying. It carries inputs only, never results,
// and lives behind the "#" so that no server sees it. A fragment that opens
// today opens for ever: the format of a version never changes, and links of
// every version stay in the tests.
//
// Reading is strict, since links come from strangers: sizes are capped before
// and while inflating, and nothing unknown, nested too deeply or left over at
// the end is let through. Whether the facts make sense is for their family to
// say; nothing here looks into them.
//
// The package is linked into the page, so it imports little.
package share
