/** Lists the exports of the official package by module: version 7.3.0, stored in `official-names.txt`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';

export interface OfficialName {
  readonly name: string;
  /** A class or function, not just a type. */
  readonly isValue: boolean;
  /** Types in the namespace with that name, such as `SOA` or `ZoneDefaults.SOA`. */
  readonly inner: readonly string[];
  /** The module that declares it. */
  readonly from: string;
}

interface Line {
  readonly own: readonly OfficialName[];
  readonly modules: readonly string[];
}

const FILE = join(root, 'tools/build/official-names.txt');

/** By module, `resources/dns/records`; re-exported module names included. */
export function officialModules(text = readFileSync(FILE, 'utf8')): ReadonlyMap<string, readonly OfficialName[]> {
  const lines = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [module = '', ...entries] = line.split(' ');
        return [pathOf(module), readLine(pathOf(module), entries)] as const;
      }),
  );
  const all = (module: string): readonly OfficialName[] => {
    const line = lines.get(module);
    if (!line) throw new Error(`official-names.txt has no module ${module}`);
    const names = new Map<string, OfficialName>();
    for (const one of [...line.own, ...line.modules.flatMap(all)]) if (!names.has(one.name)) names.set(one.name, one);
    return [...names.values()];
  };
  return new Map(Array.from(lines.keys(), (module) => [module, all(module)]));
}

/** `/dns` is `resources/dns`. */
const pathOf = (module: string): string => module.replace(/^\//, 'resources/').replace(/\/$/, '');

function readLine(from: string, entries: readonly string[]): Line {
  const own = entries.flatMap((entry) => {
    const [, sign, name = '', inner = ''] = /^([+]?)(\w+)(?:\{(.*)\})?$/.exec(entry) ?? [];
    return name ? [{ name, isValue: sign === '+', inner: inner.split(',').filter(Boolean), from }] : [];
  });
  return { own, modules: entries.filter((entry) => entry.startsWith('@')).map((entry) => pathOf(entry.slice(1))) };
}
