/** Commands of the user's own: `www` for `dns set www $1 --zone example.com`. */
import type { Io } from '../io.ts';
import { WrongInput } from '../wrong-input.ts';
import { readProfiles } from './profiles.ts';

const WORD = /(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/gs;
const PIECE = /\\(.)|'([^']*)'|"((?:[^"\\]|\\.)*)"|([^'"\\]+)/gs;

/** Splits a command as a shell does: quotes and backslashes, no variables. @throws WrongInput for an open quote */
export function shellWords(line: string): string[] {
  const found = line.match(WORD) ?? [];
  if (found.join('').length !== line.replace(WORD, (word) => word.replace(/\s/g, '_')).replace(/\s/g, '').length)
    throw new WrongInput(`Unbalanced quotes in: ${line}`);
  return found.map((word) =>
    word.replace(PIECE, (_, escaped?: string, single?: string, double?: string, bare?: string) =>
      double === undefined ? (escaped ?? single ?? bare ?? '') : double.replace(/\\(["\\$])/g, '$1'),
    ),
  );
}

/** The command of an alias with its arguments; undefined if the first word is not an alias. @throws WrongInput */
export async function expandedAlias(
  [name = '', ...args]: readonly string[],
  io: Pick<Io, 'config'>,
): Promise<string[] | undefined> {
  const { aliases } = await readProfiles(io);
  const line = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  return line === undefined ? undefined : withArguments(name, line, args);
}

/** Arguments without a place follow the command. @throws WrongInput if one is missing */
function withArguments(name: string, line: string, args: readonly string[]): string[] {
  const places = Array.from(line.matchAll(/\$([1-9])/g), ([, digit]) => Number(digit));
  const count = Math.max(0, ...places);
  if (args.length < count)
    throw new WrongInput(
      `The alias "${name}" needs ${count} ${count === 1 ? 'argument' : 'arguments'}, not ${args.length}: ${line}`,
    );
  const filled = shellWords(line).map((word) =>
    word.replace(/\$([1-9])/g, (_, digit) => args[Number(digit) - 1] ?? ''),
  );
  return [...filled, ...args.slice(count)];
}
