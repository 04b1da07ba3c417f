/** Commands that are not operations of the API: their description, flags and implementation. */
import { parseArgs } from 'node:util';
import { meantFlag } from './input/meant-flag.ts';
import type { Io } from './io.ts';
import { WrongInput } from './wrong-input.ts';

/** 0 done, 1 failed, 2 used wrongly or not confirmed, 3 done in part, 4 refused credentials or permissions, 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 130;

/** The code of a command that did some items and failed at others. */
export const codeOf = (done: number, failed: number): ExitCode => (failed === 0 ? 0 : done > 0 ? 3 : 1);

export interface VerbFlag {
  readonly type: 'boolean' | 'string';
  readonly short?: string;
  /** Name of its value: `FILE`. */
  readonly value?: string;
  readonly about: string;
}

export interface Given {
  readonly words: readonly string[];
  readonly isOn: (flag: string) => boolean;
  readonly value: (flag: string) => string | undefined;
  /** The arguments as typed, for raw verbs. */
  readonly argv: readonly string[];
}

export interface Verb {
  /** One line, imperative, without a full stop. */
  readonly summary: string;
  /** Arguments, for the usage line: `bash|zsh|fish`. */
  readonly takes: string;
  readonly notes?: string;
  readonly flags?: Readonly<Record<string, VerbFlag>>;
  /** Flags that people give in place of the arguments, in order: `[['namespace', 'namespace-id'], ['key']]`. */
  readonly flagged?: readonly (readonly string[])[];
  /** Flags that it has not on purpose, with the reason. */
  readonly refused?: Readonly<Record<string, string>>;
  /** Lists with the names of the arguments, for completion: `kv.namespaces.list`. */
  readonly names?: readonly string[];
  /** Arguments are passed on unparsed. @default false */
  readonly isRaw?: boolean;
  /** The program it starts handles --help itself. @default false */
  readonly hasOwnHelp?: boolean;
  run(given: Given, io: Io): Promise<ExitCode>;
}

/** @throws WrongInput */
export function readGiven(
  name: string,
  { flags = {}, flagged = [], refused = {}, isRaw = false }: Verb,
  argv: readonly string[],
): Given {
  if (isRaw) return { words: argv, argv, isOn: () => false, value: () => undefined };
  try {
    const others = Object.fromEntries(flagged.flat().map((flag) => [flag, { type: 'string' as const }]));
    const options = { ...others, ...flags };
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const one = (flag: string): unknown => values[flag];
    const words = [...positionals];
    for (const [place, names] of flagged.entries()) {
      const text = names
        .filter((flag) => !Object.hasOwn(flags, flag))
        .map(one)
        .find((value) => value !== undefined);
      if (typeof text === 'string') words.splice(place, 0, text);
    }
    return {
      argv,
      words,
      isOn: (flag) => one(flag) === true,
      value: (flag) => (typeof one(flag) === 'string' ? String(one(flag)) : undefined),
    };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=['"])\. /);
    const plain = reason.replace(/\.$/, '').replace(/^Unknown option '(.*)'$/, 'Unknown flag "$1"');
    const [, flag = ''] = /^Unknown flag "--(.+)"$/.exec(plain) ?? [];
    if (Object.hasOwn(refused, flag)) throw new WrongInput(`Unknown flag "--${flag}". ${refused[flag]}`);
    const meant = flag === '' ? undefined : meantFlag(flag, Object.keys(flags));
    throw new WrongInput(
      `${plain}. ${meant === undefined ? `Try: flarewire ${name} --help` : `Did you mean --${meant}?`}`,
    );
  }
}

export function verbHelp(name: string, { summary, takes, notes, flags = {} }: Verb): string {
  const rows = Object.entries(flags).map(
    ([flag, { value, short, about }]) =>
      [`--${flag}${value === undefined ? '' : ` ${value}`}${short === undefined ? '' : `, -${short}`}`, about] as const,
  );
  const width = Math.max(0, ...rows.map(([flag]) => flag.length));
  return [
    `${summary}.`,
    '',
    `Usage: flarewire ${[name, takes].filter(Boolean).join(' ')}${rows.length > 0 ? ' [flags]' : ''}`,
    ...(rows.length > 0 ? ['', ...rows.map(([flag, about]) => `  ${flag.padEnd(width)}  ${about}`)] : []),
    ...(notes === undefined ? [] : ['', notes]),
  ].join('\n');
}
