/** A whole tree in a link: its record, compressed. What comes from outside is read within limits. */

/** What a server takes as one question. */
const MOST_TEXT = 12_000;
/** Longer links are cut by those that pass them on. */
const MOST_LINK = 8_000;

/** A link that holds no record, or only a part of it. */
export class BadLink extends Error {}

/**
 * @param {string} text
 * @returns {Promise<string | null>} null if it is too much for a link
 */
export async function pack(text) {
  if (text.length > MOST_TEXT || !("CompressionStream" in globalThis)) return null;
  const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  const code = btoa(String.fromCharCode(...new Uint8Array(packed))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return code.length > MOST_LINK ? null : code;
}

/**
 * @param {string} code
 * @returns {Promise<string>}
 */
export async function unpack(code) {
  if (code.length > MOST_LINK || !/^[\w-]+$/.test(code)) throw new BadLink();
  try {
    const packed = Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    return await within(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")), MOST_TEXT);
  } catch {
    throw new BadLink();
  }
}

/**
 * The text of a stream that ends soon enough.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} most
 */
async function within(stream, most) {
  const [reader, decoder] = [stream.getReader(), new TextDecoder("utf-8", { fatal: true })];
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > most) {
      await reader.cancel();
      throw new BadLink();
    }
  }
}
