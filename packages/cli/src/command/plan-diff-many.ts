/** `--plan=diff` with `--across` or `--input`: all calls rehearsed on one local copy, shown as one table. */
import type { Cloudflare } from 'flarewire';
import type { ReadFlags } from '../input/flags.ts';
import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import { changeRows, countsOf, isAccepted } from '../mcp/change-rows.ts';
import { masksOf } from '../mcp/masks.ts';
import { MAX_CALLS, rehearseAll } from '../mcp/rehearse.ts';
import type { Subject } from '../tree/subject.ts';
import type { ExitCode } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { each, lookOf, rows, type Work, write } from './print.ts';

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
  const items = results.flatMap((result, at) => changeRows(calls[at]?.key ?? '', result, masks));
  const look = { ...lookOf(flags, subject, io), known: COLUMNS };
  const work: Work = { client, subject, params: {}, look, io, isRaw: false };
  await write(rows(each(items), work), flags, work);
  const accepted = results.filter(isAccepted);
  for (const note of new Set(accepted.flatMap(({ notes }) => notes))) io.err(`${note}\n`);
  io.err(`${countsOf(results)}.\n`);
  io.err('Rehearsed on one local copy. Nothing was sent.\n');
  return accepted.length === results.length ? 0 : accepted.length === 0 ? 1 : 3;
}
