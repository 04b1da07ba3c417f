/** Maps refusals of the emulator to resources: those of the module with its operations, and of its imports. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { resourceOf } from '@flarewire/snippets/site';
import type { Refusal } from '../../tools/coverage/errors/refusals.ts';

/** @param folder of the emulator's sources */
export function refusalsByResource(
  refusals: readonly Refusal[],
  operations: ReadonlySet<string>,
  folder: string,
): ReadonlyMap<string, readonly Refusal[]> {
  const byFile = Map.groupBy(
    refusals.filter(({ product }) => product !== 'all'),
    ({ file }) => file,
  );
  const modules = new Map([...byFile.keys()].map((file) => [file, readModule(file, operations, folder)]));
  const found = new Map<string, Set<Refusal>>();
  for (const [file, own] of byFile) {
    for (const resource of resourcesOf(file, modules)) {
      const known = found.get(resource) ?? new Set();
      for (const refusal of own) known.add(refusal);
      found.set(resource, known);
    }
  }
  return new Map([...found].map(([resource, some]) => [resource, [...some].sort(byCode)]));
}

interface Module {
  readonly resources: readonly string[];
  readonly imports: readonly string[];
}

function readModule(file: string, operations: ReadonlySet<string>, folder: string): Module {
  const text = readFileSync(join(folder, file), 'utf8');
  const keys = [...text.matchAll(/'([\w.]+)':/g)].flatMap(([, name = '']) => (operations.has(name) ? [name] : []));
  const imports = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) => posix.join(posix.dirname(file), to));
  return { resources: [...new Set(keys.map(resourceOf))], imports };
}

/** A module without operations serves those of its folder that import it. */
function resourcesOf(file: string, modules: ReadonlyMap<string, Module>): readonly string[] {
  const own = modules.get(file)?.resources ?? [];
  if (own.length > 0) return own;
  const folder = posix.dirname(file);
  const users = [...modules].filter(
    ([other, { imports }]) => posix.dirname(other) === folder && imports.includes(file),
  );
  return [...new Set(users.flatMap(([, { resources }]) => resources))];
}

const byCode = (one: Refusal, other: Refusal): number => one.code - other.code || (one.text < other.text ? -1 : 1);
