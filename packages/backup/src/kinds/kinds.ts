/** Derives from the contract all kinds of resources of a zone or account that can be listed and written. */
import { index, loadProduct } from '@flarewire/contract';
import type { Kind, NotHeld, ScopeName } from '../kind.ts';
import { withoutAliases } from './aliases.ts';
import { discover } from './find-kind.ts';
import { type Found, lookUpIn, variablesOf } from './look-up.ts';

interface Scoped {
  readonly kinds: readonly Kind[];
  readonly notHeld: readonly NotHeld[];
}

/** Facts of the contract, which never change while a program runs. */
const scopes = new Map<ScopeName, Promise<Scoped>>();

/** All kinds of a scope, parents first. */
export const kindsOf = async (scope: ScopeName): Promise<readonly Kind[]> => (await scoped(scope)).kinds;

/** All lists of a scope that are not in `kindsOf`, with the reason. */
export const notHeldOf = async (scope: ScopeName): Promise<readonly NotHeld[]> => (await scoped(scope)).notHeld;

function scoped(scope: ScopeName): Promise<Scoped> {
  let known = scopes.get(scope);
  if (known === undefined) {
    known = read(scope);
    scopes.set(scope, known);
    known.catch(() => scopes.delete(scope));
  }
  return known;
}

async function read(scope: ScopeName): Promise<Scoped> {
  const known: Found[] = [];
  for (const operation of index().operations) {
    const document = await loadProduct(operation.product);
    const schemas = document.operations[operation.name];
    if (schemas !== undefined) known.push({ operation, schemas, document });
  }
  const lookUp = lookUpIn(known, scope);
  const readers = known
    .filter(({ operation }) => lookUp.isReader(operation))
    .sort((one, other) => variablesOf(one.operation, scope).length - variablesOf(other.operation, scope).length);
  const kinds: Kind[] = [];
  const notHeld: NotHeld[] = [];
  for (const one of readers) {
    const found = discover(one, lookUp, kinds);
    if (typeof found !== 'string') kinds.push(found);
    else if (one.operation.name.endsWith('.list'))
      notHeld.push({ ...lookUp.writableAs(one), list: one.operation, reason: found });
  }
  for (const { operation } of known)
    if (lookUp.isPosted(operation))
      notHeld.push({
        ...{
          name: operation.name.replace(/\.list$/, ''),
          scope,
          list: operation,
          isWritable: false,
          isReadable: false,
        },
        reason: `its list is a ${operation.method} that searches`,
      });
  const { own, aliases } = withoutAliases(kinds);
  notHeld.push(
    ...aliases.map(({ kind, of }) => ({
      ...{ name: kind.name, scope, list: kind.read, reason: `the same things as ${of}` },
      isWritable: false,
      isReadable: kind.parent === undefined,
    })),
  );
  return { kinds: own.map((kind) => ({ ...kind, needs: needsOf(kind, own) })), notHeld };
}

/** The kinds whose ids its fields contain: they must exist first. */
function needsOf(kind: Kind, kinds: readonly Kind[]): string[] {
  const lists = new Map(kinds.map((one) => [one.read.name, one.name]));
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 12) return;
    const { $ref, 'x-flarewire-from': from } = value as Readonly<Record<string, unknown>>; // an object
    const need = typeof from === 'string' ? lists.get(from.split(' ')[0] ?? '') : undefined;
    if (need !== undefined && need !== kind.name) found.add(need);
    for (const inner of Object.values(value)) visit(inner, depth + 1);
    if (typeof $ref !== 'string' || visited.has($ref)) return;
    visited.add($ref);
    visit(kind.document.schemas[$ref.slice($ref.lastIndexOf('/') + 1)], depth + 1);
  };
  for (const schema of kind.fields.values()) visit(schema, 0);
  if (kind.parent !== undefined) found.add(kind.parent.kind);
  return [...found];
}
