// Package english writes numbers and lists into English sentences.
//
// Families tell facts, reasons and answers as sentences; what their sentences
// have in common is here. It is not for sentences about a puzzle, which are the
// family's own, nor for any grammar beyond what a family has needed.
package english
