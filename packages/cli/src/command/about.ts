/** What is known of operations: the permissions that they need, and their schemas. */
import type { Operation } from '@flarewire/contract';
import { WrongInput } from '../input/wrong-input.ts';
import type { Io } from '../io.ts';
import { subjectOf } from './subject.ts';
import { find } from './words.ts';

export type About = 'perms' | 'schema';

/** @param words names of operations, or the words of one @throws WrongInput */
export async function about(what: About, words: readonly string[], io: Io): Promise<void> {
  const operations = operationsOf(words);
  if (what === 'perms')
    await io.out(io.isTerminal ? permissionLines(operations) : operations.map(permissionRow).join(''));
  else for (const operation of operations) await io.out(`${JSON.stringify(await schemaOf(operation), undefined, 2)}\n`);
}

function operationsOf(words: readonly string[]): readonly Operation[] {
  const one = find(words);
  if ('operation' in one && one.rest.length === 0) return [one.operation];
  return words.map((word) => {
    const found = find([word]);
    if ('operation' in found) return found.operation;
    throw new WrongInput(
      'unknown' in found ? found.unknown : `'${word}' is no operation: give its whole name, such as dns.records.list.`,
    );
  });
}

const permissionRow = ({ name, permissions }: Operation): string =>
  `${JSON.stringify({ operation: name, permissions: permissions ?? null })}\n`;

function permissionLines(operations: readonly Operation[]): string {
  const width = Math.max(...operations.map(({ name }) => name.length));
  return operations.map(({ name, permissions }) => `${name.padEnd(width)}  ${permissionText(permissions)}\n`).join('');
}

function permissionText(permissions: readonly string[] | undefined): string {
  if (permissions === undefined) return 'Cloudflare does not say';
  return permissions.length === 1 ? (permissions[0] ?? '') : `one of: ${permissions.join(', ')}`;
}

/** With the schemas that its own refer to. */
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
