/** Classifies how the emulator supports each operation: product rules, state by the shape of its path, or a sample. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Operation } from '@flarewire/contract';
import { createShapes, type Role, type Shapes } from '../../packages/emulator/src/generic/shapes.ts';
import { ruleOf } from '../../packages/emulator/src/products/index.ts';
import { concretePaths } from '../../packages/emulator/src/routing/router.ts';
import { root } from '../build/folders.ts';

export const TIERS = ['T2', 'T1', 'T0'] as const;
export type Tier = (typeof TIERS)[number];

export interface Covered {
  readonly operation: Operation;
  readonly tier: Tier;
  /** Why it is in this tier, in a few words. */
  readonly reason: string;
  /** T3: how many observations of the real API there are, all of which agree. */
  readonly verified?: number;
}

/** Of each operation that agrees with all that was observed, how much that is. */
function readVerified(): ReadonlyMap<string, number> {
  const { verified } = JSON.parse(readFileSync(resolve(root, 'test/observed/agreement.json'), 'utf8'));
  return new Map(Object.entries(verified));
}

const READS: ReadonlySet<Role> = new Set(['list', 'get', 'read-setting']);
/** These return a sample that repeats the request, and store nothing. */
const STATELESS: ReadonlySet<Role> = new Set(['action', 'edit-all']);

/** Every operation with its tier, in the order given. */
export function coverageOf(operations: readonly Operation[], hasRule = (one: Operation) => ruleOf(one) !== undefined) {
  const shapes = createShapes(operations);
  const written = new Set(operations.filter((one) => keeps(roleOf(one, shapes))).flatMap(collectionsOf));
  const verified = readVerified();
  const tierOf = (operation: Operation): Covered => {
    if (hasRule(operation)) return { operation, tier: 'T2', reason: 'rules of the product' };
    const role = roleOf(operation, shapes);
    if (STATELESS.has(role)) return { operation, tier: 'T0', reason: `${role}: no state` };
    if (READS.has(role) && !collectionsOf(operation).some((path) => written.has(path)))
      return { operation, tier: 'T0', reason: `${role}: no operation writes what it reads` };
    return { operation, tier: 'T1', reason: `${role} by the shape of the path` };
  };
  return operations.map((operation): Covered => {
    const count = verified.get(operation.name);
    return count === undefined ? tierOf(operation) : { ...tierOf(operation), verified: count };
  });
}

const keeps = (role: Role): boolean => !READS.has(role) && !STATELESS.has(role);

/** Both paths of `{account_or_zone}` have one shape in this API, so the first represents both. */
function roleOf(operation: Operation, shapes: Shapes): Role {
  const owner = concretePaths(operation.path)[0]?.split('/')[1];
  return shapes.of(operation, owner).role;
}

/** Storage key of an operation: its path without the item's id and parameter names. */
function collectionsOf({ path }: Operation): string[] {
  return concretePaths(path).map((one) => one.replace(/\/\{[^{}/]+\}$/, '').replace(/\{[^}]*\}/g, '{}'));
}
