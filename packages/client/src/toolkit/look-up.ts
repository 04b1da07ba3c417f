/** What was created, found again by its natural key. */
import { CloudflareError } from '../errors/usage-error.ts';
import type { Caller, HelperOptions } from './caller.ts';
import type { CreateFacts } from './create-facts.ts';
import { findAll } from './find-item.ts';
import { matches } from './matching.ts';

/** Milliseconds before each look for what a lost answer left behind: it may still be on its way. */
export const PAUSES = [500, 2000];

/** Values by name. */
export type Params = { readonly [name: string]: unknown };

/** A create that may have been carried out. */
export interface Created {
  readonly client: Caller;
  readonly operation: string;
  readonly params: Params;
  readonly facts: CreateFacts;
  readonly options: HelperOptions;
}

/** The item with the key of these parameters; undefined if there is none. */
export async function lookUp({ client, operation, facts, params, options }: Created): Promise<unknown> {
  const scope = Object.fromEntries(facts.path.filter((name) => name in params).map((name) => [name, params[name]]));
  const where: Record<string, unknown> = {};
  for (const field of facts.key) {
    const [first = ''] = field.split('.');
    where[first] = field === first ? params[first] : partOf(params[first], field.split('.').slice(1), where[first]);
  }
  const found = await findAll(client, facts.list, scope, where, options);
  if (found.length > 1)
    throw new CloudflareError(
      `${operation}: ${found.length} items have the ${facts.key.join(', ')} ${JSON.stringify(where)}: which one is meant is not known`,
    );
  return found[0];
}

/** Only the field at this place of a value. */
const partOf = (value: unknown, [field, ...inner]: readonly string[], before: unknown): unknown =>
  field === undefined
    ? value
    : { ...Object(before), [field]: partOf(Object(value)[field], inner, Object(before)[field]) };

/** Fields of the parameters that an item has otherwise. */
export const differences = ({ facts, params }: Pick<Created, 'facts' | 'params'>, item: unknown): string[] =>
  Object.keys(params).filter(
    (name) =>
      ![...facts.path, ...facts.fixed].includes(name) &&
      !matches(Object(item)[name], params[name], `${facts.list} ${name}`),
  );
