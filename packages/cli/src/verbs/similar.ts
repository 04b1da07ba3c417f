/** The error for words that are no command: commands that do what the words say. */
import { plain } from '../plain.ts';
import { isVerb } from '../tree/guesses.ts';
import { commandOf, type Unknown } from '../tree/words.ts';
import { foundCommands, type Row } from './found.ts';
import { isShown, VERBS } from './index.ts';

const SHOWN = 4;
/** An address, a domain, a path, a number: the argument of a command rather than its name. */
const isArgument = (word: string): boolean => /[^a-z-]/i.test(word);

export async function withSimilar({ unknown, isCertain, nearest }: Unknown, typed: readonly string[]): Promise<string> {
  if (isCertain) return unknown;
  const words = typed.filter((word) => !isArgument(word)).map((word) => word.toLowerCase());
  if (words.length === 0) return unknown;
  const rows = await jobs(words);
  if (nearest !== undefined) rows.push({ command: commandOf(nearest.name), about: nearest.summary });
  // The last words may be names of things: each shorter text is searched too.
  for (let end = words.length; end > 0; end--)
    rows.push(...(await foundCommands(words.slice(0, end).join(' '), SHOWN)));
  const shown = best(rows, words);
  if (shown.length === 0) return unknown;
  const width = Math.max(...shown.map(({ command }) => command.length));
  const lines = shown.map(({ command, about }) => `  ${command.padEnd(width)}  ${plain(about)}`);
  return [`Unknown command "${typed.join(' ')}". Commands that may do this:`, ...lines].join('\n');
}

/** Commands for jobs whose name has one of the words. */
async function jobs(words: readonly string[]): Promise<Row[]> {
  const names = Object.keys(VERBS).filter((name) => isShown(name) && words.some((word) => has(name, word)));
  const verbs = await Promise.all(names.map(async (name) => [name, await VERBS[name]?.()] as const));
  return verbs.map(([name, verb]) => ({ command: `flarewire ${name}`, about: verb?.summary ?? '' }));
}

/** Those that have most of the words first, otherwise in the order in which they were found. */
function best(rows: readonly Row[], words: readonly string[]): Row[] {
  const nouns = words.filter((word) => !isVerb(word));
  // A verb alone says nothing: many commands list.
  const own = [...new Map(rows.map((row) => [row.command, row])).values()].filter(
    ({ command, about }) => nouns.length === 0 || nouns.some((word) => has(command, word) || has(about, word)),
  );
  const score = ({ command, about }: Row): number =>
    words.filter((word) => has(command, word)).length + words.filter((word) => has(about, word)).length / 2;
  return own.toSorted((one, other) => score(other) - score(one)).slice(0, SHOWN);
}

/** True if a word of the text begins with this one, but for the ending of a plural. */
function has(text: string, word: string): boolean {
  const stem = word.replace(/s$/, '');
  return text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .some((own) => own.startsWith(stem));
}
