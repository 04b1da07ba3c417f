/** The envelope of an operation: its keys, their order, and the totals of a list, as the real API was seen to send them. */
import type { Operation } from '@flarewire/contract';
import { OBSERVED_ENVELOPES, type ObservedEnvelope } from '../../generated/envelopes.ts';
import { memoize } from '../../memoize.ts';

interface Form {
  readonly keys: readonly string[];
  /** Keys that are null where nothing is to be said. */
  readonly nulls: ReadonlySet<string>;
  /** Keys of `result_info`; null where there is none, undefined where that is not known. */
  readonly info: readonly string[] | null | undefined;
}

type Info = Readonly<Record<string, unknown>>;

const USUAL = ['success', 'errors', 'messages', 'result', 'result_info'];
const forms = new Map<string, Form>();

/** @param count of the items of a list that the query did not cut; undefined for other results */
export function envelopeOf(operation: Operation, result: unknown, info: Info | undefined, count?: number): Info {
  const { keys, nulls, info: known } = memoize(forms, operation.name, () => formOf(operation));
  const values: Record<string, unknown> = {
    success: true,
    errors: nulls.has('errors') ? null : [],
    messages: nulls.has('messages') ? null : [],
    result: result ?? null,
    result_info: infoOf(info, known, count),
  };
  return Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));
}

/** An envelope with its keys in the order of the operation's product. */
export function inOrderOf(operation: Operation, envelope: Info): Info {
  const { keys } = memoize(forms, operation.name, () => formOf(operation));
  const order = new Set([...keys, ...Object.keys(envelope)]);
  return Object.fromEntries([...order].flatMap((key) => (key in envelope ? [[key, envelope[key]]] : [])));
}

/** Where there is more than one page, the totals stay: programs could not go on without them. */
function infoOf(info: Info | undefined, known: Form['info'], count: number | undefined): Info | undefined {
  if (known === undefined) return info;
  if (known === null) return info !== undefined && (hasMore(info) || saysMore(info)) ? info : undefined;
  const whole = info ?? (count === undefined ? undefined : wholeList(count));
  if (whole === undefined) return undefined;
  const counted = known.includes('total_pages') ? { ...whole, ...pagesOf(whole) } : whole;
  return Object.fromEntries(Object.entries(counted).filter(([key]) => known.includes(key) || !PAGE.has(key)));
}

function pagesOf({ total_count: total, per_page: size }: Info): Info {
  return Number(total) >= 0 && Number(size) > 0 ? { total_pages: Math.ceil(Number(total) / Number(size)) } : {};
}

const PAGE = new Set(['page', 'per_page', 'count', 'total_count', 'total_pages']);

const hasMore = ({ count, total_count: total, cursor, cursors, next_page_token: token }: Info): boolean =>
  Number(total) > Number(count) || Boolean(cursor) || Boolean(token) || Object.keys(Object(cursors)).length > 0;

/** Of this list alone: `delimited` and the like. */
const saysMore = (info: Info): boolean =>
  Object.keys(info).some((key) => !PAGE.has(key) && !/cursor|token|limit|offset/.test(key));

const wholeList = (count: number): Info => ({
  page: 1,
  per_page: Math.max(count, 20),
  count,
  total_count: count,
  total_pages: Math.ceil(count / Math.max(count, 20)),
});

function formOf({ name: operation, page }: Operation): Form {
  const own = OBSERVED_ENVELOPES.find(([name]) => name === operation);
  const product = near(operation, 1);
  const [, keys, isOrdered] = own?.[2] === true ? own : (product.find(([, , isSent]) => isSent) ?? own ?? []);
  const order = keys === undefined || isOrdered !== true ? USUAL : whole(keys);
  const absent = own === undefined ? [] : ['errors', 'messages'].filter((key) => !own[1].includes(key));
  return {
    keys: order.filter((key) => !absent.includes(key)),
    nulls: new Set(own?.[3] ?? (product.length > 1 ? agreed(product, ([, , , nulls]) => nulls) : undefined) ?? []),
    info: own === undefined ? infoNear(operation, page !== undefined) : own[4],
  };
}

/** An observed order with the keys that another operation of the product may have. */
const whole = (keys: readonly string[]): readonly string[] => [...keys, ...USUAL.filter((key) => !keys.includes(key))];

/** Lists of the same resource; of a whole product where two of them agree. */
function infoNear(operation: string, isPaged: boolean): Form['info'] {
  if (!operation.endsWith('.list')) return undefined;
  for (let length = operation.split('.').length - 1; length > 0; length -= 1) {
    const lists = near(operation, length).filter(([name]) => name.endsWith('.list'));
    if (lists.length === 0 || (length === 1 && lists.length < 2)) continue;
    const info = agreed(lists, ([, , , , keys]) => keys);
    // A list that comes in pages may need its totals.
    return info === null && isPaged ? undefined : info;
  }
  return undefined;
}

function near(operation: string, length: number): readonly ObservedEnvelope[] {
  const start = `${operation.split('.').slice(0, length).join('.')}.`;
  return OBSERVED_ENVELOPES.filter(([name]) => name.startsWith(start));
}

/** The value that all have; undefined where they differ, or one alone speaks for many. */
function agreed<Value>(rows: readonly ObservedEnvelope[], of: (row: ObservedEnvelope) => Value): Value | undefined {
  const [first, ...others] = rows.map(of);
  return others.every((other) => String(other) === String(first)) ? first : undefined;
}
