/** Operations by words, for agents: a line for each, tasks and settings with their parameters as in `flarewire search`. */
import type { Place } from '@flarewire/search';
import { callOf, searchFor } from '../tree/search.ts';

export async function found(query: string, limit: number): Promise<string[]> {
  const { items, places } = await searchFor(query, limit);
  // Meanings of errors belong to no operation.
  const errors = places.filter(({ kind }) => kind === 'error').slice(0, 2);
  const lines = items.flatMap((item) => {
    if (!('hit' in item)) return recipe(item.place) ?? [];
    const { name, method, summary, isDeprecated } = item.hit;
    return `${name} (${method}) ${summary}${isDeprecated ? ' [deprecated]' : ''}`;
  });
  return [...new Set([...errors.map(({ title }) => title), ...lines.slice(0, limit)])];
}

/** `rulesets.phases.update (PUT) {"ruleset_phase":"…"} Block countries`; undefined for places of the console. */
function recipe(place: Place): string | undefined {
  const call = callOf(place);
  if (call === undefined) return undefined;
  const { operation, params } = call;
  const given = Object.keys(params).length === 0 ? '' : ` ${JSON.stringify(params)}`;
  return `${operation.name} (${operation.method})${given} ${place.title}`;
}
