/** Maps results of the console's search to pages of the site: operations, resources, errors and guides. */
import { arrange, type PlaceHit, type Search } from '@flarewire/search';
import { operationPath, pathOf } from '@flarewire/snippets/site';

export interface Found {
  readonly title: string;
  readonly note: string;
  readonly link: string;
  readonly group: string;
}

/** Pages of the console that a guide describes. */
const GUIDES: Readonly<Record<string, string>> = {
  '/': '/console/',
  '/explore': '/reference/',
  '/inspect': '/emulator/',
  '/radar': '/console/',
};
const LIMIT = 8;

/** Best first. */
export function foundIn(search: Search, typed: string): readonly Found[] {
  const { hits, places, isExact } = search(typed, { limit: LIMIT });
  // The reference has a page for each list operation.
  const own = places.filter(({ place }) => place.isTable !== true);
  const others = own.map((hit) => ({ ...foundPlace(hit), id: hit.place.title, score: hit.score }));
  const operations = hits.map(({ name, method, path, summary }) => ({
    id: name,
    title: name,
    note: `${summary} · ${method} ${path}`,
    link: operationPath(name),
    group: 'Reference',
    score: 1,
  }));
  const seen = new Set<string>();
  return arrange(others, operations, isExact)
    .flatMap(({ items }) => items)
    .map(({ title, note, link, group }) => ({ title, note, link, group }))
    .filter(({ title, link }) => {
      const key = `${title} ${link}`;
      return seen.has(key) ? false : seen.add(key);
    });
}

function foundPlace({ place }: PlaceHit): Found {
  const { title, note, kind, to } = place;
  const [, page = '', rest] = to.path.split('/');
  const link =
    kind === 'error' && !to.path.startsWith('/')
      ? to.path
      : to.operation !== undefined || (page === 'explore' && rest !== undefined)
        ? operationPath(to.operation ?? rest ?? '')
        : page === 'browse' && rest !== undefined
          ? pathOf(rest)
          : (GUIDES[`/${page}`] ?? '/console/');
  return { title, note, link, group: kind === 'error' ? 'Errors' : kind === 'page' ? 'Pages' : 'Tasks' };
}
