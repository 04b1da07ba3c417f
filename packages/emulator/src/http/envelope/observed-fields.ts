/** Fields of results as the real API was seen to send them: their order, and those that are there with nothing to say. */
import { isObject, itemsOf, namesOf } from '@flarewire/schema';
import { OBSERVED_ITEMS, OBSERVED_NULLS } from '../../generated/envelopes.ts';
import type { Context } from '../../handler/context.ts';
import { PageResult } from '../../handler/page-result.ts';
import { Reply } from '../../handler/reply.ts';
import { memoize } from '../../memoize.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Of the items of a resource, which all of its operations show. */
interface Seen {
  /** Null where there is nothing to say: `"comment": null` of a DNS record. */
  readonly nulls: readonly string[];
  readonly keys: readonly string[];
  readonly isOrdered: boolean;
  /** Values of keys that are always there. */
  readonly empty: Fields;
}

const known = new Map<string, Seen>();

const resourceOf = (operation: string): string => operation.slice(0, operation.lastIndexOf('.'));

function seenOf(operation: string): Seen {
  const resource = resourceOf(operation);
  return memoize(known, resource, () => {
    const nulls = OBSERVED_NULLS.filter(([name]) => resourceOf(name) === resource).map(([, field]) => field);
    const [, keys, isOrdered, empty] = OBSERVED_ITEMS.find(([name]) => name === resource) ?? ['', [], false, {}];
    return { nulls: [...new Set(nulls)], keys, isOrdered, empty };
  });
}

/** Operations whose results are the items themselves. */
const SHOWS = /\.(create|edit|get|list|update)$/;

type Asked = Pick<Context, 'operation' | 'schemas' | 'document'>;

/** The result with the fields that were seen of its resource, in their order. */
export function withObserved(context: Asked, result: unknown): unknown {
  const { operation } = context;
  if (operation.method === 'DELETE' || result instanceof Reply) return result;
  const seen = seenOf(operation.name);
  if (seen.nulls.length === 0 && seen.keys.length === 0) return result;
  const named = namedBy(context);
  const isShown = SHOWS.test(operation.name);
  const shown = (value: unknown): unknown => {
    if (!isObject(value)) return value;
    const isItem = isShown && isLike(value, seen);
    const nulls = seen.nulls.filter((name) => isItem || named.has(name));
    const filled = { ...absentOf(nulls, value), ...(isItem ? seen.empty : {}), ...defined(value) };
    return isItem ? inOrder(filled, seen, value) : { ...value, ...absentOf(nulls, value) };
  };
  if (result instanceof PageResult) return new PageResult(result.items.map(shown), result.info);
  return Array.isArray(result) ? result.map(shown) : shown(result);
}

function namedBy({ operation, schemas, document }: Asked): ReadonlySet<string> {
  const isItem = operation.page !== undefined;
  const item = isItem ? schemas.result : (itemsOf(schemas.result, document.schemas) ?? schemas.result);
  return new Set(namesOf(item, document.schemas));
}

const defined = (value: Fields): Fields =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

/** Has it most of the keys, so that it is one of these items? */
const isLike = (value: Fields, { keys }: Seen): boolean =>
  keys.length > 0 && keys.filter((key) => key in value).length * 2 >= keys.length;

/** In the order of the wire where that is known; otherwise new keys come last. */
function inOrder(filled: Fields, { keys, isOrdered }: Seen, value: Fields): Fields {
  const first = isOrdered ? keys.filter((key) => key in filled) : Object.keys(value);
  return Object.fromEntries([...new Set([...first, ...Object.keys(filled)])].map((key) => [key, filled[key]]));
}

const absentOf = (names: readonly string[], value: Fields): Record<string, null> =>
  Object.fromEntries(names.filter((name) => value[name] === undefined).map((name) => [name, null]));

/** Fields that were seen of the resource and no type names are kept where the rules know them: `uid` in Access. */
export function withKnown(operation: string, known: unknown, fitted: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(fitted))
    return fitted.map((one, index) => withKnown(operation, known[index], one));
  if (!isObject(known) || !isObject(fitted) || !SHOWS.test(operation)) return fitted;
  const kept = seenOf(operation).keys.filter((key) => known[key] !== undefined && fitted[key] === undefined);
  return kept.length === 0 ? fitted : { ...fitted, ...Object.fromEntries(kept.map((key) => [key, known[key]])) };
}
