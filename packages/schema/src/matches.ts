/**
 * Yes-or-no version of `check`: no places and no texts, and it stops at the first problem. Both use `fitsItself` at
 * every place.
 */
import { fitsItself } from './fits.ts';
import {
  asSchema,
  asSchemas,
  branchesOf,
  isFilledIn,
  type JsonSchema,
  type Schemas,
  sentBranchesOf,
  targetOf,
} from './schema.ts';

/** Maximum depth, equal to that of `check`. */
const MAX_DEPTH = 600;

interface Scope {
  readonly schemas: Schemas;
  readonly sent: boolean;
  /** Results of objects while a branch is tried, so that nested unions are not evaluated repeatedly. */
  readonly tried: Map<object, Map<JsonSchema, boolean>> | undefined;
}

export interface MatchOptions {
  /**
   * The value is a request to the API, which fills in read-only fields and defaults and rejects names outside a list.
   * @default false
   */
  readonly sent?: boolean;
}

/** @example matches({ type: 'integer', minimum: 1 }, 0, {}) // false */
export const matches = (
  schema: JsonSchema,
  value: unknown,
  schemas: Schemas,
  { sent = false }: MatchOptions = {},
): boolean => fits(schema, value, { schemas, sent, tried: undefined }, 0);

function fits(schema: JsonSchema, value: unknown, scope: Scope, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  if (schema.$ref !== undefined && !fits(targetOf(schema, scope.schemas), value, scope, depth + 1)) return false;
  if (!fitsItself(schema, value)) return false;
  if (schema.allOf !== undefined && !asSchemas(schema.allOf).every((part) => fits(part, value, scope, depth + 1)))
    return false;
  if (schema.anyOf !== undefined && !fitsBranch(schema, value, scope, depth)) return false;
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value)) return fitsFields(schema, value as Record<string, unknown>, scope, depth); // neither a list nor null
  if (schema.items === undefined) return true;
  const items = asSchema(schema.items);
  return value.every((item) => fits(items, item, scope, depth + 1));
}

function fitsBranch(schema: JsonSchema, value: unknown, scope: Scope, depth: number): boolean {
  const branches = scope.sent ? sentBranchesOf(schema) : branchesOf(schema);
  if (typeof value !== 'object' || value === null)
    return branches.some((branch) => fits(branch, value, scope, depth + 1));
  const tried = scope.tried ?? new Map<object, Map<JsonSchema, boolean>>();
  const known = tried.get(value) ?? new Map<JsonSchema, boolean>();
  tried.set(value, known);
  return branches.some((branch) => {
    const found = known.get(branch) ?? fits(branch, value, { ...scope, tried }, depth + 1);
    known.set(branch, found);
    return found;
  });
}

function fitsFields(
  { properties, required, additionalProperties: rest }: JsonSchema,
  object: Record<string, unknown>,
  scope: Scope,
  depth: number,
): boolean {
  const named = asSchema(properties);
  const isThere = (name: string): boolean =>
    Object.hasOwn(object, name) || (scope.sent && isFilledIn(asSchema(named[name]), scope.schemas));
  if (Array.isArray(required) && !required.every(isThere)) return false;
  for (const name in named)
    if (Object.hasOwn(object, name) && !fits(asSchema(named[name]), object[name], scope, depth + 1)) return false;
  if (rest === undefined || rest === true) return true;
  const others = Object.keys(object).filter((name) => !Object.hasOwn(named, name));
  if (rest === false) return others.length === 0;
  return others.every((name) => fits(asSchema(rest), object[name], scope, depth + 1));
}
