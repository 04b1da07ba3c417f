/** What is read of a request of the journal: its body as a value, itself as a curl command, as something to compare. */
import type { JournalEntry, Message } from '@flarewire/emulator';
import { curlOf } from '@flarewire/snippets';

/** Undefined where the body is no JSON. Of one that was cut off, all that is whole. */
export function jsonIn({ body, isCut }: Pick<Message, 'body' | 'isCut'>): unknown {
  if (body === undefined) return undefined;
  try {
    return JSON.parse(isCut ? closed(body) : body);
  } catch {
    return undefined;
  }
}

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** JSON up to its last whole value, with what is open closed. */
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
    // A value that ended, or a list that began: what came so far can be closed here.
    if (!isText) whole = text.slice(0, letter === ',' ? place : place + 1) + open.join('');
  }
  return whole;
}

/** What curl and the machine say themselves. */
const OWN = new Set([
  'authorization',
  'user-agent',
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'accept',
]);

/** The request as it was sent; secrets stand as the journal masks them. @param apiURL any address of the emulator */
export function curlFor({ method, path, query, request }: JournalEntry, apiURL: string): string {
  const headers = Object.entries(request.headers).filter(([name]) => !OWN.has(name) && !name.startsWith('sec-'));
  const body = request.body === undefined ? undefined : ({ kind: 'text', text: request.body } as const);
  const url = new URL(apiURL).origin + path + query;
  return curlOf({ method, url, headers, body }, new Map(), true);
}

/** Both halves of a request, so that two can be compared. */
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
