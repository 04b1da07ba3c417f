/** Texts of a run: a request and a response as a reader sees them. */
import type { Got, SentRequest } from './replay.ts';

/** Characters; the rest of a longer text is left out. */
const MAX_TEXT = 60_000;

export function requestText({ method, path, headers = [], body, base64 }: SentRequest): string {
  const lines = [`${method} /client/v4${path}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  if (base64 !== undefined) lines.push('', `${atob(base64).length} bytes`);
  else if (body !== undefined && body !== '') lines.push('', pretty(body));
  return lines.join('\n');
}

export function bodyText({ body, bytes, type }: Got): string {
  if (body === undefined) return `${bytes} bytes of ${type || 'no type'}`;
  return body === '' ? 'No body.' : pretty(body);
}

export const stateText = (got: Got): string => `status ${got.status}\n${bodyText(got)}`;

/** JSON in lines; other text as sent. @param most characters */
export function pretty(text: string, most = MAX_TEXT): string {
  const shown = indented(text) ?? text;
  return shown.length > most ? `${shown.slice(0, most)}\n…` : shown;
}

function indented(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}

/** @example decoded('/zones/1/keys/a%20b') // '/zones/1/keys/a b' */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
