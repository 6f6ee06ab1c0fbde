// unpacked gives the bytes that an .xz file holds. What was packed beside a base, as a
// worker's program is, is the stream of both without the base, which stands first and is
// not packed: it is put back into its place while the rest arrives (see package web/xz).
//
// xz-decompress stands behind this script in the same file.
"use strict";
{
  const headSize = 24; // bytes of a stream before its content
  const largest = 1 << 16; // bytes of a chunk

  self.unpacked = async (packed, base = new Uint8Array(0)) => {
    const { XzReadableStream } = self["xz-decompress"];
    let head = base.length ? headSize : 0; // bytes of it that are still to come
    const whole = new TransformStream({
      transform(bytes, controller) {
        const rest = bytes.subarray(head);
        if (head > 0) {
          controller.enqueue(bytes.subarray(0, head));
          head -= bytes.length - rest.length;
          if (head === 0) for (const chunk of chunks(base)) controller.enqueue(chunk);
        }
        if (rest.length) controller.enqueue(rest);
      },
    });
    const both = await new Response(new XzReadableStream(packed.pipeThrough(whole))).arrayBuffer();
    return new Uint8Array(both, base.length);
  };

  // chunks gives bytes as LZMA2 has them where they are not packed: before each chunk
  // stand its kind, 1 for the first and 2 for the others, and its size less one.
  function* chunks(bytes) {
    for (let at = 0; at < bytes.length; at += largest) {
      const chunk = bytes.subarray(at, at + largest);
      const size = chunk.length - 1;
      yield Uint8Array.of(at ? 2 : 1, size >> 8, size & 255);
      yield chunk;
    }
  }
}
