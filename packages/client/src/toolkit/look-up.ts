/** Finds a created object by its natural key. */
import { CloudflareError } from '../errors/usage-error.ts';
import { type Caller, callOf, type HelperOptions, valuesAt } from './caller.ts';
import type { CreateFacts } from './create-facts.ts';
import { findAll } from './find-item.ts';
import { matches } from './matching.ts';

/** Milliseconds before each look-up after a lost response: the create may still be in flight. */
export const PAUSES: readonly number[] = [500, 2000];

/** After a timeout the server may still be working, for about as long as the API's own time limit. */
export const LATE_PAUSES: readonly number[] = [...PAUSES, 4000, 8000, 15_000];

/** True if the server may still be working on a failed request: the client stopped waiting before it ended. */
export const isLate = (error: unknown, status: unknown): boolean => {
  const { name, cause } = Object(error);
  return /time(d? )?out/i.test(`${name} ${error} ${Object(cause).name} ${cause}`) || LATE.includes(Number(status));
};

const LATE: readonly number[] = [408, 504, 522, 524];

/** Parameters by name. */
export type Params = { readonly [name: string]: unknown };

/** A create that may have been processed. */
export interface Created {
  readonly client: Caller;
  readonly operation: string;
  /** With the full name of a record, once it is known. */
  params: Params;
  readonly facts: CreateFacts;
  readonly options: HelperOptions;
}

const scopeOf = ({ facts, params }: Created): Record<string, unknown> =>
  Object.fromEntries(facts.path.filter((name) => name in params).map((name) => [name, params[name]]));

/** True if an item has the key of the parameters. */
const hasKey = ({ facts, params }: Created, item: unknown): boolean =>
  facts.key.every(({ shown, given }) => {
    const wanted = valuesAt(params, given);
    const values = valuesAt(item, shown);
    return (
      wanted.length === 0 || (wanted.length === values.length && matches(values, wanted, only(facts, shown), '', item))
    );
  });

/** The forms of one field, applied to a list of its values. */
const only = ({ forms }: CreateFacts, shown: string): CreateFacts['forms'] => ({
  form: (place, item) => forms.form(place === '' ? shown : `${shown}.${place}`, item),
});

/** Finds the item with the key of these parameters, as the create returns it; undefined if there is none. */
export async function lookUp(created: Created): Promise<unknown> {
  const found = await lookUpOnce(created);
  return found === undefined && (await hasFullName(created)) ? lookUpOnce(created) : found;
}

/** The API lists `www` as `www.example.com`. True if the name was relative, and is a full one now. */
async function hasFullName(created: Created): Promise<boolean> {
  const { client, operation, params, options } = created;
  const { name, zone_id } = params;
  if (operation !== 'dns.records.create' || typeof name !== 'string' || name.endsWith('.')) return false;
  const zone = Object(await callOf(client, 'zones.get', { zone_id }, options).catch(() => {})).name;
  if (typeof zone !== 'string' || `.${name}`.endsWith(`.${zone}`)) return false;
  created.params = { ...params, name: name === '@' ? zone : `${name}.${zone}` };
  return true;
}

const isRecord = (operation: string): boolean => operation === 'dns.records.create';

/** The values of a record have more notations than other fields. */
const recordOf = async ({ operation, params }: Pick<Created, 'operation' | 'params'>) =>
  isRecord(operation) ? (await import('./dns/record-match.ts')).recordMatch(params) : undefined;

async function lookUpOnce(created: Created): Promise<unknown> {
  const { client, operation, facts, params, options } = created;
  const record = await recordOf(created);
  const fieldValue = (field: string): unknown => {
    if (isRecord(operation) && field === 'content' && !/^(A|CNAME|MX|NS|PTR)$/.test(`${params.type}`)) return undefined;
    const values = facts.key.filter(({ shown }) => shown === field).flatMap(({ given }) => valuesAt(params, given));
    return values.length === 1 ? values[0] : undefined;
  };
  const scope = scopeOf(created);
  const isWanted = (item: unknown): boolean => (record ? record.hasKey(item) : hasKey(created, item));
  const found = await findAll(client, facts.list, scope, { fieldValue, isWanted }, options);
  // Several items with one key, such as records of one name: compare their other fields too.
  const differ = found.length > 1 ? await Promise.all(found.map((item) => differences(created, item))) : [];
  const same = found.filter((_, at) => (differ[at] ?? []).length === 0);
  if (found.length > 1 && same.length !== 1)
    throw new CloudflareError(
      `${operation}: ${found.length} items have the same ${facts.key.map(({ shown }) => shown).join(', ')}: it is unclear which one to use`,
    );
  return same[0] === undefined ? undefined : wholeOf(created, same[0]);
}

/** Returns an item with all its fields if the list omits some; undefined if it was deleted meanwhile. */
async function wholeOf(created: Created, item: unknown): Promise<unknown> {
  const { client, facts, options } = created;
  if (!facts.get) return item;
  const { operation, param, field } = facts.get;
  try {
    const whole = await callOf(client, operation, { ...scopeOf(created), [param]: Object(item)[field] }, options);
    return { ...Object(item), ...Object(whole) };
  } catch (error) {
    if (Object(error).status === 404) return undefined;
    throw error;
  }
}

/** Wraps the found item in the shape of the create's result. */
export const shapeOf = ({ within }: CreateFacts, item: unknown): unknown =>
  within === undefined || item === undefined || within in Object(item) ? item : { [within]: item };

/** Fields of the parameters in which an item differs; `isFixed` includes those that cannot be updated. */
export async function differences(
  created: Pick<Created, 'operation' | 'facts' | 'params'>,
  item: unknown,
  isFixed = true,
): Promise<readonly string[]> {
  const { facts, params } = created;
  const record = await recordOf(created);
  if (record) return record.differences(item);
  const wanted: Record<string, unknown> = { ...params };
  for (const [field, other, value, set] of facts.overruled)
    if (field in wanted && `${wanted[other] ?? Object(item)[other]}` === value) wanted[field] = JSON.parse(set);
  const isLeft = (name: string): boolean =>
    facts.path.includes(name) || (facts.fixed.includes(name) && (!isFixed || Object(item)[name] === undefined));
  return Object.keys(wanted).filter(
    (name) => !isLeft(name) && !matches(Object(item)[name], wanted[name], facts.forms, name, item),
  );
}
