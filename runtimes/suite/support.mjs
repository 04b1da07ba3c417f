/** Helpers of the checks: clients of a scripted server, and assertions. Web standards only. */
import Cloudflare from 'flarewire';

let cases = 0;

export const TOKEN = 'token-of-the-conformance-suite';
export const ID = '0123456789abcdef0123456789abcdef';

export const tokenOf = (name) => `${TOKEN}-${name}`;

/** A clock that advances only by waiting, and records the waits. */
export function stillClock() {
  const waits = [];
  let time = 0;
  const clock = {
    now: () => time,
    random: () => 0,
    sleep: async (ms) => {
      waits.push(ms);
      time += ms;
    },
  };
  return { clock, waits };
}

/**
 * A client of one server scenario, and the requests received by the server. Each has its own token, since a rate limit
 * applies per token.
 */
export function connect(env, scenario, options = {}) {
  const name = `${env.name}-${++cases}`;
  const baseURL = `${env.api}/${scenario}/${name}`;
  const { fetch } = env;
  const client = new Cloudflare({ apiToken: tokenOf(name), baseURL, fetch, maxRetries: 0, timeout: 5000, ...options });
  return { client, name, baseURL, seen: () => seen(env, scenario, name) };
}

/** Received requests of a case: method, path, headers, body (bytes), and whether the caller disconnected. */
export async function seen(env, scenario, name) {
  const response = await fetch(`${env.api}/log/${scenario}/${name}`);
  const requests = await response.json();
  return requests.map((request) => ({ ...request, body: fromBase64(request.body) }));
}

export const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** One character per byte, so that bytes can be searched and shown as text. */
export const latin1 = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Every byte value, in an order that no text decoder preserves. */
export const allBytes = (times = 1) => Uint8Array.from({ length: 256 * times }, (_, i) => (i * 167 + 13) % 256);

export function ok(value, what) {
  if (!value) throw new Error(`${what}: ${show(value)}`);
}

export function equal(actual, expected, what = 'value') {
  if (show(actual) !== show(expected)) throw new Error(`${what} is\n${show(actual)}\nnot\n${show(expected)}`);
}

export function match(text, pattern, what = 'text') {
  if (!pattern.test(text)) throw new Error(`${what} ${show(text)} does not match ${pattern}`);
}

/** Long byte arrays are shown by length and a sample; compare those with `sameBytes`. */
function show(value) {
  const plain = (_, one) => {
    if (one === undefined) return '(undefined)';
    if (Object(one) !== one || Array.isArray(one)) return one;
    return ArrayBuffer.isView(one) ? latin1(new Uint8Array(one.buffer, one.byteOffset, one.byteLength)) : sorted(one);
  };
  return JSON.stringify(value, plain) ?? String(value);
}

const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

export function sameBytes(actual, expected, what) {
  if (actual.length !== expected.length) throw new Error(`${what}: ${actual.length} bytes, not ${expected.length}`);
  const at = actual.findIndex((byte, i) => byte !== expected[i]);
  if (at >= 0) throw new Error(`${what}: byte ${at} is ${actual[at]}, not ${expected[at]}`);
}

/** The error with which `work` rejects. */
export async function failure(work, what = 'the call') {
  let result;
  try {
    result = await (typeof work === 'function' ? work() : work);
  } catch (error) {
    return error;
  }
  throw new Error(`${what} did not fail, but gave ${show(result)}`);
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls a condition, since the other side of a connection learns of things a little later. */
export async function until(holds, what) {
  for (let i = 0; i < 100; i++) {
    if (await holds()) return;
    await sleep(20);
  }
  throw new Error(`${what}: still not so after 2 s`);
}

/** Limits the time of `work`; a runtime that hangs is then reported by check name. */
export async function within(ms, work, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not end within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The parts of a multipart body: headers as text, content as bytes. */
export function partsOf({ headers, body }) {
  const [, boundary] = /^multipart\/form-data; *boundary="?([^";]+)/i.exec(headers['content-type']) ?? [];
  ok(boundary, `a boundary in ${headers['content-type']}`);
  const pieces = `\r\n${latin1(body)}`.split(`\r\n--${boundary}`);
  equal(pieces.at(-1).trim(), '--', 'end of the form');
  return pieces.slice(1, -1).map((piece) => {
    const [head, ...rest] = piece.replace(/^\r\n/, '').split('\r\n\r\n');
    const content = Uint8Array.from(rest.join('\r\n\r\n'), (letter) => letter.charCodeAt(0));
    const find = (pattern) => pattern.exec(head)?.[1];
    return {
      name: find(/\bname="([^"]*)"/i),
      filename: find(/\bfilename="([^"]*)"/i),
      type: find(/^content-type: *(.+)$/im),
      content,
    };
  });
}
