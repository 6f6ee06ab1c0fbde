package rows_test

import (
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/rows"
)

// An order is of all names; where some are missing, there is a remedy that adds them.
func TestReadOrder(t *testing.T) {
	known := []string{"Ann", "Bob, jr", "Cy"}
	if order, err := rows.ReadOrder("Cy ,Bob, jr, Ann", "guess", "runner", known); err != nil || !slices.Equal(order, []string{"Cy", "Bob, jr", "Ann"}) {
		t.Errorf("%q, %v", order, err)
	}
	if _, err := rows.ReadOrder("Cy, Ann, Cy", "guess", "runner", known); err == nil || *err.Offset != 9 || !strings.Contains(err.Message, "Cy stands here for the second time") {
		t.Error(err)
	}
	_, err := rows.ReadOrder("Cy", "guess", "runner", known)
	if err == nil || err.Message != "This guess has no Ann or Bob, jr: write down all runners." {
		t.Fatal(err)
	}
	edit := err.Below("guesses/0/order").Remedies[0].Edits[0]
	if edit.Op != "set" || edit.Path != "guesses/0/order" || edit.Value != "Cy, Ann, Bob, jr" {
		t.Errorf("the remedy is %+v", edit)
	}
}
