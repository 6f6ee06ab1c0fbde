"use strict";

// Runs the program as Go's own launcher for Node.js does, with the host in the
// place of files. Requests wait for their answer: the program stands still while
// it prints, as it would on a terminal.
const post = (where, body) => {
	const request = new XMLHttpRequest();
	request.open("POST", where, false);
	request.send(body);
};

importScripts("wasm_exec.js");

globalThis.fs.writeSync = (fd, bytes) => {
	if (fd !== 1 && fd !== 2) {
		throw new Error(`there is no file ${fd} to write to`);
	}
	post(fd === 1 ? "stdout" : "stderr", bytes);
	return bytes.length;
};

const run = async () => {
	const go = new Go();
	go.argv = await (await fetch("arguments")).json();
	go.exit = (code) => post("exit", String(code));
	const program = await WebAssembly.instantiateStreaming(fetch("program.wasm"), go.importObject);
	await go.run(program.instance);
};

run().catch((error) => post("crash", String(error)));
