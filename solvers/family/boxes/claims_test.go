package boxes_test

import "testing"

func TestClaimsAreSaid(t *testing.T) {
	instance := edited(t)
	for claim, says := range map[string]string{
		`boxes/red/black >= 1`:                           "The red box holds a black ball.",
		`not:boxes/red/black >= 1`:                       "The red box holds no black ball.",
		`boxes/red/black = 0`:                            "The red box holds no black ball.",
		`not:boxes/red/black = 0`:                        "The red box holds a black ball.",
		`not:boxes/red/black <= 0`:                       "The red box holds a black ball.",
		`boxes/red/black >= 2`:                           "The red box holds at least 2 black balls.",
		`not:boxes/red/black >= 2`:                       "The red box holds fewer than 2 black balls.",
		`boxes/red/black = 1`:                            "The red box holds exactly 1 black ball.",
		`not:boxes/red/black = 2`:                        "The red box does not hold exactly 2 black balls.",
		`boxes/red/black <= 1`:                           "The red box holds at most 1 black ball.",
		`not:boxes/red/black <= 1`:                       "The red box holds more than 1 black ball.",
		`boxes/red/black in [0,2]`:                       "The red box holds 0 or 2 black balls.",
		`not:boxes/red/black in [0,2]`:                   "The red box holds neither 0 nor 2 black balls.",
		`boxes/green/red = 1 & boxes/red/black >= 1`:     "The green box holds exactly 1 red ball and the red box holds a black ball.",
		`not:boxes/green/red = 1 & boxes/red/black >= 1`: "Not all of this is so: the green box holds exactly 1 red ball and the red box holds a black ball.",
	} {
		if got, err := instance.Says(claim); err != nil || got != says {
			t.Errorf("%s is said as %q, %v; want %q", claim, got, err, says)
		}
	}
	for _, claim := range []string{`boxes/red/black = 3`, `boxes/red/black = "1"`, `boxes/red/pink = 1`, `boxes/pink/red = 1`, `boxes/red >= 1`, `red/black >= 1`} {
		if says, err := instance.Says(claim); err == nil {
			t.Errorf("%s is said as %q", claim, says)
		}
	}
}
