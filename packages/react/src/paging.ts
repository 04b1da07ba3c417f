/** From page to page. */
import type { NextPage, Page } from './types.ts';

/** What was there before would lead in circles: a cursor, and a page of a server that takes no notice of its number. */
export function nextOfInfinite(
  { next, items }: Page<unknown>,
  pages: readonly Page<unknown>[],
  _last: unknown,
  used: readonly NextPage[],
): NextPage | undefined {
  const before = pages.at(-2)?.items ?? [];
  // One by one: this is asked at every rendering, and pages that differ do so at once.
  const isRepeated =
    before.length > 0 &&
    before.length === items.length &&
    before.every((item, place) => JSON.stringify(item) === JSON.stringify(items[place]));
  return isRepeated || JSON.stringify(used).includes(JSON.stringify(next)) ? undefined : next;
}

/** The pages of a list as one, until there are `limit` items. */
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

/** What a page is known by: the cursor it gives, or its number and items. Two pages never have the same. */
const markOf = ({ next, items, info }: Page<unknown, { readonly page?: unknown }>): string =>
  JSON.stringify(next && !next.page ? next : [info.page, items]);
