/** Implements the tools: arguments in, text and, separately, data out. */
import { isReading, responseForm } from '@flarewire/contract';
import type { Surroundings } from '../input/params.ts';
import type { Io } from '../io.ts';
import { picked } from '../output/formats.ts';
import type { Session } from '../session.ts';
import { WrongInput } from '../wrong-input.ts';
import { createCutter, type Lines, type Piece } from './cut.ts';
import { describe, describeShort } from './describe.ts';
import { diagnose } from './diagnose.ts';
import type { Difference } from './differences.ts';
import { type Masks, masksOf, withoutKnown } from './masks.ts';
import { createPlans, MINUTES } from './plans.ts';
import { type ReadyCall, readyCall, subjectNamed } from './ready.ts';
import { allInvolvedIn } from './referrers.ts';
import { fingerprintOf, type LoadEmulator, rehearse } from './rehearse.ts';
import { found } from './search.ts';
import type { ToolName } from './tools.ts';

export interface Answer {
  /** Of the server. */
  readonly words: string;
  /** Of the account. */
  readonly data?: string;
}

export interface McpOptions {
  readonly session: Session;
  readonly io: Pick<Io, 'readFile' | 'openFile' | 'readStdin' | 'err' | 'interrupted' | 'site'>;
  readonly mayWrite: boolean;
  /** Maximum characters of a response. */
  readonly size: number;
  readonly load: LoadEmulator;
  /** Asks the person at the client before a change is made. @default the client asks, if at all */
  readonly confirm?: (question: string) => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export type Tools = Readonly<
  Record<ToolName, (args: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<Answer>>
> & {
  /** Takes secrets out of any text that leaves. */
  readonly clean: (text: string) => string;
};

interface Work {
  readonly options: McpOptions;
  readonly known: Set<string>;
  readonly shown: (words: string, lines: Lines) => Promise<Answer>;
}

export function createTools(options: McpOptions): Tools {
  const { session, size, now = () => Date.now() } = options;
  const cutter = createCutter(size);
  const plans = createPlans(now);
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_KEY: key } = session.env;
  const known = new Set([token, key].filter((secret) => secret !== undefined));
  const work: Work = { options, known, shown: async (words, lines) => withWords(words, await cutter.first(lines)) };
  return {
    clean: (text) => withoutKnown(text, known),
    search: async ({ query, limit = 8 }) => {
      const lines = await found(String(query), Number(limit));
      return lines.length === 0
        ? { words: `No results for "${query}". Try other words.` }
        : { words: lines.join('\n') };
    },
    describe: async ({ operation, full }) => {
      const subject = await subjectNamed(String(operation));
      const lines = full === true ? describe(subject, options.io.site) : describeShort(subject);
      const { text, cursor } = await cutter.first(lines);
      return { words: cursor === undefined ? text : `${text}\n${cut(cursor)}` };
    },
    diagnose: async ({ hostname }, signal) => {
      const lines = await diagnose(session.client, String(hostname), signal);
      return work.shown(
        'data:',
        lines.map((line) => withoutKnown(line, known)),
      );
    },
    call: (args, signal) => call(args, signal, work),
    plan: (args, signal) => plan(args, signal, work, plans),
    apply: (args, signal) => apply(args, signal, work, plans),
    more: async ({ cursor }) => withWords('', await cutter.next(String(cursor))),
  };
}

const cut = (cursor: string): string => `Truncated. For the rest: more {"cursor": "${cursor}"}`;

const withWords = (words: string, { text, cursor }: Piece): Answer => ({
  words: [words, cursor === undefined ? '' : cut(cursor)].filter(Boolean).join('\n') || 'The rest:',
  data: text,
});

function ready(args: Readonly<Record<string, unknown>>, signal: AbortSignal, { options }: Work): Promise<ReadyCall> {
  const { session, io } = options;
  const around: Surroundings = { source: io, env: session.env, client: () => session.client, signal, ask: undefined };
  return readyCall(String(args.operation), (args.params ?? {}) as Record<string, unknown>, around); // checked by the tool's schema
}

async function call(args: Readonly<Record<string, unknown>>, signal: AbortSignal, work: Work): Promise<Answer> {
  const { client } = work.options.session;
  const { operation } = await subjectNamed(String(args.operation));
  const given = (args.params ?? {}) as Record<string, unknown>; // checked by the tool's schema
  if (!isReading(operation, given))
    throw new WrongInput(`${operation.name} changes something. Nothing was sent: rehearse it with plan.`);
  const { subject, params } = await ready(args, signal, work);
  const masks = masksOf(subject, work.known);
  masks.params(params);
  const show = shower(masks, args.fields);
  const { name } = operation;
  const form = responseForm(operation, params);
  if (/^(binary|text)$/.test(form?.kind ?? operation.response))
    return bytes(await client.call(name, params, { signal }).asResponse(), masks, work);
  const limit = typeof args.limit === 'number' ? args.limit : Number.POSITIVE_INFINITY;
  if (operation.page !== undefined) {
    const items = client.call(name, params, { signal: work.options.io.interrupted }) as AsyncIterable<unknown>; // a page
    return work.shown('data, one item per line:', limited(items, limit, show));
  }
  const value: unknown = await client.call(name, params, { signal });
  if (value instanceof Response) return bytes(value, masks, work);
  if (Array.isArray(value)) return work.shown('data, one item per line:', value.slice(0, limit).map(show));
  if (Symbol.asyncIterator in Object(value))
    return work.shown('data, one item per line:', limited(value as AsyncIterable<unknown>, limit, show));
  return work.shown('data:', [value === undefined ? 'done' : show(value)]);
}

const shower =
  (masks: Masks, fields: unknown) =>
  (value: unknown): string =>
    masks.text(JSON.stringify(picked(masks.answer(value), Array.isArray(fields) ? fields.map(String) : undefined)));

async function* limited(
  items: AsyncIterable<unknown>,
  most: number,
  show: (item: unknown) => string,
): AsyncGenerator<string> {
  let count = 0;
  for await (const item of items) {
    yield show(item);
    count += 1;
    if (count >= most) return;
  }
  if (count === 0) yield '(no items)';
}

const MAX_BYTES = 4 * 1024 * 1024;

/** Text unchanged; of all else its size. */
async function bytes(response: Response, masks: Masks, work: Work): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  const whole = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(whole.subarray(0, MAX_BYTES));
  if (!/^text\/|json|xml|javascript|yaml/.test(type) && text.includes('\uFFFD'))
    return { words: `${whole.length} bytes of ${type || 'no declared type'}: not shown.` };
  const rest = whole.length > MAX_BYTES ? ` Only the first ${MAX_BYTES} of ${whole.length} bytes are shown.` : '';
  return work.shown(`data, ${whole.length} bytes of ${type}:${rest}`, masks.text(text).split('\n'));
}

async function plan(
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  work: Work,
  plans: ReturnType<typeof createPlans>,
): Promise<Answer> {
  const { session, io, load, mayWrite } = work.options;
  const { operation } = await subjectNamed(String(args.operation));
  if (isReading(operation, (args.params ?? {}) as Record<string, unknown>))
    // checked by the tool's schema
    throw new WrongInput(`${operation.name} is read-only: use call.`);
  const readied = await ready(args, signal, work);
  const { subject, params } = readied;
  const masks = masksOf(subject, work.known);
  const shown = masks.params(params);
  const rehearsed = await rehearse({
    ...readied,
    client: session.client,
    signal,
    load,
    report: (text) => io.err(masks.text(text)),
  });
  const { method, url } = await session.client.plan(operation.name, params);
  const lines = [
    `request: ${method} ${url}`,
    `params: ${JSON.stringify(shown)}`,
    ...(await permissionNames(params, session.client, signal)),
    ...rehearsed.differences.map((one) => JSON.stringify(masked(one, masks))),
    // Where something differs, that says more.
    ...(rehearsed.differences.length > 0 ? [] : [`answer: ${JSON.stringify(masks.answer(rehearsed.answer) ?? null)}`]),
  ];
  const words = [
    mayWrite
      ? `Rehearsed on the emulator; nothing was changed. To apply it: apply {"id": "${plans.add({ ...readied, fingerprint: fingerprintOf(rehearsed.involved), changes: lines.slice(0, 12) })}"}, once, within ${MINUTES} minutes.`
      : 'Rehearsed on the emulator; nothing was changed. This server is read-only: the user must start it with --allow-writes to make changes.',
    ...rehearsed.notes,
    'data:',
  ];
  return work.shown(
    words.join('\n'),
    lines.map((line) => masks.text(line)),
  );
}

/** A created value is not masked because the field of a difference that holds it is called `value`. */
const masked = (one: Difference, masks: Masks): object =>
  'fields' in one ? { ...one, fields: masks.answer(one.fields) } : { ...one, value: masks.answer(one.value) };

/** Names of the permission groups that a token would get: their ids say nothing to the person who approves. */
async function permissionNames(
  params: Readonly<Record<string, unknown>>,
  client: Session['client'],
  signal: AbortSignal,
): Promise<string[]> {
  const text = JSON.stringify(params.policies ?? null);
  if (!text.includes('"permission_groups"')) return [];
  const account_id = params.account_id;
  const list =
    typeof account_id === 'string'
      ? client.accounts.tokens.permissionGroups.list({ account_id }, { signal })
      : client.user.tokens.permissionGroups.list({}, { signal });
  const names: string[] = [];
  try {
    for await (const { id, name } of list) if (id !== undefined && text.includes(`"${id}"`)) names.push(String(name));
  } catch {
    return ['permission groups: their names cannot be read with this token'];
  }
  return [`permission groups: ${names.join(', ') || 'unknown'}`];
}

async function apply(
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  work: Work,
  plans: ReturnType<typeof createPlans>,
): Promise<Answer> {
  const { session, mayWrite } = work.options;
  if (!mayWrite)
    throw new WrongInput('This server is read-only. Nothing was sent: the user must start it with --allow-writes.');
  const { subject, params, fingerprint, changes } = plans.take(String(args.id));
  const now = fingerprintOf(await allInvolvedIn(subject, params, session.client, signal));
  const changed = [...new Set([...fingerprint.keys(), ...now.keys()])].filter(
    (key) => fingerprint.get(key) !== now.get(key),
  );
  if (changed.length > 0)
    throw new WrongInput(
      `Something changed since the rehearsal: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ` and ${changed.length - 5} more` : ''}. Nothing was sent: rehearse it again with plan.`,
    );
  const masks = masksOf(subject, work.known);
  const { operation } = subject;
  const question = masks.text([`Apply ${operation.name}?`, ...changes].join('\n'));
  if ((await work.options.confirm?.(question)) === false)
    throw new WrongInput('The user declined this change. Nothing was sent.');
  const sent = session.client.call(operation.name, params, { signal, retry: 'safe' });
  const isJson = operation.response === 'json' && responseForm(operation, params) === undefined;
  const value: unknown = isJson ? await sent : await sent.asResponse().then((response) => response.body?.cancel());
  return work.shown('Done. data:', [
    value === undefined ? '(no response)' : masks.text(JSON.stringify(masks.answer(value))),
  ]);
}
