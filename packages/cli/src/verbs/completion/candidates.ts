/** Completions of a command line: commands, flags, and values of flags. */
import { index, type Operation } from '@flarewire/contract';
import { flagOf, takes } from '@flarewire/snippets/command/flags';
import { SCOPES, SWITCHES, VALUES } from '@flarewire/snippets/command/globals';
import { kindsOf } from '@flarewire/snippets/command/kinds';
import { wordsOf } from '@flarewire/snippets/command/words';
import type { Profiles } from '../../config/profiles.ts';
import { narrowed, schemaAt } from '../../input/flags.ts';
import { plain } from '../../plain.ts';
import { type Subject, subjectOf } from '../../tree/subject.ts';
import { find } from '../../tree/words.ts';
import { isShown, VERBS, verbOf } from '../index.ts';
import type { Wanted } from './names.ts';

/** Names of the items of the user, read on demand. */
export interface Known {
  readonly names: (wanted: Wanted) => Promise<readonly string[]>;
  readonly profiles: () => Promise<Pick<Profiles, 'profiles' | 'aliases'>>;
}

export interface Candidate {
  readonly text: string;
  /** One line; may be empty. */
  readonly about: string;
}

/** @param words all behind `flarewire`, the last one as far as it is typed */
export async function candidates(words: readonly string[], known: Known): Promise<readonly Candidate[]> {
  const typed = words.at(-1) ?? '';
  const all = await continuations(words.slice(0, -1), typed, known);
  return all.filter(({ text }) => text.startsWith(typed));
}

async function continuations(before: readonly string[], typed: string, known: Known): Promise<readonly Candidate[]> {
  const { words, flags: given } = split(before);
  const last = before.at(-1);
  const [, whole] = /^(--[^=]+)=/.exec(typed) ?? [];
  const flag = whole ?? (last !== undefined && /^--[^=]+$/.test(last) ? last : undefined);
  const place: Place = { given, flag: flag?.slice(2), typed, known };
  const verb = words.length === 0 ? undefined : (verbOf(words) ?? verbWith(words, typed));
  const found = words.length === 0 || verb !== undefined ? undefined : find(words);
  const called = found !== undefined && 'operation' in found ? found : undefined;
  const values = (await globalValues(place, called?.operation)) ?? (await valuesAt(place, called));
  if (values !== undefined)
    return whole === undefined ? values : values.map((one) => ({ ...one, text: `${whole}=${one.text}` }));
  if (verb !== undefined) return ofVerb(verb.name, verb.rest.length, place);
  if (found === undefined || 'group' in found) {
    if (typed.startsWith('-')) return globals();
    const aliases = words.length === 0 ? Object.entries((await known.profiles()).aliases) : [];
    return [...nextWords(found?.group ?? []), ...aliases.map(([text, about]) => ({ text, about }))];
  }
  if ('unknown' in found) return [];
  const subject = await subjectOf(found.operation);
  if (typed.startsWith('-')) return flags(subject);
  return named(await positionalNames(subject, found.rest, place));
}

/** The job that is meant once the argument that is typed follows: `kv list sess`. */
function verbWith(words: readonly string[], typed: string): ReturnType<typeof verbOf> {
  const found = typed.startsWith('-') ? undefined : verbOf([...words, typed]);
  return found === undefined || found.rest.length === 0 ? undefined : { ...found, rest: found.rest.slice(0, -1) };
}

/** Where the cursor is. */
interface Place {
  /** Values of global flags before it. */
  readonly given: Readonly<Record<string, string>>;
  /** The flag whose value is typed. */
  readonly flag: string | undefined;
  readonly typed: string;
  readonly known: Known;
}

/** Separates the flags that have a value everywhere. */
function split(before: readonly string[]): { readonly words: string[]; readonly flags: Record<string, string> } {
  const words: string[] = [];
  const found: Record<string, string> = {};
  for (let at = 0; at < before.length; at++) {
    const word = before[at] ?? '';
    const [, name = '', value] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    const isValued = Object.hasOwn(VALUES, name) || Object.hasOwn(SCOPES, name);
    if (isValued && (value !== undefined || at + 1 < before.length)) found[name] = value ?? before[++at] ?? '';
    else if (!word.startsWith('-')) words.push(word);
  }
  return { words, flags: found };
}

/** Values of flags that mean the same for every command. */
async function globalValues(
  { flag, given, known }: Place,
  operation: Operation | undefined,
): Promise<readonly Candidate[] | undefined> {
  if (flag === 'profile') return named(Object.keys((await known.profiles()).profiles));
  if (flag === 'across') return named(['zones', 'accounts']);
  if (flag !== 'zone' && flag !== 'account') return undefined;
  // A parameter with this name that is not the zone or account of the path.
  if (operation !== undefined && !takes(await subjectOf(operation), `${flag}_id`)) return undefined;
  return named(await known.names({ list: `${flag}s.list`, field: 'name', profile: given.profile }));
}

async function valuesAt(
  { flag }: Place,
  called: { readonly operation: Operation; readonly rest: readonly string[] } | undefined,
): Promise<readonly Candidate[] | undefined> {
  if (flag === undefined || called === undefined) return undefined;
  return valuesOf(flag, await subjectOf(called.operation), called.rest);
}

/** Names of the items that the next argument can be. */
async function positionalNames(subject: Subject, rest: readonly string[], place: Place): Promise<readonly string[]> {
  const param = subject.positionals[rest.length];
  if (param === undefined) return [];
  const { given, known } = place;
  const { zone, account, profile } = given;
  if (param.name === 'zone_id') return known.names({ list: 'zones.list', field: 'name', profile });
  if (param.name === 'account_id') return known.names({ list: 'accounts.list', field: 'name', profile });
  const source = (await import('./names.ts')).typedSourceOf(param, subject);
  if (source === undefined) return [];
  const parents = Object.fromEntries(rest.map((text, at) => [subject.positionals[at]?.name ?? '', text]));
  return known.names({ ...source, zone, account, profile, parents });
}

const named = (texts: readonly string[]): Candidate[] => texts.map((text) => ({ text, about: '' }));

async function ofVerb(name: string, count: number, place: Place): Promise<readonly Candidate[]> {
  const { flags = {}, takes: usage, names = [] } = (await VERBS[name]?.()) ?? {};
  const { typed, given, known } = place;
  if (typed.startsWith('-')) return Object.entries(flags).map(([flag, { about }]) => ({ text: `--${flag}`, about }));
  if (/^[a-z]+(\|[a-z]+)+$/.test(usage ?? '')) return named((usage ?? '').split('|'));
  if (name === 'profile use') return named(Object.keys((await known.profiles()).profiles));
  if (name === 'alias rm') return named(Object.keys((await known.profiles()).aliases));
  const list = names[count];
  return list === undefined ? [] : named(await known.names({ list, ...given }));
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
): Promise<readonly Candidate[] | undefined> {
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
