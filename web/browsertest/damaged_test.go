package browsertest

import (
	"testing"

	"solvitur/web/host"
)

// What is kept for use without a network may be damaged on its disk. With a network it is
// replaced, and the visitor hardly notices.
func TestWhatIsKeptAndDamagedIsReplaced(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ files, kind, content string }{
		"program":         {`/web/app\.`, "application/wasm", "rubbish"},
		"page as program": {`/web/app\.`, "text/html", "<h1>Welcome</h1>"},
		"solver":          {`/web/worker-tables\.`, "application/wasm", "rubbish"},
		"go-app's script": {`/web/goapp\.`, "text/javascript", "throw 1"},
		"first script":    {`/web/boot\.`, "text/javascript", "throw 1"},
		"style":           {`/web/site\.`, "text/css", ""},
		"page":            {`/p/jealous-boyfriend/$`, "text/html", "<h1>Welcome</h1>"},
		"all":             {`.`, "text/html", "<h1>Welcome</h1>"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := serve(t, host.Options{})
			p := newPage(t)
			p.allow(`was preloaded`)
			p.open(s.url(puzzlePath))
			p.waitOffline()
			p.untilTrue(isKept("tables"))
			damaged := eval[int](p, `caches.keys().then(async (names) => {
				let damaged = 0;
				for (const name of names) {
					const cache = await caches.open(name);
					for (const { url } of await cache.keys()) {
						if (!new RegExp(`+quote(c.files)+`).test(url)) continue;
						damaged++;
						await cache.put(url, new Response(`+quote(c.content)+`, { headers: { "Content-Type": `+quote(c.kind)+` } }));
					}
				}
				return damaged;
			})`)
			if damaged == 0 {
				t.Fatal("nothing was damaged: this test sees nothing")
			}
			p.open(s.url("how/"))
			p.open(s.url(puzzlePath))
			p.choose(dayOfFirst, "Tuesday")
			p.verdict(several)
			p.waitOffline()
			p.untilTrue(nothingOf(c.content))
			s.SetDown(true)
			p.allow(`ERR_|Failed to|FetchEvent`)
			for _, path := range []string{"", "embed/jealous-boyfriend/", puzzlePath} {
				p.open(s.url(path))
			}
			p.verdict(several) // the visitor's own, which only the solver can judge
		})
	}
}

// nothingOf says whether all is kept, and nothing of it is a given text.
func nothingOf(text string) string {
	return `caches.keys().then(async ([name]) => {
		const cache = await caches.open(name);
		const all = await Promise.all((await cache.keys()).map(async (key) => [key.url, await (await cache.match(key)).text()]));
		return all.some(([url]) => url.endsWith("/web/complete")) && all.some(([url]) => url.includes("/web/worker-tables."))
			&& all.every(([url, text]) => text !== ` + quote(text) + ` || url.endsWith("/web/before"));
	})`
}

// Data that is damaged is fetched anew as well.
func TestDataThatIsKeptAndDamagedIsReplaced(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.open(s.url(puzzlePath))
	p.waitOffline()
	p.untilTrue(isKept("tables"))
	eval[any](p, `caches.keys().then(async (names) => {
		const cache = await caches.open(names[0]);
		for (const { url } of await cache.keys()) {
			if (url.endsWith("/p/jealous-boyfriend.json")) await cache.put(url, new Response("{", { headers: { "Content-Type": "application/json" } }));
		}
	})`)
	p.open(s.url(puzzlePath))
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.waitOffline()
	s.SetDown(true)
	p.allow(`ERR_|Failed to|FetchEvent`)
	p.open(s.url(puzzlePath))
	p.verdict(several)
}
