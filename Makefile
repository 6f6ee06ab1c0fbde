# Two commands do everything: `make serve` and `make test`.

GO   ?= go
PORT ?= 8080
OUT  ?= dist
# What is built on the way to the site; a test builds a second time elsewhere.
BUILD ?= build
# The address the site will stand at, for canonical links and pictures in
# social networks; it works without, at any address.
SOLVITUR_BASE ?=
export SOLVITUR_BASE
# The address of its source code, which every page names; https:// alone.
SOLVITUR_SOURCE ?=
export SOLVITUR_SOURCE

# The older collector of garbage is smaller packed, and on one thread without vector
# instructions no slower.
WASM = GOOS=js GOARCH=wasm GOEXPERIMENT=nogreenteagc
# One copy of Go's sorting code for all types, instead of one for each: see web/onesort.
SORT = -overlay "$(abspath $(BUILD))/_sort/overlay.json"
# -trimpath and the dropped build id make two builds the same, wherever they run.
WASM_BUILD = $(WASM) $(GO) build $(SORT) -trimpath -buildvcs=false -ldflags='-s -w -buildid='

# Without inlining the programs are several per cent smaller packed. What all of them have in
# their inner loops, and the engines, keep theirs, in the page's as in the workers': what is
# the same in both is not sent a second time.
INLINED = runtime $(addprefix internal/runtime/,maps math sys) slices maps cmp math/bits math/big \
	$(addprefix solvitur/solvers/,fd/... dialogue/... space/... steps \
	family/bignumbers/bigdec family/dialogues family/digits family/queens family/schoolgirls)
SMALL   = -gcflags=all=-l $(foreach package,$(INLINED),-gcflags=$(package)=)

.PHONY: site programs serve test test-webkit bench measure fuzz lint clean

site: programs
	$(GO) run ./app -data $(BUILD)/catalog -wasm $(BUILD) -out $(OUT)

# What the site is made of: the catalogue, and the programs of the workers and of the page.
programs:
	@mkdir -p $(BUILD)
	$(GO) run ./solvers/cmd/solvitur catalog -out $(BUILD)/catalog
	$(GO) run ./web/onesort -out $(BUILD)/_sort
	@rm -rf $(BUILD)/workers
	@mkdir -p $(BUILD)/workers
	$(WASM_BUILD) $(SMALL) -o $(BUILD)/workers/ ./wasm/...
	$(GO) run ./web/goapp -out build/goapp -modfile build/page.mod
	$(WASM_BUILD) $(SMALL) -modfile=build/page.mod -o $(BUILD)/app.wasm ./app

serve: site
	$(GO) run ./web/serve -dir $(OUT) -port $(PORT)

# The browser tests open the site in real browsers; find-chromium and find-firefox
# install them where they can, and stop with one line on what to install where they
# cannot. A package takes a minute or two; the limit is for a machine that has much
# else to do. The browser tests, which take longest and wait much, begin, in both browsers. GOGC: most
# of what tests make lives briefly, and collecting it early is a third of their work.
# What go test would vet, go vet has.
test:
	@SOLVITUR_BROWSER="$$(sh web/find-chromium)" || exit 1; \
	SOLVITUR_FIREFOX="$$(sh web/find-firefox)" || exit 1; \
	export SOLVITUR_BROWSER SOLVITUR_FIREFOX; \
	$(MAKE) --no-print-directory site && \
	$(GO) vet ./... && \
	GOGC=400 SOLVITUR_DIST="$(abspath $(OUT))" SOLVITUR_BUILD="$(abspath $(BUILD))" $(GO) test -vet=off -timeout 60m ./web/browsertest ./web/crosstest ./...

# What the tests do in Firefox, in WebKitGTK.
test-webkit:
	@SOLVITUR_WEBKIT="$$(sh web/find-webkit)" || exit 1; \
	export SOLVITUR_WEBKIT; \
	$(MAKE) --no-print-directory site && \
	SOLVITUR_DIST="$(abspath $(OUT))" $(GO) test -count 1 ./web/crosstest

# Every benchmark natively, then the engines' and the families' heaviest ones in
# a worker of Chromium, built as the site builds its worker; of three runs there
# the best one counts, since the first warms up. The table lays both beside
# the figures to reach, and the page's own figures follow: see measure.
BENCH = $(WASM) $(GO) test $(SORT) -trimpath -ldflags='-s -w' $(SMALL) \
	-exec "$(abspath $(BUILD))/browserexec" -run '^$$' -benchtime 300ms -count 3
bench:
	@mkdir -p $(BUILD)
	$(GO) test -run '^$$' -bench . -benchtime 200ms ./solvers/... | tee $(BUILD)/bench-native.txt
	$(GO) build -o $(BUILD)/browserexec ./web/browserexec
	$(GO) run ./web/onesort -out $(BUILD)/_sort
	@SOLVITUR_BROWSER="$$(sh web/find-browser chromium)" || exit 1; \
	export SOLVITUR_BROWSER; \
	{ $(BENCH) -bench . ./solvers/fd ./solvers/space ./solvers/explain ./solvers/steps; \
	$(BENCH) -bench 'Sum|Upper' ./solvers/dialogue; \
	$(BENCH) -bench 'Twelve|Oases|Thirty|First|Phone|Types|OrderSix/squares|OnePair|CPIsFun|TenLetters|Large|EightOn|Placements/magic-star|Farthest|All$$/12|SumAndProduct/2000' ./solvers/family/...; \
	$(BENCH) -bench 'Solve|Argue' ./solvers/lab; \
	$(BENCH) -bench 'Strategies/(transform|library|nines)|BigInt' ./solvers/family/bignumbers; \
	} 2>&1 | tee $(BUILD)/bench-chromium.txt; \
	$(GO) run ./web/benchtable $(BUILD)/bench-native.txt $(BUILD)/bench-chromium.txt && \
	$(MAKE) --no-print-directory measure

# What visitors wait for, and what it costs them, in Chromium: `make measure`, or beside an
# earlier version `make measure AGAINST=commit`. WHAT says what of it.
AGAINST ?=
WHAT ?= starts edits hints large workers memory
measure: site
	@SOLVITUR_BROWSER="$$(sh web/find-browser chromium)" || exit 1; \
	export SOLVITUR_BROWSER; \
	before=; \
	if [ -n "$(AGAINST)" ]; then \
		rm -rf $(BUILD)/against && mkdir -p $(BUILD)/against && \
		git archive "$(AGAINST)" | tar -x -C $(BUILD)/against && \
		$(MAKE) --no-print-directory -C $(BUILD)/against site BUILD=build OUT=dist || exit 1; \
		before=$(BUILD)/against/dist; \
	fi; \
	$(GO) build -o $(BUILD)/measure ./web/measure && \
	for what in $(WHAT); do \
		echo "$$what" && $(BUILD)/measure $$what $(OUT) $$before || exit 1; \
	done; \
	SOLVITUR_DIST="$(abspath $(OUT))" $(GO) test -count 1 -v -run '^TestMeasure' ./web/browsertest

# The engine against its naive twin, and every family's strategies against
# brute force, on many more random models and puzzles than the tests take, then each fuzz target for FUZZTIME.
FUZZTIME ?= 30s
fuzz:
	$(GO) test ./solvers/fd -run 'Agrees|Reasons' -models 20000 -audits 2000
	$(GO) test $$($(GO) list ./solvers/family/...) -run TestVariants -variants 2000
	@for package in $$($(GO) list ./solvers/... ./app/...); do \
		for target in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz'); do \
			echo "$$package $$target"; \
			$(GO) test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) $$package || exit 1; \
		done; \
	done

lint:
	@unformatted="$$(gofmt -l app solvers wasm web)"; \
	if [ -n "$$unformatted" ]; then echo "not formatted (run gofmt -w):"; echo "$$unformatted"; exit 1; fi
	$(GO) vet ./...
	GOOS=js GOARCH=wasm $(GO) vet ./app ./wasm/...
	$(GO) tool staticcheck ./...
	@mkdir -p $(BUILD)
	$(GO) build -o $(BUILD)/staticcheck honnef.co/go/tools/cmd/staticcheck
	GOOS=js GOARCH=wasm $(BUILD)/staticcheck ./app/... ./wasm/...

clean:
	rm -rf $(BUILD) $(OUT)
