/** `flarewire search`: commands by what people type: words, slips, paths, error numbers, other names for things. */
import { index, loadProduct } from '@flarewire/contract';
import { arrange, createSearch, type PlaceHit, searchDocuments } from '@flarewire/search';
import { argvOf } from '@flarewire/snippets/command/argv';
import { quoted } from '../output/help.ts';
import { plain } from '../plain.ts';
import { subjectOf } from '../tree/subject.ts';
import { commandOf } from '../tree/words.ts';
import type { Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';

interface Row {
  readonly command: string;
  readonly about: string;
}

const USUAL = 10;

export const search: Verb = {
  summary: 'Find commands by task, path or error code',
  takes: 'WORDS',
  flags: { limit: { type: 'string', value: 'N', about: `maximum number of results (default ${USUAL})` } },
  run: async ({ words, value }, io) => {
    const text = words.join(' ').trim();
    const limit = Number(value('limit') ?? USUAL);
    if (text === '') throw new WrongInput('Missing search words. Try: flarewire search purge everything');
    if (!Number.isInteger(limit) || limit < 1)
      throw new WrongInput(`--limit must be a positive integer, not "${value('limit')}".`);
    const rows = (await found(text, limit)).slice(0, limit);
    if (rows.length === 0) {
      io.err(`No results for "${text}". Try other words, or: flarewire --help\n`);
      return 1;
    }
    const width = Math.min(60, Math.max(...rows.map(({ command }) => command.length)));
    for (const row of rows)
      await io.out(io.isTerminal ? `${row.command.padEnd(width)}  ${plain(row.about)}\n` : `${JSON.stringify(row)}\n`);
    return 0;
  },
};

async function found(text: string, limit: number): Promise<Row[]> {
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
