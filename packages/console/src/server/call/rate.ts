/**
 * Reads a credential's rate limit from response headers:
 * https://developers.cloudflare.com/fundamentals/api/reference/limits/
 */
import type { Rate } from '../../wire/types.ts';

/** The tightest limit; undefined if the response reports none. */
export function rateOf(headers: Headers): Rate | undefined {
  const policies = itemsOf(headers.get('ratelimit-policy'));
  let tightest: Rate | undefined;
  for (const [name, { r: remaining, t: reset = 0 }] of itemsOf(headers.get('ratelimit'))) {
    const limit = policies.get(name)?.q ?? remaining;
    if (remaining === undefined || limit === undefined) continue;
    const share = limit === 0 ? 0 : remaining / limit;
    if (tightest === undefined || share < tightest.remaining / tightest.limit) tightest = { limit, remaining, reset };
  }
  return tightest;
}

interface Values {
  readonly [key: string]: number | undefined;
}

/** `"default";r=50;t=30, "burst";r=5;t=10` */
function itemsOf(header: string | null): Map<string, Values> {
  const items = (header ?? '').split(',').map((item) => item.split(';').map((part) => part.trim()));
  return new Map(
    items.map(([name = '', ...pairs]) => {
      const values = pairs.map((pair) => pair.split('=')).map(([key = '', value]) => [key, Number(value)] as const);
      return [name.replaceAll('"', ''), Object.fromEntries(values.filter(([, value]) => Number.isFinite(value)))];
    }),
  );
}
