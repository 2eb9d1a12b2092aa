/** The events of a stream that the server sends in answer to a question. */

/** @param {ReadableStream<Uint8Array>} body */
export async function* events(body) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (text + decoder.decode(value, { stream: true })).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const field = (/** @type {string} */ name) => block.split("\n").find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1).trim();
      const [event, data] = [field("event"), field("data")];
      if (event && data) yield { event, data: JSON.parse(data) };
    }
  }
}
