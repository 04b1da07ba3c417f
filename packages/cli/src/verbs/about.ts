/** `flarewire perms` and `flarewire schema`: permissions and schemas of operations. */
import type { Operation } from '@flarewire/contract';
import type { Io } from '../io.ts';
import { sessionFor } from '../session.ts';
import { subjectOf } from '../tree/subject.ts';
import { find } from '../tree/words.ts';
import type { ExitCode, Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { CLIENT_FLAGS } from './common.ts';
import { grantedTo } from './granted.ts';

export const perms: Verb = {
  summary: 'List the permissions that operations need; one from each row is enough',
  takes: 'OPERATIONS',
  notes:
    '--check reads the policies of the current token, which needs permission to read them. Exit code 1 if a permission is missing.',
  flags: { check: { type: 'boolean', about: 'compare with the current token' }, ...CLIENT_FLAGS },
  run: async ({ words, isOn, value }, io) => {
    const operations = operationsOf('perms', words);
    if (isOn('check')) {
      const { client } = await sessionFor(io, { isLocal: isOn('local'), profile: value('profile') });
      return check(operations, await grantedTo(client, io), io);
    }
    await io.out(io.isTerminal ? permissionLines(operations) : operations.map((one) => rowOf(one)).join(''));
    return 0;
  },
};

export const schema: Verb = {
  summary: 'Print the parameters and result of an operation as JSON Schema',
  takes: 'OPERATION',
  run: async ({ words }, io) => {
    for (const operation of operationsOf('schema', words))
      await io.out(`${JSON.stringify(await schemaOf(operation), undefined, 2)}\n`);
    return 0;
  },
};

/** @throws WrongInput */
export function operationsOf(verb: string, words: readonly string[]): readonly Operation[] {
  if (words.length === 0) throw new WrongInput(`Missing operation. Try: flarewire ${verb} dns.records.list`);
  const one = find(words);
  if ('operation' in one && one.rest.length === 0) return [one.operation];
  return words.map((word) => {
    const found = find([word]);
    if ('operation' in found) return found.operation;
    throw new WrongInput(
      'unknown' in found
        ? found.unknown
        : `"${word}" is not an operation: give the full name, for example dns.records.list.`,
    );
  });
}

async function check(operations: readonly Operation[], granted: ReadonlySet<string>, io: Io): Promise<ExitCode> {
  const isGranted = ({ permissions }: Operation): boolean | null =>
    permissions?.some((one) => granted.has(one)) ?? null;
  const width = Math.max(...operations.map(({ name }) => name.length));
  for (const operation of operations) {
    const has = isGranted(operation);
    const word = has === null ? 'unknown' : has ? 'granted' : 'missing';
    const line = `${operation.name.padEnd(width)}  ${word}  ${permissionText(operation.permissions)}\n`;
    await io.out(io.isTerminal ? line : rowOf(operation, { granted: has }));
  }
  return operations.some((one) => isGranted(one) === false) ? 1 : 0;
}

const rowOf = ({ name, permissions }: Operation, more: object = {}): string =>
  `${JSON.stringify({ operation: name, permissions: permissions ?? null, ...more })}\n`;

function permissionLines(operations: readonly Operation[]): string {
  const width = Math.max(...operations.map(({ name }) => name.length));
  return operations.map(({ name, permissions }) => `${name.padEnd(width)}  ${permissionText(permissions)}\n`).join('');
}

function permissionText(permissions: readonly string[] | undefined): string {
  if (permissions === undefined) return 'not documented';
  return permissions.length === 1 ? (permissions[0] ?? '') : `one of: ${permissions.join(', ')}`;
}

/** Includes the schemas it refers to. */
async function schemaOf(operation: Operation): Promise<object> {
  const { schemas, document } = await subjectOf(operation);
  const needed = new Map<string, unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const [, name] = /^#\/schemas\/(.*)$/.exec(String((value as { $ref?: unknown }).$ref ?? '')) ?? [];
    if (name !== undefined && !needed.has(name)) {
      needed.set(name, document.schemas[name]);
      visit(document.schemas[name]);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(schemas);
  return { operation, ...schemas, schemas: Object.fromEntries(needed) };
}
