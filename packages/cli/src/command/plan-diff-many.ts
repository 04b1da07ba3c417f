/** `--plan=diff` with `--across` or `--input`: all calls rehearsed on one local copy, shown as one table. */
import type { Cloudflare } from 'flarewire';
import type { ReadFlags } from '../input/flags.ts';
import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import type { Difference } from '../mcp/differences.ts';
import { type Masks, masksOf } from '../mcp/masks.ts';
import { type Rehearsed, rehearseAll } from '../mcp/rehearse.ts';
import type { Subject } from '../tree/subject.ts';
import type { ExitCode } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { each, lookOf, rows, type Work, write } from './print.ts';

/** Calls of one rehearsal: reading what they involve must fit into the rate limit. */
const MAX_CALLS = 300;
/** The path is last: it is long, and its zone is often the key. */
const COLUMNS = ['key', 'change', 'field', 'before', 'after', 'at'];

export interface RehearsalOfMany {
  readonly client: Cloudflare;
  readonly subject: Subject;
  readonly flags: ReadFlags;
  readonly calls: readonly { readonly key: string; readonly params: Params }[];
  readonly io: Io;
}

/** @throws WrongInput for too many calls. The exit code is 1 if all are rejected, 3 if some are. */
export async function planDiffOfMany({ client, subject, flags, calls, io }: RehearsalOfMany): Promise<ExitCode> {
  if (calls.length > MAX_CALLS)
    throw new WrongInput(
      `--plan=diff rehearses up to ${MAX_CALLS} calls, not ${calls.length}: choose fewer zones, accounts or rows, or use --plan. Nothing was sent.`,
    );
  const masks = masksOf(subject, new Set());
  for (const { params } of calls) masks.params(params);
  const results = await rehearseAll(
    calls.map(({ params }) => ({ subject, params })),
    {
      client,
      signal: io.interrupted,
      load: () => import('@flarewire/emulator'),
      report: (text) => io.err(masks.text(text)),
    },
  );
  const items = results.flatMap((result, at) => rowsOf(calls[at]?.key ?? '', result, masks));
  const look = { ...lookOf(flags, subject, io), known: COLUMNS };
  const work: Work = { client, subject, params: {}, look, io, isRaw: false };
  await write(rows(each(items), work), flags, work);
  const accepted = results.flatMap((result) => (result instanceof WrongInput ? [] : [result]));
  for (const note of new Set(accepted.flatMap(({ notes }) => notes))) io.err(`${note}\n`);
  const rejected = results.length - accepted.length;
  const changing = accepted.filter(({ differences }) => differences.length > 0).length;
  const same = accepted.length - changing;
  io.err(`${changing} would change, ${same} without a difference, ${rejected} rejected.\n`);
  io.err('Rehearsed on one local copy. Nothing was sent.\n');
  return rejected === 0 ? 0 : accepted.length === 0 ? 1 : 3;
}

interface Row {
  readonly key: string;
  readonly change: Difference['change'] | 'none' | 'rejected';
  readonly field?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly at?: string;
}

function rowsOf(key: string, result: Rehearsed | WrongInput, masks: Masks): Row[] {
  if (result instanceof WrongInput)
    return [{ key, change: 'rejected', after: masks.text(result.message.replace(/\nNothing was changed\.$/, '')) }];
  if (result.differences.length === 0) return [{ key, change: 'none' }];
  return result.differences.flatMap((one): Row[] => {
    const at = masks.text(one.at);
    if (!('fields' in one)) {
      const value = masks.answer(one.value);
      return [{ key, change: one.change, ...(one.change === 'created' ? { after: value } : { before: value }), at }];
    }
    const fields = masks.answer(one.fields) as typeof one.fields; // the same fields
    return Object.entries(fields).map(([name, { before, after }]) => ({
      key,
      change: one.change,
      field: name,
      before,
      after,
      at,
    }));
  });
}
