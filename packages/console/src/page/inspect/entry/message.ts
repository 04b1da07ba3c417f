/** Reads a journal request's body as a value, and converts requests to curl commands and comparable values. */
import type { JournalEntry, Message } from '@flarewire/emulator';
import { curlOf } from '@flarewire/snippets';

/** Undefined if the body is not JSON. A truncated body is parsed up to its last complete value. */
export function jsonIn({ body, isCut }: Pick<Message, 'body' | 'isCut'>): unknown {
  if (body === undefined) return undefined;
  try {
    return JSON.parse(isCut ? closed(body) : body);
  } catch {
    return undefined;
  }
}

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** JSON up to its last complete value, with open brackets closed. */
function closed(text: string): string {
  const open: string[] = [];
  let whole = '';
  let isText = false;
  for (let place = 0; place < text.length; place++) {
    const letter = text[place] ?? '';
    if (isText) {
      if (letter === '\\') place++;
      else if (letter === '"') isText = false;
      continue;
    }
    const closer = CLOSERS[letter];
    if (letter === '"') isText = true;
    else if (closer !== undefined) open.unshift(closer);
    else if (letter === open[0]) open.shift();
    else if (letter !== ',') continue;
    // After a complete value or an opening bracket, the text so far can be closed here.
    if (!isText) whole = text.slice(0, letter === ',' ? place : place + 1) + open.join('');
  }
  return whole;
}

/** Headers that curl and the network add. */
const OWN = new Set([
  'authorization',
  'user-agent',
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'accept',
]);

/** The request as sent; secrets are masked as in the journal. @param apiURL any address of the emulator */
export function curlFor({ method, path, query, request }: JournalEntry, apiURL: string): string {
  const headers = Object.entries(request.headers).filter(([name]) => !OWN.has(name) && !name.startsWith('sec-'));
  const body = request.body === undefined ? undefined : ({ kind: 'text', text: request.body } as const);
  const url = new URL(apiURL).origin + path + query;
  return curlOf({ method, url, headers, body }, new Map(), true);
}

/** Both messages of a request in comparable form. */
export function halvesOf({ method, path, query, request, status, response }: JournalEntry) {
  return {
    request: { method, path, query: namesOf(query), headers: request.headers, body: bodyOf(request) },
    answer: response && { status, headers: response.headers, body: bodyOf(response) },
  };
}

const bodyOf = (message: Message): unknown => jsonIn(message) ?? message.body;

function namesOf(query: string): Readonly<Record<string, unknown>> {
  const values = new URLSearchParams(query);
  const names = [...new Set(values.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const all = values.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
}
