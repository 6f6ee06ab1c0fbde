// Package speed has a benchmark, and a test of the place that it runs in.
package speed

import (
	"runtime"
	"syscall/js"
	"testing"
)

func TestInWorker(t *testing.T) {
	if scope := js.Global().Get("WorkerGlobalScope"); scope.IsUndefined() || runtime.GOOS != "js" {
		t.Error("this is no worker")
	}
	if !js.Global().Get("crossOriginIsolated").Bool() {
		t.Error("the clock is a coarse one")
	}
}

func BenchmarkSum(b *testing.B) {
	for b.Loop() {
		sum := 0
		for i := range 1000 {
			sum += i
		}
		b.ReportMetric(float64(sum), "sum")
	}
}
