/** Commands found by the words of a task, for `flarewire search` and for words that are no command. */
import type { Place } from '@flarewire/search';
import { argvOf } from '@flarewire/snippets/command/argv';
import { quoted } from '../output/help.ts';
import { callOf, searchFor } from '../tree/search.ts';
import { subjectOf } from '../tree/subject.ts';
import { commandOf } from '../tree/words.ts';

/** A command and what it does. */
export interface Row {
  readonly command: string;
  readonly about: string;
}

/** Best first, each command once. */
export async function foundCommands(text: string, limit: number): Promise<Row[]> {
  const { items } = await searchFor(text, limit);
  const rows: Row[] = [];
  for (const item of items) {
    const row =
      'hit' in item ? { command: commandOf(item.hit.name), about: item.hit.summary } : await rowOf(item.place);
    if (row !== undefined && !rows.some(({ command }) => command === row.command)) rows.push(row);
  }
  return rows;
}

/** Undefined for places that exist only in the console. */
async function rowOf(place: Place): Promise<Row | undefined> {
  if (place.to.path.startsWith('https://')) return { command: place.to.path, about: place.title };
  const call = callOf(place);
  if (call === undefined) return undefined;
  const words = argvOf(await subjectOf(call.operation), call.params);
  return { command: `flarewire ${words.map(quoted).join(' ')}`, about: place.title };
}
