/** `flarewire kv import`: writes keys and values from JSON lines or a folder. */
import { inChunks } from 'flarewire/chunk';
import { apply, planNamespace } from 'flarewire/sync';
import { textAt } from '../../input/values.ts';
import type { Io } from '../../io.ts';
import { codeOf, type Given, type Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { ACCOUNT_FLAG, ALLOW_DELETES, CLIENT_FLAGS, confirmed, sessionOf, YES_FLAG } from '../common.ts';
import { namespaceOf, PREFIX } from './namespace.ts';

const UPDATE: string = 'kv.namespaces.bulkUpdate';

export const kvImport: Verb = {
  summary: 'Write keys and values into a namespace, from JSON lines or a folder',
  takes: 'NAMESPACE',
  flagged: [['namespace', 'namespace-id']],
  names: ['kv.namespaces.list'],
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
    const { failed } = await inChunks(
      session.client,
      UPDATE,
      { ...namespace, body },
      {
        signal: io.interrupted,
        onProgress: ({ done, total }) => io.progress?.(`${done} of ${total} keys`),
      },
    );
    for (const { item, error } of failed) io.err(`${String(Object(item).key)}: ${error.message}\n`);
    io.err(`${body.length - failed.length} of ${body.length} keys written.\n`);
    return codeOf(body.length - failed.length, failed.length);
  },
};

/** @throws WrongInput with every problem by line */
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
  return codeOf(results.length - bad.length, bad.length);
}
