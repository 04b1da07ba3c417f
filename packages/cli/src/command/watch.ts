/** `--watch`: repeats a command that reads, and shows what has changed since the last time. */
import { isReading } from '@flarewire/contract';
import type { ReadFlags } from '../input/flags.ts';
import { isRecord } from '../record.ts';
import { listOf } from '../tree/list-of.ts';
import type { ExitCode } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { each, limited, rows, type Work } from './print.ts';

/** Seconds between two runs if none are given. */
const PAUSE = 5;
const OTHERS = [
  'across',
  'input',
  'output',
  'jq',
  'plan',
  'raw',
  'wait',
  'if-absent',
  'upsert',
  'json',
  'yaml',
  'csv',
  'tsv',
];

/** @throws WrongInput for flags that have no meaning for a repeated command */
export function checkWatch({ values, switches }: ReadFlags): void {
  const other = OTHERS.find((name) => values.has(name) || switches.has(name));
  if (other !== undefined) throw new WrongInput(`--watch cannot be combined with --${other}.`);
  const seconds = values.get('watch');
  if (seconds !== undefined && !(Number(seconds) > 0))
    throw new WrongInput(`--watch takes the seconds between two requests, for example --watch=10, not "${seconds}".`);
}

type Change = 'added' | 'changed' | 'removed' | undefined;

interface Row {
  readonly item: unknown;
  readonly change: Change;
}

/** Ends when the user interrupts it, which is its normal end. @throws WrongInput for an operation that changes something */
export async function watch(work: Work, { values }: ReadFlags): Promise<ExitCode> {
  const { io, client, subject, params } = work;
  if (!isReading(subject.operation, params))
    throw new WrongInput(`--watch repeats commands that read; ${subject.operation.name} changes something.`);
  const seconds = Number(values.get('watch') ?? PAUSE);
  const title = `${subject.operation.name}, every ${seconds} s. Ctrl-C ends it.`;
  let before: ReadonlyMap<string, unknown> | undefined;
  try {
    while (!io.interrupted.aborted) {
      const now = keyed(await read(work));
      const isTable = work.look.format === 'table';
      // The first table has no marks; a pipe gets every item once.
      const changes = compared(isTable ? (before ?? now) : (before ?? new Map()), now);
      if (isTable) await redraw(changes, work, title);
      else for (const { item, change } of changes) if (change) await io.out(`${JSON.stringify({ change, item })}\n`);
      before = now;
      await client.clock.sleep(seconds * 1000, io.interrupted);
    }
  } catch (error) {
    if (!io.interrupted.aborted) throw error;
  }
  return 0;
}

async function read({ client, subject, params, look, io }: Work): Promise<readonly unknown[]> {
  const { operation } = subject;
  const call = client.call(operation.name, params, { signal: io.interrupted });
  const value: unknown = operation.page === undefined ? await call : listOf(call);
  if (Array.isArray(value)) return value;
  if (!(Symbol.asyncIterator in Object(value))) return [value];
  const items: unknown[] = [];
  for await (const item of limited(value as AsyncIterable<unknown>, look.limit)) items.push(item);
  return items;
}

const KEYS = ['id', 'uuid', 'tag', 'name'];

/** Items by id; those without one by their place. */
function keyed(items: readonly unknown[]): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [place, item] of items.entries()) {
    const key = isRecord(item) ? KEYS.map((name) => item[name]).find((value) => typeof value === 'string') : undefined;
    const isFree = typeof key === 'string' && !found.has(key);
    found.set(isFree ? key : `#${place}`, item);
  }
  return found;
}

/** All current items, then those that are gone. */
function compared(before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): Row[] {
  const found: Row[] = Array.from(now, ([key, item]) => ({ item, change: changeOf(before, key, item) }));
  for (const [key, item] of before) if (!now.has(key)) found.push({ item, change: 'removed' });
  return found;
}

function changeOf(before: ReadonlyMap<string, unknown>, key: string, item: unknown): Change {
  if (!before.has(key)) return 'added';
  return JSON.stringify(before.get(key)) === JSON.stringify(item) ? undefined : 'changed';
}

const MARKS = { added: '+ ', changed: '~ ', removed: '- ' } as const;
const CLEAR = '\u001b[2J\u001b[H';
async function redraw(found: readonly Row[], work: Work, title: string): Promise<void> {
  const { io } = work;
  let text = '';
  const items = found.map(({ item }) => item);
  const narrow = { ...work, io: { ...io, columns: io.columns - 2, err: () => {} } };
  for await (const chunk of rows(each(items), narrow)) text += chunk;
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const marked = lines.map((line, place) => {
    const change = found[place]?.change;
    return `${change === undefined ? '  ' : MARKS[change]}${line}`;
  });
  await io.out(`${[`${CLEAR}${title}`, `  ${head}`, ...marked].join('\n')}\n`);
}
