/** Operations by words, for agents: a line for each. */
import { index, loadProduct } from '@flarewire/contract';
import { createSearch, searchDocuments } from '@flarewire/search';

let searching: Promise<ReturnType<typeof createSearch>> | undefined;

/** The documents to search are loaded once. */
const ready = (): NonNullable<typeof searching> => {
  searching ??= searchDocuments(index(), loadProduct).then(createSearch);
  return searching;
};

export async function found(query: string, limit: number): Promise<string[]> {
  const { hits, places } = (await ready())(query, { limit, isLocal: false });
  // Meanings of errors belong to no operation.
  const errors = places.filter(({ place }) => place.kind === 'error').slice(0, 2);
  return [
    ...errors.map(({ place }) => place.title),
    ...hits
      .slice(0, limit)
      .map(
        ({ name, method, summary, isDeprecated }) =>
          `${name} (${method}) ${summary}${isDeprecated ? ' [deprecated]' : ''}`,
      ),
  ];
}
