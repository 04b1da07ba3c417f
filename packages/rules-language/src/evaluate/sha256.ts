/** Synchronous SHA-256 and HMAC, since platforms offer only asynchronous ones. FIPS 180-4, RFC 2104 */

/** First 32 bits of the fractional parts of roots of the first primes. */
function constants(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++) if (!found.some((prime) => one % prime === 0)) found.push(one);
  return Uint32Array.from(found, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}

const START = constants(8, 2);
const ROUND = constants(64, 3);
const BLOCK = 64;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) addBlock(state, view, at);
  const out = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) out.setUint32(index * 4, word);
  return new Uint8Array(out.buffer);
}

function addBlock(state: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let index = 0; index < 64; index++) {
    if (index < 16) words[index] = view.getUint32(at + index * 4);
    else {
      const [two = 0, seven = 0, fifteen = 0, sixteen = 0] = [2, 7, 15, 16].map((back) => words[index - back]);
      const small0 = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
      const small1 = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
      words[index] = sixteen + small0 + seven + small1;
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + (ROUND[index] ?? 0) + (words[index] ?? 0)) >>> 0;
    const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = new Uint8Array(BLOCK);
  padded.set(short);
  const inner = joined(
    padded.map((byte) => byte ^ 0x36),
    message,
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      sha256(inner),
    ),
  );
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const out = new Uint8Array(one.length + other.length);
  out.set(one);
  out.set(other, one.length);
  return out;
}
