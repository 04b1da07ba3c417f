/** `flarewire edit`: one thing in the editor of the user; what was changed is shown and sent. */
import { writable } from '@flarewire/backup';
import { isConflict } from 'flarewire';
import { isYes } from '../command/confirm.ts';
import { readFlags } from '../input/flags.ts';
import { type Params, paramsFrom } from '../input/params.ts';
import type { Io } from '../io.ts';
import { plain } from '../plain.ts';
import { isRecord } from '../record.ts';
import { sessionFor } from '../session.ts';
import { type Subject, subjectOf } from '../tree/subject.ts';
import { find } from '../tree/words.ts';
import type { ExitCode, Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';

export const edit: Verb = {
  summary: 'Edit one thing in your editor, see the difference, and apply it',
  takes: 'COMMAND [FLAGS]',
  notes: [
    'COMMAND is the one that shows the thing, without "get": flarewire edit dns records www --zone example.com',
    'The writable fields are opened as YAML in VISUAL or EDITOR. Saving them unchanged, or empty, changes nothing. If the thing changes meanwhile, nothing is sent.',
  ].join('\n'),
  isRaw: true,
  run: async ({ argv }, io): Promise<ExitCode> => {
    const { reading, words, flags } = await commandOf(argv);
    if (io.edit === undefined)
      throw new WrongInput('edit requires a terminal. In a script, use the command that changes the thing.');
    const read = readFlags(flags, reading);
    const given = { ...read, positionals: [...words, ...read.positionals] };
    const { client, env } = await sessionFor(io, {
      isLocal: given.switches.has('local'),
      profile: given.values.get('profile'),
    });
    const around = { source: io, env, client: () => client, signal: io.interrupted, ask: io.ask };
    const params = await paramsFrom(reading, given, around);
    const writing = await writerOf(reading);
    const options = { signal: io.interrupted };
    const load = async (): Promise<Readonly<Record<string, unknown>>> =>
      fieldsOf(await client.call(reading.operation.name, params, options), writing);
    const before = await load();
    const after = await edited(before, reading, io);
    const changes = after === undefined ? [] : changesOf(before, after);
    if (after === undefined || changes.length === 0) {
      io.err('Nothing was changed.\n');
      return 0;
    }
    for (const { name, from, to } of changes) io.err(`${plain(name)}: ${shown(from)} → ${shown(to)}\n`);
    if (!(given.switches.has('yes') || (await mayApply(io)))) return 2;
    if (JSON.stringify(await load()) !== JSON.stringify(before))
      throw new WrongInput('It was changed by somebody else in the meantime. Nothing was sent: edit it again.');
    const body = writing.operation.method === 'PATCH' ? patchOf(before, after) : after;
    const path = Object.fromEntries(
      reading.schemas.params.filter((one) => one.in === 'path').map(({ name }) => [name, params[name]]),
    );
    const scope = Object.fromEntries(
      ['zone_id', 'account_id'].flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]])),
    );
    const sent: unknown = await client
      .call(writing.operation.name, { ...body, ...scope, ...path }, options)
      .catch((error: unknown) => {
        throw isConflict(error)
          ? new WrongInput('It was changed by somebody else in the meantime. Nothing was changed: edit it again.')
          : error;
      });
    await io.out(`${JSON.stringify(sent)}\n`);
    return 0;
  },
};

interface Asked {
  readonly reading: Subject;
  /** Behind the command: ids and names. */
  readonly words: readonly string[];
  readonly flags: readonly string[];
}

/** `dns records www` is `dns.records.get` of `www`. @throws WrongInput */
async function commandOf(argv: readonly string[]): Promise<Asked> {
  const dash = argv.findIndex((word) => word.startsWith('-'));
  const words = dash < 0 ? argv : argv.slice(0, dash);
  for (let length = words.length; length > 0; length--) {
    const found = find([...words.slice(0, length), 'get', ...words.slice(length)]);
    if ('operation' in found && found.operation.name.endsWith('.get'))
      return { reading: await subjectOf(found.operation), words: found.rest, flags: dash < 0 ? [] : argv.slice(dash) };
  }
  throw new WrongInput(
    'edit takes the command that shows the thing, without "get", for example: flarewire edit dns records www --zone example.com',
  );
}

/** The operation that changes what the other one reads. @throws WrongInput */
async function writerOf({ operation }: Subject): Promise<Subject> {
  for (const verb of ['edit', 'update']) {
    const name = operation.name.replace(/get$/, verb);
    const found = find([name]);
    if ('operation' in found && found.operation.name === name && found.operation.path === operation.path)
      return subjectOf(found.operation);
  }
  throw new WrongInput(
    `${operation.name.replace(/\.get$/, '')} cannot be changed with one request: there is no edit or update.`,
  );
}

/** The fields of the item that a change may contain; secrets are left out. */
function fieldsOf(value: unknown, { schemas, document }: Subject): Readonly<Record<string, unknown>> {
  const inBody = schemas.params.filter((param) => param.in === 'body' && param.whole !== true);
  return writable(value, { fields: new Map(inBody.map((param) => [param.name, param.schema])), document }).fields;
}

/** Undefined if nothing was saved. @throws WrongInput if it is not YAML of an object */
async function edited(
  before: Readonly<Record<string, unknown>>,
  { operation }: Subject,
  io: Io,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { parse, stringify } = await import('yaml');
  const head = `# ${operation.name.replace(/\.get$/, '')}: save to apply, empty the file to cancel.\n`;
  const text = await io.edit?.(head + stringify(before), `${operation.name}.yaml`);
  let value: unknown;
  try {
    value = parse(text ?? '');
  } catch (error) {
    throw new WrongInput(`Not valid YAML: ${error instanceof Error ? error.message : error}\nNothing was sent.`);
  }
  if (value === null || value === undefined) return undefined;
  if (!isRecord(value)) throw new WrongInput('The file must hold the fields as name: value. Nothing was sent.');
  return value;
}

interface Change {
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
}

const changesOf = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, from: before[name], to: after[name] }));

const shown = (value: unknown): string => (value === undefined ? 'none' : plain(JSON.stringify(value)));

/** Fields that differ. The type of a record says what the others mean. */
function patchOf(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Params {
  const changed = changesOf(before, after).map(({ name, to }) => [name, to ?? null]);
  const fixed = ['type', 'name', 'content', 'data', 'ttl'].flatMap((name) =>
    after.type !== undefined && name in after ? [[name, after[name]]] : [],
  );
  return { ...Object.fromEntries(fixed), ...Object.fromEntries(changed) };
}

async function mayApply(io: Io): Promise<boolean> {
  if (isYes((await io.ask?.('Apply? [y/N] ')) ?? '')) return true;
  io.err('Not confirmed: nothing was sent.\n');
  return false;
}
