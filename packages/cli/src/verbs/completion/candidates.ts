/** Completions of a command line: commands, flags, and values of flags. */
import { index, type Operation } from '@flarewire/contract';
import { flagOf, takes } from '@flarewire/snippets/command/flags';
import { SCOPES, SWITCHES, VALUES } from '@flarewire/snippets/command/globals';
import { kindsOf } from '@flarewire/snippets/command/kinds';
import { wordsOf } from '@flarewire/snippets/command/words';
import { narrowed, schemaAt } from '../../input/flags.ts';
import { plain } from '../../plain.ts';
import { type Subject, subjectOf } from '../../tree/subject.ts';
import { find } from '../../tree/words.ts';
import { isShown, VERBS, verbOf } from '../index.ts';

export interface Candidate {
  readonly text: string;
  /** One line; may be empty. */
  readonly about: string;
}

/** @param words all behind `flarewire`, the last one as far as it is typed @param zones asked only where one is wanted */
export async function candidates(
  words: readonly string[],
  zones: () => Promise<readonly string[]>,
): Promise<readonly Candidate[]> {
  const typed = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const names = before.filter((word) => !word.startsWith('-'));
  const all = await continuations(names, before.at(-1), typed, zones);
  return all.filter(({ text }) => text.startsWith(typed));
}

async function continuations(
  names: readonly string[],
  last: string | undefined,
  typed: string,
  zones: () => Promise<readonly string[]>,
): Promise<readonly Candidate[]> {
  const verb = verbOf(names);
  if (verb !== undefined && names.length > 0) return verbFlags(verb.name, typed);
  const found = names.length === 0 ? undefined : find(names);
  if (found === undefined || 'group' in found) return typed.startsWith('-') ? globals() : nextWords(found?.group ?? []);
  if ('unknown' in found) return [];
  const subject = await subjectOf(found.operation);
  const [, given] = /^(--[^=]+)=/.exec(typed) ?? [];
  const flag = given ?? (last !== undefined && /^--[^=]+$/.test(last) ? last : undefined);
  const values = flag === undefined ? undefined : await valuesOf(flag.slice(2), subject, found.rest, zones);
  if (values !== undefined)
    return given === undefined ? values : values.map((one) => ({ ...one, text: `${given}=${one.text}` }));
  if (typed.startsWith('-')) return flags(subject);
  // The zone itself is an id or a name behind its command.
  const [first] = subject.positionals;
  return first?.name === 'zone_id' && found.rest.length === 0 ? named(await zones()) : [];
}

const named = (texts: readonly string[]): Candidate[] => texts.map((text) => ({ text, about: '' }));

async function verbFlags(name: string, typed: string): Promise<readonly Candidate[]> {
  const { flags = {}, takes: words } = (await VERBS[name]?.()) ?? {};
  if (!typed.startsWith('-')) return /^[a-z|]+$/.test(words ?? '') ? named((words ?? '').split('|')) : [];
  return Object.entries(flags).map(([flag, { about }]) => ({ text: `--${flag}`, about }));
}

/** The words below a group, each once: what is an operation with its summary. */
function nextWords(group: readonly string[]): Candidate[] {
  const next = new Map<string, string>();
  const start = group.length === 0 ? '' : `${group.join(' ')} `;
  for (const operation of index().operations) {
    const words = wordsOf(operation.name);
    if (!`${words.join(' ')} `.startsWith(start)) continue;
    const word = words[group.length];
    if (word === undefined) continue;
    const isWhole = words.length === group.length + 1;
    next.set(word, isWhole ? summaryOf(operation) : (next.get(word) ?? ''));
  }
  const all = [...Object.keys(VERBS).filter(isShown), 'call', 'help'].map((name) => name.split(' '));
  for (const words of all) {
    const word = words[group.length];
    const isBelow = group.every((one, place) => words[place] === one);
    if (word !== undefined && isBelow && !next.has(word)) next.set(word, '');
  }
  return Array.from(next, ([text, about]) => ({ text, about }));
}

const summaryOf = ({ summary }: Operation): string => plain(summary);

const globals = (): Candidate[] => [
  ...Object.entries(SWITCHES).map(([name, about]) => ({ text: `--${name}`, about })),
  ...Object.entries(VALUES).map(([name, [, about]]) => ({ text: `--${name}`, about })),
];

function flags(subject: Subject): Candidate[] {
  const own = subject.schemas.params.filter((param) => param.in !== 'path' && !subject.positionals.includes(param));
  const scopes = Object.entries(SCOPES).filter(([name]) => takes(subject, `${name}_id`));
  return [
    ...own.map((param) => ({ text: `--${flagOf(param, subject)}`, about: param.required ? 'required' : '' })),
    ...scopes.map(([name, [, about]]) => ({ text: `--${name}`, about })),
    ...globals(),
  ];
}

/** Undefined where the flag takes none, or any. */
async function valuesOf(
  flag: string,
  subject: Subject,
  words: readonly string[],
  zones: () => Promise<readonly string[]>,
): Promise<readonly Candidate[] | undefined> {
  if (flag === 'zone' && takes(subject, 'zone_id')) return named(await zones());
  const [name = '', ...path] = flag.split('.');
  const param = subject.schemas.params.find((one) => flagOf(one, subject) === flag || flagOf(one, subject) === name);
  if (param === undefined) return undefined;
  const { schemas } = subject.document;
  const whole = flagOf(param, subject) === flag;
  const ids = Object.fromEntries(subject.positionals.map((one, place) => [one.name, words[place]]));
  const own = whole ? narrowed(param, subject, ids) : undefined;
  const kinds = kindsOf(own ?? schemaAt(param.schema, whole ? [] : path, schemas), schemas);
  const { literals } = kinds.literals.length > 0 || kinds.items === undefined ? kinds : kindsOf(kinds.items, schemas);
  if (literals.length > 0) return named(literals.map(String));
  return kinds.types.size === 1 && kinds.types.has('boolean') ? undefined : [];
}
