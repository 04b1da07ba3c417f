/** `flarewire kv export`, `flarewire kv import`: the keys of a namespace as lines of JSON, or as the files of a folder. */
import { inChunks } from 'flarewire/chunk';
import { find } from 'flarewire/find';
import { apply, planNamespace } from 'flarewire/sync';
import { textAt } from '../input/values.ts';
import type { Io } from '../io.ts';
import type { Session } from '../session.ts';
import type { Given, Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { ACCOUNT_FLAG, ALLOW_DELETES, accountOf, CLIENT_FLAGS, confirmed, sessionOf, YES_FLAG } from './common.ts';

/** A key in a line: what the bulk write takes. */
interface Line {
  readonly key: string;
  readonly value: string;
  readonly base64?: true;
  readonly expiration?: number;
  readonly metadata?: unknown;
}

const PREFIX = { prefix: { type: 'string', value: 'TEXT', about: 'only keys with this prefix' } } as const;
/** Values read at a time. */
const AT_ONCE = 8;

export const kvExport: Verb = {
  summary: 'Print the keys and values of a namespace, one JSON object per line',
  takes: 'NAMESPACE',
  notes:
    'NAMESPACE is a title or id. Values that are not valid UTF-8 are encoded as base64. flarewire kv import reads the output.',
  flags: {
    ...PREFIX,
    output: { type: 'string', short: 'o', value: 'FILE', about: 'write to FILE (use --force to overwrite)' },
    force: { type: 'boolean', about: 'let --output overwrite a file' },
    ...ACCOUNT_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io) => {
    const session = await sessionOf(given, io);
    const lines = linesOf(session, await namespaceOf(given, session, io), given.value('prefix'), io);
    const path = given.value('output');
    if (path !== undefined) await io.writeFile(path, lines, { mayReplace: given.isOn('force') });
    else for await (const line of lines) await io.out(line);
    return 0;
  },
};

interface Namespace {
  readonly account_id: string;
  readonly namespace_id: string;
}

/** @throws WrongInput where there is none of this title */
async function namespaceOf(given: Given, session: Session, io: Io): Promise<Namespace> {
  const [title = '', more] = given.words;
  if (title === '' || more !== undefined)
    throw new WrongInput('This command takes one argument: the title or id of a namespace.');
  const account_id = await accountOf(given, session, io);
  if (/^[0-9a-f]{32}$/.test(title)) return { account_id, namespace_id: title };
  const found = await find(session.client, 'kv.namespaces.list', { account_id }, { title }, { signal: io.interrupted });
  if (found === undefined) throw new WrongInput(`Unknown namespace "${title}". List all: flarewire kv namespaces list`);
  return { account_id, namespace_id: String(found.id) };
}

async function* linesOf(
  { client }: Session,
  namespace: Namespace,
  prefix: string | undefined,
  io: Io,
): AsyncGenerator<string> {
  const { account_id, namespace_id } = namespace;
  const { interrupted: signal } = io;
  const read = async (item: {
    readonly name: string;
    readonly expiration?: number;
    readonly metadata?: unknown;
  }): Promise<string> => {
    const answer = await client.kv.namespaces.values.get(item.name, { account_id, namespace_id }, { signal });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const line: Line = {
      key: item.name,
      ...valueIn(bytes),
      ...(item.expiration !== undefined && { expiration: item.expiration }),
      ...(item.metadata != null && { metadata: item.metadata }),
    };
    return `${JSON.stringify(line)}\n`;
  };
  const waiting: Promise<string>[] = [];
  let count = 0;
  const keys = client.kv.namespaces.keys.list(
    namespace_id,
    { account_id, ...(prefix !== undefined && { prefix }) },
    { signal },
  );
  for await (const item of keys) {
    waiting.push(read(item as Parameters<typeof read>[0])); // with a name, as all keys
    // One that fails ends it when its turn comes; none is left unheard.
    waiting.at(-1)?.catch(() => undefined);
    if (waiting.length < AT_ONCE) continue;
    yield (await waiting.shift()) ?? '';
    io.progress?.(`${++count} keys`);
  }
  for (const line of waiting) yield await line;
}

function valueIn(bytes: Uint8Array): Pick<Line, 'value' | 'base64'> {
  try {
    return { value: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { value: Buffer.from(bytes).toString('base64'), base64: true };
  }
}

export const kvImport: Verb = {
  summary: 'Write keys and values into a namespace, from JSON lines or a folder',
  takes: 'NAMESPACE',
  notes: [
    'NAMESPACE is a title or id. A line has key and value, and optionally base64, expiration, expiration_ttl and metadata.',
    '--folder makes the keys, or those with --prefix, match the files: keys without a file are deleted.',
  ].join('\n'),
  flags: {
    file: { type: 'string', value: 'FILE', about: 'JSON lines; - reads standard input' },
    folder: { type: 'string', value: 'FOLDER', about: 'a folder of files: css/site.css is a key' },
    ...PREFIX,
    ...YES_FLAG,
    ...ALLOW_DELETES,
    ...ACCOUNT_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io) => {
    const [file, folder] = [given.value('file'), given.value('folder')];
    if ((file === undefined) === (folder === undefined)) throw new WrongInput('Give either --file or --folder.');
    if (folder !== undefined) return importFolder(folder, given, io);
    const text = await textAt(file ?? '', io);
    const body = keysIn(text, file ?? '');
    const session = await sessionOf(given, io);
    const namespace = await namespaceOf(given, session, io);
    if (
      !(await confirmed(
        given,
        io,
        `This writes ${body.length} ${body.length === 1 ? 'key' : 'keys'} and overwrites existing values`,
      ))
    )
      return 2;
    const { failed } = await inChunks(session.client, 'kv.namespaces.bulkUpdate', { ...namespace, body } as never, {
      signal: io.interrupted,
      onProgress: ({ done, total }) => io.progress?.(`${done} of ${total} keys`),
    });
    for (const { item, error } of failed) io.err(`${String(Object(item).key)}: ${error.message}\n`);
    io.err(`${body.length - failed.length} of ${body.length} keys written.\n`);
    return failed.length === 0 ? 0 : failed.length < body.length ? 3 : 1;
  },
};

/** All that is wrong at once, by line. @throws WrongInput */
function keysIn(text: string, file: string): object[] {
  const problems: string[] = [];
  const keys = new Map<string, number>();
  const lines = text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const value = parsed(line);
    const { key, value: content } = Object(value);
    if (value === undefined) problems.push(`  line ${at + 1}: not valid JSON`);
    else if (typeof key !== 'string' || key === '') problems.push(`  line ${at + 1}: key is missing`);
    else if (typeof content !== 'string') problems.push(`  line ${at + 1}: value must be a string`);
    else if (keys.has(key))
      problems.push(`  line ${at + 1}: ${JSON.stringify(key)} is a duplicate of line ${keys.get(key)}`);
    keys.set(String(key), at + 1);
    return [Object(value) as object];
  });
  if (lines.length === 0) problems.push('  no keys found');
  if (problems.length > 0) throw new WrongInput(`${file}:\n${problems.slice(0, 20).join('\n')}\nNothing was written.`);
  return lines;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function importFolder(folder: string, given: Given, io: Io) {
  const session = await sessionOf(given, io);
  const namespace = await namespaceOf(given, session, io);
  const prefix = given.value('prefix');
  const options = { signal: io.interrupted };
  const planned = await planNamespace(
    session.client,
    { ...namespace, wanted: { folder }, owned: prefix === undefined ? 'all' : { prefix } },
    options,
  );
  io.err(`${planned}\n`);
  if (planned.steps.every(({ action }) => action === 'keep')) return 0;
  if (!(await confirmed(given, io, 'This makes the namespace match the folder'))) return 2;
  const allowDeletes = given.isOn('allow-deletes') || undefined;
  const { results } = await apply(session.client, planned, { ...options, allowDeletes });
  const bad = results.filter(({ outcome }) => outcome !== 'done' && outcome !== 'already');
  for (const { step, error, outcome } of bad) io.err(`${step.name}: ${error?.message ?? outcome}\n`);
  return bad.length === 0 ? 0 : bad.length < results.length ? 3 : 1;
}
