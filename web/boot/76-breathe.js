// Calls back in a task of its own, soon: others come first that wait already. (A timer waits for
// four milliseconds, the fifth time in a row.)
const breaths = new MessageChannel();
function breathe(callback) {
  breaths.port1.onmessage = () => callback();
  breaths.port2.postMessage(null);
}
