/** Operations by words, for agents: a line for each, tasks and settings with their parameters as in `flarewire search`. */
import { index, loadProduct } from '@flarewire/contract';
import { arrange, createSearch, type PlaceHit, searchDocuments } from '@flarewire/search';

let searching: Promise<ReturnType<typeof createSearch>> | undefined;

/** The documents to search are loaded once. */
const ready = (): NonNullable<typeof searching> => {
  searching ??= searchDocuments(index(), loadProduct).then(createSearch);
  return searching;
};

export async function found(query: string, limit: number): Promise<string[]> {
  const { hits, places, isExact } = (await ready())(query, { limit, isLocal: false });
  // Meanings of errors belong to no operation.
  const errors = places.filter(({ place }) => place.kind === 'error').slice(0, 2);
  const others = places.map(({ place, score }, at) => ({ id: `place ${at}`, group: place.kind, score, place }));
  const operations = hits.map((hit) => ({ id: hit.name, group: 'operation', score: 1, hit }));
  const items = arrange<(typeof others)[number] | (typeof operations)[number]>(others, operations, isExact).flatMap(
    (group) => group.items,
  );
  const lines = items.flatMap((item) => {
    if (!('hit' in item)) return recipe(item) ?? [];
    const { name, method, summary, isDeprecated } = item.hit;
    return `${name} (${method}) ${summary}${isDeprecated ? ' [deprecated]' : ''}`;
  });
  return [...new Set([...errors.map(({ place }) => place.title), ...lines.slice(0, limit)])];
}

/** `rulesets.phases.update (PUT) {"ruleset_phase":"…"} Block countries`; undefined for places of the console. */
function recipe({ place }: Pick<PlaceHit, 'place'>): string | undefined {
  const { path, params = {} } = place.to;
  const [, name] = /^\/explore\/([\w.]+)$/.exec(path) ?? [];
  const operation = index().operations.find((one) => one.name === name);
  if (operation === undefined) return undefined;
  const given = Object.keys(params).length === 0 ? '' : ` ${JSON.stringify(params)}`;
  return `${operation.name} (${operation.method})${given} ${place.title}`;
}
