package browsertest

import (
	"testing"

	"solvitur/web/host"
)

// The service worker stands between every page and the host. Where the browser
// refuses what is kept, or does not come to giving it, the host answers.
func TestPagesComeWithoutWhatIsKept(t *testing.T) {
	t.Parallel()
	for name, broken := range map[string]string{
		"refused":      `() => Promise.reject(new Error("the storage is broken"))`,
		"not answered": `() => new Promise(() => {})`,
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, host.Options{Prefix: "/sub/path/"})
			p := newPage(t)
			p.open(s.url(""))
			p.waitOffline()
			service := p.inside("service_worker", "app-worker.js")
			eval[any](service, `void (CacheStorage.prototype.open = CacheStorage.prototype.match = `+broken+`)`)
			before := len(s.Requests())
			p.open(s.url(puzzlePath))
			p.verdict(contradiction)
			if len(s.Requests()) == before {
				t.Error("nothing was asked of the host: this test sees nothing")
			}
		})
	}
}
