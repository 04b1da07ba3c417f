import { index, loadProduct } from '@flarewire/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../../../test/repository/sample.ts';
import { arrange } from './arrange.ts';
import { searchDocuments } from './documents.ts';
import { INTENTS } from './intents.ts';
import { createSearch, type Search } from './search.ts';
import { QUERIES } from './search-queries.ts';
import { TYPED } from './typed-queries.ts';

let search: Search;
beforeAll(async () => {
  search = createSearch(JSON.parse(JSON.stringify(await searchDocuments(index(), loadProduct))));
});

const operations = sampled(index().operations, ({ name }) => name);
const top = (query: string, limit: number): string[] => search(query, { limit }).hits.map(({ name }) => name);

describe('search over the whole API', () => {
  it.each(QUERIES)('%s finds %s among the first %i', (query, operation, within) => {
    expect(top(query, within)).toContain(operation);
  });

  it('every operation is found first by its name', () => {
    const missed = operations.filter(({ name }) => top(name, 1)[0] !== name);
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('every operation is among the first three by its summary', () => {
    const missed = operations.filter(({ name, summary }) => !top(summary, 3).includes(name));
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('every operation is among the first three by its method and path, but for its own aliases', () => {
    const missed = operations.filter(({ name, method, path }) => {
      const hits = search(`${method} ${path}`, { limit: 3 }).hits;
      return !hits.some((hit) => hit.name === name || (hit.method === method && hit.path === path));
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('every operation is among the first five by its name with two letters swapped, if it has a rare word', () => {
    // Every 20th is enough to notice a fault, even in a sample; a typo in a short word is ambiguous.
    const some = index().operations.filter((_, at) => at % 20 === 0);
    const missed = some.filter(({ name }) => !top(swapped(name), 5).includes(name));
    expect(missed.length / some.length).toBeLessThan(0.15);
  });
});

/** Swaps two letters in the middle of the longest word. */
function swapped(text: string): string {
  const [longest = ''] = [...text.matchAll(/[a-zA-Z]+/g)].map(([word]) => word).sort((a, b) => b.length - a.length);
  const at = text.indexOf(longest) + Math.floor(longest.length / 2);
  return text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1);
}

describe('pages of Browse', () => {
  const first = (query: string) => search(query, { limit: 1 }).places[0]?.place.to.path;

  it('a table is found first by its name, even if no phrase is written for it', () => {
    expect(first('access policies')).toBe('/browse/zeroTrust.access.policies');
    expect(first('notifications policies')).toBe('/browse/alerting.policies');
    expect(first('dns records')).toBe('/browse/dns.records');
  });

  it('rules are added on the page of rules, which knows the ruleset', () => {
    for (const task of ['Add a WAF custom rule', 'Limit the rate of requests', 'Add a cache rule', 'Redirect a URL'])
      expect(first(task), task).toBe('/browse/rulesets');
  });
});

describe('typical queries', () => {
  it('at least 120 typical queries exist, and 95 % of them find the expected result within the first five', () => {
    const missed = TYPED.flatMap(([typed, wanted]) => {
      const found = firstFive(typed);
      return found.some((one) => one.startsWith(wanted)) ? [] : [`${typed} → ${wanted}, but: ${found.join(', ')}`];
    });
    expect(TYPED.length).toBeGreaterThanOrEqual(120);
    expect(missed.length / TYPED.length <= 0.05 ? [] : missed).toEqual([]);
  });

  it('at least 120 intents exist, and 90 % of them find the expected result within the first five', () => {
    const missed = INTENTS.flatMap(([typed, wanted]) => {
      const found = firstFive(typed);
      return found.some((one) => one.includes(wanted)) ? [] : [`${typed} → ${wanted}, but: ${found.join(', ')}`];
    });
    expect(INTENTS.length).toBeGreaterThanOrEqual(120);
    expect(missed.length / INTENTS.length <= 0.1 ? [] : missed).toEqual([]);
  });
});

/** Results as arranged in the dialog, without those from the account. */
function firstFive(typed: string): string[] {
  const { hits, places, isExact } = search(typed, { limit: 8 });
  const others = places.map(({ place, score }) => ({
    id: place.kind === 'error' ? place.title.toLowerCase() : place.to.path,
    group: place.kind,
    score,
  }));
  const operations = hits.map(({ name }) => ({ id: `/explore/${name}`, group: 'operation', score: 1 }));
  return arrange(others, operations, isExact)
    .flatMap(({ items }) => items)
    .slice(0, 5)
    .map(({ id }) => id);
}
