/** A change for many zones or accounts: rehearsed on one copy, shown as one table, applied together. */
import { isOutcomeUnknown } from 'flarewire';
import { checkAcross, filledValue, rowsAcross } from '../input/rows.ts';
import { inParallel } from '../parallel.ts';
import type { Subject } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';
import { type ChangeRow, changeRows, countsOf, isAccepted } from './change-rows.ts';
import type { Masks } from './masks.ts';
import type { PlannedCall } from './plans.ts';
import type { ReadyCall } from './ready.ts';
import { allInvolvedIn } from './referrers.ts';
import { type Account, fingerprintOf, MAX_CALLS, rehearseAll } from './rehearse.ts';

/** Calls that are sent at a time. */
const LANES = 5;

type Params = Readonly<Record<string, unknown>>;

/** The calls of `zones:status=active`, one for each zone. @throws WrongInput */
export async function callsAcross(
  subject: Subject,
  across: string,
  given: Params,
  { client, signal, ready }: Pick<Account, 'client' | 'signal'> & { ready(params: Params): Promise<ReadyCall> },
): Promise<PlannedCall[]> {
  const { kind, param } = checkAcross(subject, across);
  if (param in given)
    throw new WrongInput(`${param} cannot be combined with across ${kind}, which names it for each call.`);
  const calls: PlannedCall[] = [];
  for await (const row of rowsAcross(across, client, signal)) {
    if (calls.length === MAX_CALLS)
      throw new WrongInput(
        `"${across}" are more than ${MAX_CALLS} ${kind}: narrow it with a filter such as ${kind}:name=a*. Nothing was sent.`,
      );
    const params = { ...(filledValue(given, row) as Params), [param]: row.id }; // an object stays one
    calls.push({ key: String(row.name ?? row.id), ...(await ready(params)) });
  }
  if (calls.length === 0) throw new WrongInput(`No ${kind} fit "${across}". Nothing was sent.`);
  return calls;
}

export interface RehearsedAcross {
  /** Calls that the emulator accepted. */
  readonly calls: readonly PlannedCall[];
  readonly fingerprint: ReadonlyMap<string, string>;
  /** `2 would change, 1 without a difference, 1 rejected` */
  readonly counts: string;
  readonly notes: readonly string[];
  readonly table: readonly string[];
}

export async function rehearseAcross(
  calls: readonly PlannedCall[],
  account: Account,
  masks: Masks,
): Promise<RehearsedAcross> {
  const results = await rehearseAll(calls, account);
  const accepted: PlannedCall[] = [];
  const fingerprint = new Map<string, string>();
  const notes = new Set<string>();
  const table = [rowOf('name', 'change', 'at', 'before', 'after'), rowOf('---', '---', '---', '---', '---')];
  for (const [place, result] of results.entries()) {
    const call = calls[place] as PlannedCall; // as many
    table.push(...changeRows(call.key ?? '', result, masks).map(lineOf));
    if (!isAccepted(result)) continue;
    accepted.push(call);
    for (const [path, digest] of fingerprintOf(result.involved)) fingerprint.set(path, digest);
    for (const note of result.notes) notes.add(note);
  }
  return { calls: accepted, fingerprint, counts: countsOf(results), notes: [...notes].slice(0, 5), table };
}

/** Characters of a cell. */
const MAX_CELL = 200;

const rowOf = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function cellOf(text: string): string {
  const line = text.replaceAll('\n', ' ').replaceAll('|', '\\|');
  return line.length > MAX_CELL ? `${line.slice(0, MAX_CELL)}…` : line;
}

function lineOf(row: ChangeRow): string {
  const { key, change, field = '', at = '', after } = row;
  if (change === 'rejected') return rowOf(cellOf(key), change, '', '', cellOf(String(after)));
  if (change === 'none') return rowOf(cellOf(key), 'no difference', '', '', '');
  const place = at.replace(/^\/(zones|accounts)\/[^/]+(?=\/|$)/, '') || '/';
  const shown = (name: 'before' | 'after'): string => (name in row ? cellOf(JSON.stringify(row[name] ?? null)) : '');
  return rowOf(cellOf(key), change, cellOf(`${place} ${field}`.trimEnd()), shown('before'), shown('after'));
}

/** Reads what the calls involve again. */
export async function fingerprintNow(
  calls: readonly PlannedCall[],
  { client, signal }: Pick<Account, 'client' | 'signal'>,
): Promise<ReadonlyMap<string, string>> {
  const now = new Map<string, string>();
  await inParallel(calls, LANES, async ({ subject, params }) => {
    const involved = await allInvolvedIn(subject, params, client, signal);
    for (const [path, digest] of fingerprintOf(involved)) now.set(path, digest);
  });
  return now;
}

/** Sends all calls, and continues after one that fails. @throws Error if all failed */
export async function sendAcross(
  calls: readonly PlannedCall[],
  { client, signal }: Pick<Account, 'client' | 'signal'>,
): Promise<{ readonly words: string; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  let done = 0;
  await inParallel(calls, LANES, async ({ key, subject, params }, place) => {
    try {
      await client
        .call(subject.operation.name, params, { signal, retry: 'safe' })
        .asResponse()
        .then((response) => response.body?.cancel());
      done++;
      lines[place] = `${key}: done`;
    } catch (error) {
      const state = isOutcomeUnknown(error) ? 'unknown whether it was done' : 'failed';
      lines[place] = `${key}: ${state}: ${error instanceof Error ? error.message : String(error)}`;
    }
  });
  if (done === 0) throw new Error(`All ${calls.length} calls failed.\n${lines.slice(0, 20).join('\n')}`);
  const rest = calls.length - done;
  return { words: `Done: ${done} of ${calls.length}.${rest > 0 ? ` Not done: ${rest}.` : ''}`, lines };
}
