/** Global flags in front of a command: `flarewire --profile work zones list`. */
import { SCOPES, SHORT, SWITCHES, VALUES } from '@flarewire/snippets/command/globals';

/** Number of words before the command. */
export function leadingFlags(argv: readonly string[]): number {
  let start = 0;
  for (let length = globalAt(argv, start); length > 0; length = globalAt(argv, start)) start += length;
  return start;
}

/** Number of words of the global flag at a place; 0 if there is none. */
export function globalAt(argv: readonly string[], place: number): number {
  const word = argv[place] ?? '';
  const [, long = '', value] = /^--([^=]+)(=.*)?$/s.exec(word) ?? [];
  const name = long || (/^-[a-z]$/.test(word) ? (SHORT[word.slice(1)] ?? '') : '');
  if (name === 'version' || Object.hasOwn(SWITCHES, name)) return 1;
  if (!Object.hasOwn(VALUES, name) && !Object.hasOwn(SCOPES, name)) return 0;
  return value !== undefined ? 1 : argv.length > place + 1 ? 2 : 0;
}
