/** Commands found by the words of a task, for `flarewire search` and for words that are no command. */
import { index, loadProduct } from '@flarewire/contract';
import { arrange, createSearch, type PlaceHit, searchDocuments } from '@flarewire/search';
import { argvOf } from '@flarewire/snippets/command/argv';
import { quoted } from '../output/help.ts';
import { subjectOf } from '../tree/subject.ts';
import { commandOf } from '../tree/words.ts';

/** A command and what it does. */
export interface Row {
  readonly command: string;
  readonly about: string;
}

/** Searches by any of the texts, best first. */
export async function foundCommands(text: string, limit: number): Promise<Row[]> {
  const { hits, places, isExact } = createSearch(await searchDocuments(index(), loadProduct))(text, {
    limit,
    isLocal: false,
  });
  const others = places.map(({ place, score }, at) => ({ id: `place ${at}`, group: place.kind, score, place }));
  const operations = hits.map((hit) => ({ id: hit.name, group: 'operation', score: 1, hit }));
  const items = arrange<(typeof others)[number] | (typeof operations)[number]>(others, operations, isExact).flatMap(
    (group) => group.items,
  );
  const rows: Row[] = [];
  for (const item of items) {
    const row = 'hit' in item ? { command: commandOf(item.hit.name), about: item.hit.summary } : await rowOf(item);
    if (row !== undefined && !rows.some(({ command }) => command === row.command)) rows.push(row);
  }
  return rows;
}

/** Undefined for places that exist only in the console. */
async function rowOf({ place }: Pick<PlaceHit, 'place'>): Promise<Row | undefined> {
  const { path, params = {} } = place.to;
  if (path.startsWith('https://')) return { command: path, about: place.title };
  const [, name] = /^\/explore\/([\w.]+)$/.exec(path) ?? [];
  const operation = index().operations.find((one) => one.name === name);
  if (operation === undefined) return undefined;
  const words = argvOf(await subjectOf(operation), params);
  return { command: `flarewire ${words.map(quoted).join(' ')}`, about: place.title };
}
