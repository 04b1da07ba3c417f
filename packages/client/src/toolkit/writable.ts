/** `flarewire/writable`: from an object as it was read to the fields that an operation takes. */
import type { RunTimeName } from '../core-client.ts';
import { UsageError } from '../errors/usage-error.ts';
import type { Operations } from '../generated/operations.ts';
import type { WritablePaths } from '../generated/toolkit/writable-paths.ts';
import { writableTable } from './writable-table.ts';

/** An operation that writes: `dns.records.update`. */
export type WritableName = keyof WritablePaths & keyof Operations;

type Without<Params, Names> = Params extends unknown ? Omit<Params, Names & keyof Params> : never;

/** The body of an operation: its parameters without account, zone and the other values of the path. */
export type Writable<Name extends WritableName> = Without<
  Exclude<Operations[Name]['params'], null | undefined>,
  WritablePaths[Name]
>;

/** How to convert a field: `isNeeded` leaves out null, `isID` takes the id of an object (of `ips` also its `ip`). */
interface Rule {
  readonly isLeftOut: boolean;
  readonly isWhole: boolean;
  readonly isNeeded: boolean;
  readonly isID: boolean;
  readonly fields: Rules;
}
type Rules = ReadonlyMap<string, Rule>;

/**
 * Returns the fields of `value` that `operation` takes, to be changed and written: without what the server sets (`created_at`,
 * `ssl.status`), the id of the object, fields that the operation does not know, and null where it takes none. `value` is not
 * changed, and lists and objects in the result are copies.
 *
 * @param operation name of an operation with a body, such as a create, update or edit
 * @param value an object as a get, list or create of the same resource returned it
 * @throws UsageError if no operation with this name has a body, or `value` is not an object
 * @example
 * const policy = await client.zeroTrust.access.policies.get(policyID, { account_id });
 * const body = writable('zeroTrust.access.policies.update', policy);
 * await client.zeroTrust.access.policies.update(policyID, { ...body, account_id, session_duration: '12h' });
 */
export function writable<Name extends WritableName>(operation: Name, value: object): Writable<Name>;
/**
 * Returns the fields of `value` that an operation takes whose name is only known at run time.
 *
 * @example
 * const body = writable(String(process.argv[2]), value);
 */
export function writable<Name extends string>(operation: RunTimeName<Name>, value: object): Record<string, unknown>;
export function writable(operation: string, value: object): unknown {
  const rules = rulesOf(operation);
  const [[name, rule] = []] = rules;
  if (name !== undefined && rule?.isWhole) return { [name]: taken(value, rule, name) };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const given = Array.isArray(value) ? 'a list' : String(value);
    throw new UsageError(`writable() takes an object returned by the API, not ${given}`, { operation });
  }
  const written: Record<string, unknown> = {};
  for (const [field, own] of rules) {
    const inner = Object.hasOwn(value, field) ? (value as Record<string, unknown>)[field] : undefined;
    if (inner !== undefined && !(inner === null && own.isNeeded)) written[field] = taken(inner, own, field);
  }
  return written;
}

const known = new Map<string, Rules>();

function rulesOf(operation: string): Rules {
  const before = known.get(operation);
  if (before) return before;
  const line = writableTable().get(operation);
  if (line === undefined) throw unknownOperation(operation);
  const rules = readRules(line);
  known.set(operation, rules);
  return rules;
}

function unknownOperation(operation: string): UsageError {
  const resource = operation.slice(0, operation.lastIndexOf('.') + 1);
  const names = [...writableTable().keys()];
  const near =
    resource === ''
      ? []
      : names.filter((name) => name.startsWith(resource) && !name.slice(resource.length).includes('.'));
  const others =
    near.length > 0 ? `. Operations of the same resource: ${near.join(', ')}` : ', such as "dns.records.update"';
  return new UsageError(
    `writable(): "${operation}" is not an operation with a body. Pass the name of a create, update or edit operation${others}`,
    { parameter: 'operation' },
  );
}

/** `content! data{-created_on} roles$` */
function readRules(text: string): Rules {
  let at = 0;
  const read = (): Rules => {
    const rules = new Map<string, Rule>();
    while (at < text.length && text[at] !== '}') {
      const [all = '', out, name = '', flags = ''] = /^(-?)([^ !$@{}]+)([!$@]*)/.exec(text.slice(at)) ?? [];
      at += all.length;
      let fields: Rules = new Map();
      if (text[at] === '{') {
        at++;
        fields = read();
        at++;
      }
      if (text[at] === ' ') at++;
      const has = (flag: string): boolean => flags.includes(flag);
      const rule = { isLeftOut: out === '-', isWhole: has('@'), isNeeded: has('!'), isID: has('$'), fields };
      rules.set(name, rule);
    }
    return rules;
  };
  return read();
}

function taken(value: unknown, rule: Rule, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => taken(one, rule, name));
  if (typeof value !== 'object' || value === null) return value;
  if (rule.isID) {
    const { id, [name.replace(/s$/, '')]: own } = value as Readonly<Record<string, unknown>>; // an object
    const plain = [id, own].find((one) => typeof one === 'string');
    if (plain !== undefined) return plain;
  }
  // Blobs and streams of a form are sent as they are.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).flatMap(([field, inner]): [string, unknown][] => {
    const own = rule.fields.get(field) ?? rule.fields.get('*') ?? KEEP;
    return own.isLeftOut || (inner === null && own.isNeeded) ? [] : [[field, taken(inner, own, field)]];
  });
  return Object.fromEntries(fields);
}

const KEEP: Rule = { isLeftOut: false, isWhole: false, isNeeded: false, isID: false, fields: new Map() };
