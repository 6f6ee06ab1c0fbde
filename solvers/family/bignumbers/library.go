package bignumbers

import (
	"context"
	"math/big"
	"math/bits"

	"solvitur/solvers/english"
	"solvitur/solvers/family/bignumbers/bigdec"
)

// writtenByLibrary lets a library for big integers compute the number and
// write it down. Neither can be interrupted, so both are left behind when the
// search is stopped; they end by themselves.
func (a *task) writtenByLibrary() (string, error) {
	x := big.NewInt(1)
	for _, f := range a.number.factors {
		for range 1 + f.multiplications() { // what it will do, unseen
			if err := a.Check(); err != nil {
				return "", err
			}
		}
		if err := a.Step(func() frame { return a.told("The library computes %s.", f.print()) }); err != nil {
			return "", err
		}
		y, err := behind(a.Context(), func() *big.Int { return f.value() })
		if err != nil {
			return "", err
		}
		a.Stats.Nodes += f.multiplications()
		so := x // who stops gets none for x, while the library is still at work
		if x, err = behind(a.Context(), func() *big.Int { return new(big.Int).Mul(so, y) }); err != nil {
			return "", err
		}
	}
	text, err := behind(a.Context(), func() string { return bigdec.Text(x, a.number.base) })
	if err != nil {
		return "", err
	}
	a.Stats.Work += int64(len(text))
	a.Stats.Space = int64(len(text))
	return text, a.Step(func() frame {
		return a.shown(text, "It writes down all %s digits.", english.Thousands(len(text)))
	})
}

func (f factor) value() *big.Int {
	if f.factorial {
		return new(big.Int).MulRange(1, f.n)
	}
	return new(big.Int).Exp(big.NewInt(f.base), big.NewInt(f.exponent), nil)
}

// multiplications is how many a library makes: by binary powering, or one for
// each factor of a factorial.
func (f factor) multiplications() int64 {
	if f.factorial {
		return max(f.n-1, 0)
	}
	return max(int64(bits.Len64(uint64(f.exponent))+bits.OnesCount64(uint64(f.exponent)))-2, 0)
}

// behind computes something that cannot be interrupted, and stops waiting for
// it when the context ends.
func behind[T any](ctx context.Context, compute func() T) (T, error) {
	done := make(chan T, 1)
	go func() { done <- compute() }()
	select {
	case value := <-done:
		return value, nil
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}

// writtenByTransform keeps the digits in groups and multiplies by transforms.
func (a *task) writtenByTransform() (string, error) {
	system := bigdec.NewSystem(a.number.base, int(a.number.logarithm())+50)
	const unit = 4096 // steps of a transform are quick
	meter := a.meter(unit)
	var parts []bigdec.Number
	for _, f := range a.number.factors {
		part, err := system.Int(1), error(nil)
		if f.factorial {
			part, err = system.Factorial(uint64(f.n), meter)
		} else {
			part, err = system.Power(uint64(f.base), uint64(f.exponent), meter, func(exponent uint64, x bigdec.Number) error {
				return a.Step(func() frame {
					return a.told("%d^%s has %s digits.", f.base, english.Thousands(int64(exponent)), english.Thousands(x.Len()))
				})
			})
		}
		if err != nil {
			return "", err
		}
		a.Stats.Nodes += f.multiplications()
		a.Stats.Space = max(a.Stats.Space, int64(part.Len()))
		if err := a.Step(func() frame { return a.told("%s has %s digits.", f.print(), english.Thousands(part.Len())) }); err != nil {
			return "", err
		}
		parts = append(parts, part)
	}
	x, err := bigdec.Product(append(parts, system.Int(1)), meter)
	if err != nil {
		return "", err
	}
	a.Stats.Space = max(a.Stats.Space, int64(x.Len()))
	return x.Text(), nil
}
