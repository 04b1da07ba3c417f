/** Validates a Workers KV key as typed and derives the parameters that write it. */
import { jsonProblem } from '../../ui/bytes/editable-text.ts';

export interface KvKey {
  readonly name: string;
  /** Seconds since 1970. */
  readonly expiration?: number;
  readonly metadata?: unknown;
}

/** The fields as typed. */
export interface KvDraft {
  /** JSON, or empty. */
  readonly metadata: string;
  /** Seconds from now, seconds since 1970, a time, or empty. */
  readonly expires: string;
}

/** https://developers.cloudflare.com/kv/platform/limits/ */
const LIMITS = { key: 512, metadata: 1024, ttl: 60 };

const size = (text: string): number => new TextEncoder().encode(text).length;

export const draftOf = ({ expiration, metadata }: Omit<KvKey, 'name'>): KvDraft => ({
  metadata: metadata === undefined || metadata === null ? '' : JSON.stringify(metadata, null, 2),
  expires: expiration === undefined ? '' : new Date(expiration * 1000).toISOString().replace('.000Z', 'Z'),
});

export function nameProblem(name: string): string | undefined {
  if (name === '') return 'Enter a name for the key.';
  if (name === '.' || name === '..') return 'A key cannot be named . or ..: Cloudflare rejects these names.';
  const bytes = size(name);
  return bytes > LIMITS.key ? `A name can have at most ${LIMITS.key} bytes; this one has ${bytes}.` : undefined;
}

export function metadataProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const problem = jsonProblem(text);
  if (problem !== undefined) return `Metadata must be valid JSON: ${problem.message}.`;
  const bytes = size(JSON.stringify(JSON.parse(text)));
  return bytes > LIMITS.metadata ? `Metadata can have at most ${LIMITS.metadata} bytes; this has ${bytes}.` : undefined;
}

/**
 * Seconds since 1970; undefined for never. A number counts from now as long as it could not be a plausible date.
 * @param now milliseconds since 1970
 */
export function expiryOf(text: string, now: number): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const number = Number(typed);
  // Up to thirty years from now; as a timestamp that would be before the year 2000.
  if (!Number.isNaN(number)) return Math.floor(number < 946_684_800 ? now / 1000 + number : number);
  const time = Date.parse(typed);
  return Number.isNaN(time) ? Number.NaN : Math.floor(time / 1000);
}

export function expiryProblem(text: string, now: number): string | undefined {
  const expiry = expiryOf(text, now);
  if (expiry === undefined) return undefined;
  if (Number.isNaN(expiry)) return 'Enter seconds from now, or a time such as 2030-01-31T12:00Z.';
  return expiry < Math.floor(now / 1000) + LIMITS.ttl
    ? `The minimum lifetime of a key is ${LIMITS.ttl} seconds.`
    : undefined;
}

/** Parameters of `kv.namespaces.values.update` besides the value. The draft must be valid. */
export function writingOf({ metadata, expires }: KvDraft, now: number): { expiration?: number; metadata?: unknown } {
  const expiration = expiryOf(expires, now);
  return {
    ...(expiration === undefined ? {} : { expiration }),
    ...(metadata.trim() === '' ? {} : { metadata: JSON.parse(metadata) as unknown }),
  };
}

type Pages = { readonly items: readonly KvKey[] }[];

/** Inserts a key into the pages of a list if its position is within the loaded range. */
export function withKey<Page extends Pages[number]>(pages: readonly Page[], key: KvKey, isAll: boolean): Page[] {
  const without = withoutKeys(pages, new Set([key.name]));
  const at = without.findIndex(({ items }) => items.some(({ name }) => comesAfter(name, key.name)));
  const place = at >= 0 ? at : isAll ? without.length - 1 : -1;
  return without.map((page, number) => {
    if (number !== place) return page;
    const before = page.items.findIndex(({ name }) => comesAfter(name, key.name));
    const cut = before < 0 ? page.items.length : before;
    return { ...page, items: [...page.items.slice(0, cut), key, ...page.items.slice(cut)] };
  });
}

export function withoutKeys<Page extends Pages[number]>(pages: readonly Page[], names: ReadonlySet<string>): Page[] {
  return pages.map((page) => ({ ...page, items: page.items.filter(({ name }) => !names.has(name)) }));
}

/** Compares by UTF-8 bytes, as Cloudflare sorts. */
function comesAfter(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  const at = a.findIndex((character, place) => character !== b[place]);
  if (at < 0) return false;
  const second = b[at];
  return second === undefined || (a[at]?.codePointAt(0) ?? 0) > (second.codePointAt(0) ?? 0);
}
