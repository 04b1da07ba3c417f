/** Defines the kinds of cache purge, their parameters, and the format of their entries. */
import { isObject } from '@flarewire/schema';
import type { Params } from '../../schema.ts';

export type PurgeKind = 'everything' | 'files' | 'headers' | 'prefixes' | 'hosts' | 'tags';

/** Maximum entries per call. https://developers.cloudflare.com/cache/how-to/purge-cache/ */
export const MAX = 100;
/** Maximum URLs, on the Enterprise plan. */
export const MAX_FILES = 500;

/** The parameter of each kind. */
export const PARAMETER: Readonly<Record<PurgeKind, string>> = {
  everything: 'purge_everything',
  files: 'files',
  headers: 'files',
  prefixes: 'prefixes',
  hosts: 'hosts',
  tags: 'tags',
};

export const PARAMETERS: readonly string[] = [...new Set(Object.values(PARAMETER))];

/** Undefined if no kind is selected yet. */
export function kindOf(params: Params): PurgeKind | undefined {
  const { files, prefixes, hosts, tags, purge_everything: everything } = params;
  if (everything !== undefined) return 'everything';
  if (files !== undefined) return Array.isArray(files) && files.some(isObject) ? 'headers' : 'files';
  if (prefixes !== undefined) return 'prefixes';
  if (hosts !== undefined) return 'hosts';
  return tags === undefined ? undefined : 'tags';
}

/** One entry per line, without blank lines. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const HOST = /^(?=.{1,253}$)([a-z\d_]([a-z\d_-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;

const CHECKS: Readonly<Partial<Record<PurgeKind, (line: string) => string | undefined>>> = {
  files: (line) => (/^https?:\/\/[^/\s]+/.test(line) ? undefined : 'starts with https:// or http://'),
  prefixes: (line) => {
    if (line.includes('://')) return 'has no https:// in front';
    if (/[?#*]/.test(line)) return 'ends before ?, # and *';
    return HOST.test(line.split('/', 1)[0] ?? '')
      ? undefined
      : 'begins with a host name, such as www.example.com/images';
  },
  hosts: (line) => (HOST.test(line) ? undefined : 'is a host name alone, such as www.example.com'),
  tags: (line) => (/[\s,]/.test(line) ? 'has neither spaces nor commas' : undefined),
};

const NOUN: Readonly<Partial<Record<PurgeKind, string>>> = {
  files: 'A URL',
  prefixes: 'A prefix',
  hosts: 'A host',
  tags: 'A tag',
};

/** The problem of the first line that is probably a mistake. */
export function lineProblem(kind: PurgeKind, lines: readonly string[]): string | undefined {
  const most = kind === 'files' ? MAX_FILES : MAX;
  if (lines.length > most) return `A call takes at most ${most}; these are ${lines.length}.`;
  for (const [index, line] of lines.entries()) {
    const fault = CHECKS[kind]?.(line);
    if (fault !== undefined) return `${NOUN[kind]} ${fault}: entry ${index + 1} is ${JSON.stringify(line)}.`;
  }
  return undefined;
}
