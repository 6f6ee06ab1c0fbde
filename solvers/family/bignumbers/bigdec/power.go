package bigdec

import "math/bits"

// Power gives base^exponent; 0^0 is 1. base is below 2^32. It goes through the
// exponent's binary digits from the left, squaring at each and multiplying by
// base where the digit is 1, and tells after each which power it has.
func (s System) Power(base, exponent uint64, meter Meter, told func(exponent uint64, x Number) error) (Number, error) {
	x := s.Int(1)
	var err error
	for i := bits.Len64(exponent) - 1; i >= 0; i-- {
		if x, err = x.Mul(x, meter); err != nil {
			return x, err
		}
		if exponent>>i&1 != 0 {
			if x, err = x.MulInt(base, meter); err != nil {
				return x, err
			}
		}
		if err := told(exponent>>i, x); err != nil {
			return x, err
		}
	}
	return x, nil
}

// leaf is how many factors of a factorial are multiplied one after the other.
const leaf = 64

// Factorial gives n!, for n below 2^32. Factors are multiplied in pairs of
// about the same length, then the products in pairs, and so on.
func (s System) Factorial(n uint64, meter Meter) (Number, error) {
	var err error
	products := []Number{s.Int(1)}
	for from := uint64(1); from <= n; from += leaf {
		x := s.Int(1)
		for factor := from; factor <= min(n, from+leaf-1); factor++ {
			if x, err = x.MulInt(factor, meter); err != nil {
				return x, err
			}
		}
		products = append(products, x)
	}
	return Product(products, meter)
}

// Product multiplies numbers, at least one, in pairs.
func Product(products []Number, meter Meter) (Number, error) {
	var err error
	for len(products) > 1 {
		half := 0
		for i := 0; i < len(products); i += 2 {
			x := products[i]
			if i+1 < len(products) {
				if x, err = x.Mul(products[i+1], meter); err != nil {
					return x, err
				}
			}
			products[half] = x
			half++
		}
		products = products[:half]
	}
	return products[0], nil
}
