/** The records of a zone file in the format of BIND, for the preview of an import. */
import { generated } from './bind-generate.ts';
import { type Entry, EntryError, entriesOf, type Word } from './bind-lines.ts';
import { rdataOf } from './bind-rdata.ts';

export interface ZoneRecord {
  /** Line of the file, from 1. */
  readonly line: number;
  /** In full, in lower case, without the dot at its end. */
  readonly name: string;
  /** Seconds; 1 where the file says none: the provider chooses. */
  readonly ttl: number;
  readonly type: string;
  /** What it holds, names in full, as a zone file has it. */
  readonly rdata: string;
  /** The same to compare by: without case, quotes and dots at the ends of names, where these mean nothing. */
  readonly key: string;
  readonly comment: string | undefined;
  /** What the file says in a remark of the provider's own export. */
  readonly proxied: boolean | undefined;
}

export interface LineProblem {
  readonly line: number;
  readonly text: string;
}

export interface ZoneText {
  readonly records: readonly ZoneRecord[];
  readonly problems: readonly LineProblem[];
}

interface State {
  /** In full, without the dot at its end; '' is the root. */
  origin: string;
  ttl: number | undefined;
  name: string | undefined;
}

const CLASSES = new Set(['IN', 'CH', 'HS', 'CS']);

/** @param zone name of the zone, which names without a dot at their end are below of */
export function readZone(text: string, zone: string): ZoneText {
  const state: State = { origin: bareName(zone), ttl: undefined, name: undefined };
  const records: ZoneRecord[] = [];
  const problems: LineProblem[] = [];
  for (const entry of entriesOf(text)) {
    try {
      if (entry.problem !== undefined) throw new EntryError(entry.problem);
      records.push(...readEntry(entry, state));
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      problems.push({ line: entry.line, text: error.message });
    }
  }
  return { records, problems };
}

function readEntry(entry: Entry, state: State): ZoneRecord[] {
  const [first, ...others] = entry.words;
  if (first === undefined) return [];
  const directive = first.text.toUpperCase();
  if (directive === '$GENERATE') return generated(others).map((words) => readRecord({ ...entry, words }, { ...state }));
  if (!directive.startsWith('$') || first.isQuoted || entry.isIndented) return [readRecord(entry, state)];
  readDirective(directive, others[0], state);
  return [];
}

function readRecord(entry: Entry, state: State): ZoneRecord {
  const rest = [...entry.words];
  if (!entry.isIndented) {
    state.name = undefined; // an entry that cannot be read gives no name to the next
    state.name = fullName(rest.shift()?.text ?? '', state.origin);
  }
  const { ttl, type } = readHead(rest);
  const { name } = state;
  if (name === undefined) throw new EntryError('No name stands before this record, nor in a line before it.');
  const { comment, proxied } = remarkOf(entry.comment);
  const { rdata, key } = rdataOf(type, rest, (text) => fullName(text, state.origin));
  return { line: entry.line, name, ttl: ttl ?? state.ttl ?? 1, type, rdata, key, comment, proxied };
}

function readDirective(directive: string, value: Word | undefined, state: State): void {
  if (directive === '$ORIGIN') {
    if (value === undefined) throw new EntryError('$ORIGIN names no origin.');
    state.origin = fullName(value.text, state.origin);
  } else if (directive === '$TTL') {
    const ttl = secondsOf(value?.text ?? '');
    if (ttl === undefined) throw new EntryError('$TTL is no time: give seconds, or 1h30m.');
    state.ttl = ttl;
  } else if (directive === '$INCLUDE')
    throw new EntryError('Other files are not read: put what $INCLUDE names into this file.');
  else throw new EntryError(`${directive} is not supported.`);
}

/** TTL and class, in any order, then the type; takes them from `words`. */
function readHead(words: Word[]): { readonly ttl: number | undefined; readonly type: string } {
  let ttl: number | undefined;
  for (;;) {
    const word = words.shift();
    if (word === undefined) throw new EntryError('It has no type.');
    const text = word.text.toUpperCase();
    const seconds = ttl === undefined && /^\d/.test(text) ? secondsOf(text) : undefined;
    if (seconds !== undefined) ttl = seconds;
    else if (!CLASSES.has(text)) return { ttl, type: text };
    else if (text !== 'IN') throw new EntryError(`Class ${text} is not supported: only IN is.`);
  }
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

/** `300`, `1h`, `1h30m`; undefined for what is no time. */
export function secondsOf(text: string): number | undefined {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  if (!/^(\d{1,10}[smhdw])+$/i.test(text)) return undefined;
  return [...text.toLowerCase().matchAll(/(\d+)([smhdw])/g)].reduce(
    (sum, [, count = '0', unit = 's']) => sum + Number(count) * (UNITS[unit] ?? 1),
    0,
  );
}

const bareName = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '');

function fullName(text: string, origin: string): string {
  if (text === '@') return origin;
  if (text === '.') return '';
  const name = text.endsWith('.') ? text.slice(0, -1) : origin === '' ? text : `${text}.${origin}`;
  const labels = name.split('.');
  if (labels.includes('')) throw new EntryError(`'${text}' is no name: a part of it is empty.`);
  if (name.length > 253 || labels.some((label) => label.length > 63)) throw new EntryError(`'${text}' is too long.`);
  return labels.map(asciiLabel).join('.').toLowerCase();
}

/** `hafenbüro` travels as `xn--hafenbro-c6a`. */
const asciiLabel = (label: string): string =>
  /[\u0080-\uffff]/.test(label) ? (URL.parse(`http://${label}`)?.hostname ?? label) : label;

/** The provider writes `; text cf_tags=cf-proxied:true,key:value` behind a record. */
function remarkOf(comment: string | undefined): Pick<ZoneRecord, 'comment' | 'proxied'> {
  const tags = /(?:^|\s)cf_tags=(\S*)/.exec(comment ?? '');
  const proxied = /(?:^|,)cf-proxied:(true|false)/.exec(tags?.[1] ?? '')?.[1];
  const words = (tags === null ? comment : comment?.slice(0, tags.index))?.trim();
  return { comment: words || undefined, proxied: proxied === undefined ? undefined : proxied === 'true' };
}
