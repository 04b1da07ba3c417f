/** Implements the tools: arguments in, text and, separately, data out. */
import { isReading, responseForm } from '@flarewire/contract';
import { picked } from '../output/formats.ts';
import { WrongInput } from '../wrong-input.ts';
import { apply, plan } from './change.ts';
import { createCutter, type Piece } from './cut.ts';
import { describe, describeShort } from './describe.ts';
import { diagnose } from './diagnose.ts';
import { type Masks, masksOf, withoutKnown } from './masks.ts';
import { createPlans } from './plans.ts';
import { subjectNamed } from './ready.ts';
import { found } from './search.ts';
import type { ToolName } from './tools.ts';
import { type Answer, type McpOptions, paramsIn, ready, type Work } from './work.ts';

export type Tools = Readonly<
  Record<ToolName, (args: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<Answer>>
> & {
  /** Takes secrets out of any text that leaves. */
  readonly clean: (text: string) => string;
};

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

async function call(args: Readonly<Record<string, unknown>>, signal: AbortSignal, work: Work): Promise<Answer> {
  const { client } = work.options.session;
  const { operation } = await subjectNamed(String(args.operation));
  if (!isReading(operation, paramsIn(args)))
    throw new WrongInput(`${operation.name} changes something. Nothing was sent: rehearse it with plan.`);
  const { subject, params } = await ready(operation.name, paramsIn(args), signal, work);
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
