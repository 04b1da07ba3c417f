/** Finds the next page of a list and reads lists as a whole. */
import type { NextPage, Page } from './types.ts';

/** Stops at a repeated cursor and at servers that ignore the page number; both would loop forever. */
export function nextOfInfinite(
  { next, items }: Page<unknown>,
  pages: readonly Page<unknown>[],
  _last: unknown,
  used: readonly NextPage[],
): NextPage | undefined {
  const before = pages.at(-2)?.items ?? [];
  // Compared one by one because this runs on every render, and differing pages differ early.
  const isRepeated =
    before.length > 0 &&
    before.length === items.length &&
    before.every((item, place) => JSON.stringify(item) === JSON.stringify(items[place]));
  return isRepeated || JSON.stringify(used).includes(JSON.stringify(next)) ? undefined : next;
}

/** Reads the pages of a list as one, up to `limit` items. */
export async function readAll(
  read: (turn: NextPage) => PromiseLike<Page<unknown>>,
  limit: number,
): Promise<Page<unknown>> {
  const first = await read({});
  const items = [...first.items];
  const seen = new Set([markOf(first)]);
  let { next } = first;
  while (next && items.length < limit) {
    const page = await read(next);
    const mark = markOf(page);
    if (seen.has(mark))
      throw new Error('The server repeats a page instead of advancing, so the list cannot be completed.');
    seen.add(mark);
    items.push(...page.items);
    next = page.next;
  }
  return { items, info: first.info, ...(next && { next }) };
}

/** Identity of a page: its cursor, or its number and items. No two pages share it. */
const markOf = ({ next, items, info }: Page<unknown, { readonly page?: unknown }>): string =>
  JSON.stringify(next && !next.page ? next : [info.page, items]);
