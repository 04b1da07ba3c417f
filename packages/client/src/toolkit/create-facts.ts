/** Facts from the contract about a create: natural key, lookup, update. Loaded on first use. */
import { UsageError } from '../errors/usage-error.ts';
import { creates } from '../generated/toolkit/creates.ts';
import { valuesAt } from './caller.ts';
import type { Forms } from './matching.ts';

/** Another operation of the resource, with the names of the id in its parameters and in an item. */
export interface Neighbour {
  readonly operation: string;
  readonly param: string;
  readonly field: string;
}

/** Facts from the contract about a create. */
export interface CreateFacts {
  readonly list: string;
  /** Fields that identify an object, by their names in an item and in the parameters. */
  readonly key: readonly { readonly shown: string; readonly given: string }[];
  readonly change: Neighbour | undefined;
  /** Returns more fields than the list. */
  readonly get: Neighbour | undefined;
  /** Fields that no update accepts. */
  readonly fixed: readonly string[];
  /** Path parameters. */
  readonly path: readonly string[];
  readonly forms: Forms;
  /** Fields that an update takes as `{ id }`. */
  readonly objects: readonly string[];
  /** Field of the result that holds the listed item. */
  readonly within: string | undefined;
  /** `ttl` is forced to 1 while `proxied` is true. */
  readonly overruled: readonly (readonly [field: string, other: string, value: string, set: string])[];
}

type Words = (word: string) => readonly string[];

const formsOf = (words: Words): Forms => {
  const hidden = words('hidden');
  const sets = words('sets');
  const isIn = (word: string, place: string, item: unknown): boolean =>
    words(word).some((one) => {
      const [name, other = '', values = ''] = one.split(/[@:]/);
      return name === place && (other === '' || values.split('|').includes(`${Object(item)[other]}`));
    });
  return {
    form: (place, item) => (isIn('hosts', place, item) ? 'host' : isIn('quoted', place, item) ? 'quoted' : undefined),
    isHidden: (place) => hidden.some((one) => one === place || (one.includes('*') && isLike(one, place))),
    isSet: (place) => sets.includes(place),
  };
};

/** `env_vars.*.value` matches `env_vars.TOKEN.value`. */
function isLike(pattern: string, place: string): boolean {
  const [head = '', tail = ''] = pattern.split('*');
  return place.startsWith(head) && place.endsWith(tail) && place.length > head.length + tail.length;
}

/** The facts of an operation, by name; undefined if it has no natural key. */
function wordsOf(operation: string): Words | undefined {
  const [, resource] = /^(.*)\.create$/.exec(operation) ?? [];
  const line = creates.split('\n').find((one) => one.startsWith(`${resource} `));
  const facts = line
    ?.split(' ')
    .map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1).split(',')] as const);
  const byName = facts && new Map(facts);
  return byName && ((word) => byName.get(word) ?? []);
}

const keyIn = (words: Words): CreateFacts['key'] =>
  words('key').map((one) => {
    const [shown = '', given = shown] = one.split(':');
    return { shown, given };
  });

/** Returns the parameters of the natural key; undefined if there is none. */
export function keyOf(operation: string): string[] | undefined {
  const words = wordsOf(operation);
  return words && keyIn(words).map(({ given }) => given);
}

/** Returns the facts of an operation; throws if there are none, or if the parameters have no key. */
export function createFacts(operation: string, params: object): CreateFacts {
  const words = wordsOf(operation);
  if (!words)
    throw new UsageError('this operation has no natural key, so an existing item cannot be looked up', { operation });
  const key = keyIn(words);
  if (key.every(({ given }) => valuesAt(params, given).length === 0))
    throw new UsageError(`"${key[0]?.given}" is missing: an existing item is looked up by it`, {
      operation,
      ...(key[0] && { parameter: key[0].given }),
    });
  const resource = operation.replace(/\.create$/, '');
  const [change = '', param = '', field = ''] = words('change')[0]?.split(':') ?? [];
  const [getParam = '', getField = ''] = words('get')[0]?.split(':') ?? [];
  return {
    list: words('list')[0] ?? `${resource}.list`,
    key,
    change: change ? { operation: `${resource}.${change}`, param, field } : undefined,
    get: getParam ? { operation: `${resource}.get`, param: getParam, field: getField } : undefined,
    fixed: words('fixed'),
    path: ['account_id', 'zone_id', ...words('path')],
    forms: formsOf(words),
    objects: words('objects'),
    within: words('within')[0],
    overruled: words('overruled').map((one) => one.split(/[:=]/) as [string, string, string, string]), // guaranteed by the generator
  };
}
