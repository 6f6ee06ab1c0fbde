package browsertest

import (
	"testing"

	"solvitur/web/host"
)

// What is kept for use without a network may be damaged on its disk. With a network it is
// replaced, and the visitor hardly notices.
func TestWhatIsKeptAndDamagedIsReplaced(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	visitor := newPage(t)
	visitor.open(s.url(puzzlePath))
	visitor.waitOffline()
	visitor.untilTrue(isKept("tables"))
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
		// What one case has damaged is replaced in the end, and so the next begins with the same.
		replaced := t.Run(name, func(t *testing.T) {
			p := &page{t: t, ctx: visitor.ctx, console: visitor.console}
			s.SetDown(false)
			p.visit(s.Origin + "/course") // where nothing of the site runs
			p.check(t)
			p.forbid()
			p.allow(`was preloaded`)
			eval[any](p, `void localStorage.clear()`)
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
			p.verdict(contradiction)
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
		if !replaced {
			t.Fatalf("what is damaged of %s is not replaced: the next cases would begin with it", name)
		}
	}
}

// nothingOf says whether all is kept, and nothing of it is a given text. Of each file so much is read
// as shows that it is another: the programs are large, and this is asked again and again.
func nothingOf(text string) string {
	return `caches.keys().then(async ([name]) => {
		const cache = await caches.open(name);
		const text = new TextEncoder().encode(` + quote(text) + `);
		const isText = async (answer) => {
			const reader = answer.body?.getReader();
			let at = 0;
			for (;;) {
				const { done, value } = await reader?.read() ?? { done: true };
				if (done) return at === text.length;
				const same = at + value.length <= text.length && value.every((byte, i) => byte === text[at + i]);
				if (!same) return void reader.cancel();
				at += value.length;
			}
		};
		const all = await Promise.all((await cache.keys()).map(async (key) => [key.url, await isText(await cache.match(key))]));
		return all.some(([url]) => url.endsWith("/web/complete")) && all.some(([url]) => url.includes("/web/worker-tables."))
			&& all.every(([url, bad]) => !bad || url.endsWith("/web/before"));
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
