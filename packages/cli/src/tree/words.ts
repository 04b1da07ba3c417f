/** Commands are the tree of operations: `dns records list` is `dns.records.list`, in kebab-case words. */
import { index, nearest, type Operation } from '@flarewire/contract';
import { kebab, wordsOf } from '@flarewire/snippets/command/words';
import { meanings, singular } from './guesses.ts';
import { instead } from './rewrites.ts';

export const commandOf = (name: string): string => `flarewire ${wordsOf(name).join(' ')}`;

export type Found =
  /** `rest` are the words after its name. */
  | { readonly operation: Operation; readonly rest: readonly string[] }
  /** A group, with the operations below it. */
  | { readonly group: readonly string[]; readonly operations: readonly Operation[] }
  | Unknown;

export interface Unknown {
  /** The error, with the nearest command. */
  readonly unknown: string;
  /** False if the words may mean several commands: neither a slip nor a command of another tool. */
  readonly isCertain: boolean;
  /** The operation of the nearest command. */
  readonly nearest?: Operation;
}

type Commands = ReadonlyMap<string, Operation>;

let byCommand: Commands | undefined;
let inSingular: Commands | undefined;

function commands(): Commands {
  byCommand ??= new Map(index().operations.map((operation) => [wordsOf(operation.name).join(' '), operation]));
  return byCommand;
}

/** The operation that these words name exactly, read from the commands with the same first word: naming all takes 4 ms. */
function exactly(words: readonly string[]): Extract<Found, { operation: unknown }> | undefined {
  const typed = words.map(kebab);
  let longest: { readonly operation: Operation; readonly length: number } | undefined;
  for (const operation of index().operations) {
    const [product = ''] = operation.name.split('.', 1);
    if (kebab(product) !== typed[0]) continue;
    const command = wordsOf(operation.name);
    if (command.length > (longest?.length ?? 0) && command.every((word, place) => word === typed[place]))
      longest = { operation, length: command.length };
  }
  return longest && { operation: longest.operation, rest: words.slice(longest.length) };
}

/** By the singular of each word, however words are joined; without those that two operations have. */
function singularCommands(): Commands {
  if (inSingular !== undefined) return inSingular;
  const found = new Map<string, Operation | undefined>();
  for (const [command, operation] of commands()) {
    const key = singularOf(command.split(' '));
    found.set(key, found.has(key) ? undefined : operation);
  }
  const only = [...found].flatMap(([key, operation]) => (operation === undefined ? [] : [[key, operation] as const]));
  inSingular = new Map(only);
  return inSingular;
}

const exactOf = (words: readonly string[]): string => words.map(kebab).join(' ');
/** `load-balancers pools`, `loadbalancers pools` and `load balancer pool` have the same. */
const singularOf = (words: readonly string[]): string =>
  words
    .flatMap((word) => kebab(word).split(/[-_]/))
    .map(singular)
    .join('');

/** Finds the operation or group that the first words name; the longest name wins. */
export function find(words: readonly string[]): Found {
  const [first = '', ...others] = words;
  // The dotted name, as the library and the documentation have it.
  if (first.includes('.')) {
    const named = find(wordsOf(first).concat(others));
    return 'unknown' in named ? unknownWords([first], nameNear(first)) : named;
  }
  const exact = exactly(words);
  if (exact !== undefined) return exact;
  const guesses = [words, ...meanings(words)];
  for (const [known, keyOf] of [[commands, exactOf] as const, [singularCommands, singularOf] as const])
    for (const guess of guesses) {
      const added = Math.max(0, guess.length - words.length);
      for (let end = guess.length; end > added; end--) {
        const operation = known().get(keyOf(guess.slice(0, end)));
        if (operation !== undefined) return { operation, rest: guess.slice(end) };
      }
    }
  const group = words.map(kebab);
  const start = `${group.join(' ')} `;
  const below = [...commands()].filter(([command]) => command.startsWith(start)).map(([, operation]) => operation);
  return below.length > 0 ? { group, operations: below } : unknownWords(words, commandNear(group));
}

function unknownWords(words: readonly string[], meant: string | undefined): Found {
  const other = instead(words);
  const start = `Unknown command "${words.join(' ')}".`;
  if (other !== undefined) return { unknown: `${start} Use: ${other}`, isCertain: true };
  const hint = meant === undefined ? 'Try: flarewire --help' : `Did you mean: flarewire ${meant}`;
  const near = meant === undefined ? undefined : commands().get(wordsOf(meant).join(' '));
  const isCertain = near !== undefined && isSlip(words, wordsOf(near.name));
  return { unknown: `${start} ${hint}`, isCertain, ...(near === undefined ? {} : { nearest: near }) };
}

/** Word by word the same, or nearly. */
function isSlip(typed: readonly string[], meant: readonly string[]): boolean {
  const words = typed.flatMap((word) => word.split('.')).map(kebab);
  return words.length === meant.length && words.every((word, i) => nearest(word, [meant[i] ?? '']) !== undefined);
}

function nameNear(name: string): string | undefined {
  return nearest(
    name,
    index().operations.map((operation) => operation.name),
  );
}

/** Word by word: what is right stays, and the first wrong word is replaced by what is nearest to it there. */
function commandNear(words: readonly string[]): string | undefined {
  const all = commands();
  const split = Array.from(all.keys(), (command) => command.split(' '));
  const around = commandAround(words, split);
  for (let place = 0; place < words.length; place++) {
    const fitting = split.filter((command) => words.slice(0, place).every((word, i) => command[i] === word));
    const next = new Set(fitting.flatMap((command) => command[place] ?? []));
    const word = words[place] ?? '';
    if (next.has(word)) continue;
    const meant = nearest(word, [...next]);
    if (meant !== undefined) {
      const mended = words.with(place, meant).join(' ');
      return all.has(mended) ? mended : (around ?? [...words.slice(0, place), meant].join(' '));
    }
    return around ?? (place > 0 ? words.slice(0, place).join(' ') : undefined);
  }
  return undefined;
}

/** The shortest command that has these words in this order, and others: `records list` is `dns records list`. */
function commandAround(words: readonly string[], all: readonly (readonly string[])[]): string | undefined {
  const guesses = [words, ...meanings(words)].map((guess) => guess.map(kebab));
  // The last words may be arguments.
  for (let end = words.length; end > 1; end--) {
    const fitting = all.filter((command) =>
      guesses.some((guess) => isWithin(guess.slice(0, guess.length - (words.length - end)), command)),
    );
    const [shortest] = fitting.sort((a, b) => a.length - b.length);
    if (shortest !== undefined) return shortest.join(' ');
  }
  return undefined;
}

function isWithin(words: readonly string[], command: readonly string[]): boolean {
  const due = partsOf(words);
  let place = 0;
  for (const part of partsOf(command)) if (part === due[place]) place++;
  return place === due.length;
}

/** `email-routing rules` is `email routing rule`. */
const partsOf = (words: readonly string[]): string[] => words.flatMap((word) => word.split('-').map(singular));
