/** Commands are the tree of operations: `dns records list` is `dns.records.list`, in kebab-case words. */
import { index, nearest, type Operation } from '@flarewire/contract';
import { kebab, wordsOf } from '@flarewire/snippets/command/words';
import { ELSEWHERE, meanings } from './guesses.ts';

export const commandOf = (name: string): string => `flarewire ${wordsOf(name).join(' ')}`;

export type Found =
  /** `rest` are the words after its name. */
  | { readonly operation: Operation; readonly rest: readonly string[] }
  /** A group, with the operations below it. */
  | { readonly group: readonly string[]; readonly operations: readonly Operation[] }
  | { readonly unknown: string };

let tree: ReadonlyMap<string, Operation> | undefined;

function operations(): ReadonlyMap<string, Operation> {
  tree ??= new Map(index().operations.map((operation) => [wordsOf(operation.name).join(' '), operation]));
  return tree;
}

/** Finds the operation or group that the first words name; the longest name wins. */
export function find(words: readonly string[]): Found {
  const [first = '', ...others] = words;
  // The dotted name, as the library and the documentation have it.
  if (first.includes('.')) {
    const named = find(wordsOf(first).concat(others));
    return 'unknown' in named ? { unknown: unknownWords([first], nameNear(first)) } : named;
  }
  const all = operations();
  for (let length = words.length; length > 0; length--) {
    const operation = all.get(words.slice(0, length).map(kebab).join(' '));
    if (operation !== undefined) return { operation, rest: words.slice(length) };
  }
  for (const guess of meanings(words)) {
    const length = guess.length - words.length;
    for (let end = words.length; end > 0; end--) {
      const operation = all.get(
        guess
          .slice(0, end + length)
          .map(kebab)
          .join(' '),
      );
      if (operation !== undefined) return { operation, rest: guess.slice(end + length) };
    }
  }
  const group = words.map(kebab);
  const start = `${group.join(' ')} `;
  const below = [...all].filter(([command]) => command.startsWith(start)).map(([, operation]) => operation);
  return below.length > 0 ? { group, operations: below } : { unknown: unknownWords(words, commandNear(group)) };
}

const unknownWords = (words: readonly string[], meant: string | undefined): string =>
  words.length === 1 && ELSEWHERE[words[0] ?? ''] !== undefined
    ? `Unknown command "${words[0]}". Use: ${ELSEWHERE[words[0] ?? '']}`
    : unknown(words, meant);

const unknown = (words: readonly string[], meant: string | undefined): string =>
  `Unknown command "${words.join(' ')}".${meant === undefined ? ' Try: flarewire --help' : ` Did you mean: flarewire ${meant}`}`;

function nameNear(name: string): string | undefined {
  return nearest(
    name,
    index().operations.map((operation) => operation.name),
  );
}

/** Word by word: what is right stays, and the first wrong word is replaced by what is nearest to it there. */
function commandNear(words: readonly string[]): string | undefined {
  // `list zones`: kubectl has the verb first.
  const [verb = '', ...nouns] = words;
  if (nouns.length > 0 && operations().has([...nouns, verb].join(' '))) return [...nouns, verb].join(' ');
  const commands = Array.from(operations().keys(), (command) => command.split(' '));
  for (let place = 0; place < words.length; place++) {
    const fitting = commands.filter((command) => words.slice(0, place).every((word, i) => command[i] === word));
    const next = new Set(fitting.flatMap((command) => command[place] ?? []));
    const word = words[place] ?? '';
    if (next.has(word)) continue;
    const meant = nearest(word, [...next]);
    if (meant !== undefined) {
      const mended = words.with(place, meant).join(' ');
      return operations().has(mended) ? mended : [...words.slice(0, place), meant].join(' ');
    }
    // `flarewire records list`: the words of another place in the tree.
    const inner = commands.find((command) => command.join(' ').endsWith(words.join(' ')));
    return inner?.join(' ') ?? (place > 0 ? words.slice(0, place).join(' ') : undefined);
  }
  return undefined;
}
