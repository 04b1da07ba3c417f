/** Finds the flag that an unknown one stands for: a typing mistake, a part of a name, or the name in another tool. */
import { nearest } from '@flarewire/contract';

const OTHERS: Readonly<Record<string, string>> = {
  all: 'everything',
  command: 'sql',
  'dry-run': 'plan',
  fields: 'columns',
  filter: 'jq',
  force: 'yes',
  format: 'json',
  'page-size': 'per-page',
  query: 'jq',
  verbose: 'debug',
};

/** @returns one of `names`, or undefined */
export function meantFlag(flag: string, names: readonly string[]): string | undefined {
  const other = OTHERS[nearest(flag, Object.keys(OTHERS)) ?? flag];
  return other !== undefined && names.includes(other) ? other : (nearest(flag, names) ?? partOf(flag, names));
}

/** The only flag that begins or ends with these words: `everything` is `purge-everything`. */
function partOf(flag: string, names: readonly string[]): string | undefined {
  const [only, ...others] = names.filter((name) => name.startsWith(`${flag}-`) || name.endsWith(`-${flag}`));
  return others.length === 0 ? only : undefined;
}
