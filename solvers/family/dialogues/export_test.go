package dialogues

// BundleFrom has choices bundled above so many, and gives back what was so before.
func BundleFrom(n int) (before int) {
	before, bundledFrom = bundledFrom, n
	return before
}
