/** The names of the official package that stand for a concept: `api/official-names/`, one line a name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Report } from '../read/source.ts';
import { root } from '../read/sources.ts';

/** A namespace or a type by its names, `Rulesets.Rule`. */
export type Path = string;

/** A name of the official package and the concept that it stands for, both in full: `Rulesets.RuleCreateParams`. */
export interface OfficialLine {
  readonly name: Path;
  readonly concept: Path;
  /** Methods that take or return it by this name, `Rulesets.Rules.create`; if empty, those that it is named after. */
  readonly methods: readonly string[];
  readonly at: Place;
}

const FOLDER = 'api/official-names';
const LINE = /^([\w.]+) = ([\w.]+)(?: @ ([\w. ]+))?$/;

export const within = (scope: Path, name: string): Path => (scope ? `${scope}.${name}` : name);
export const scopeOf = (path: Path): Path => path.slice(0, Math.max(path.lastIndexOf('.'), 0));
export const ownName = (path: Path): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * Reads the table of a product. Its names are those in the product's namespace; shared types are `Shared.InAccount`.
 * `Name = Concept @ Resource.method` is used by these methods alone, `@ none` by no method.
 */
export function readOfficialLines(file: string, text: string, product: string, report: Report): OfficialLine[] {
  return text.split('\n').flatMap((line, i): OfficialLine[] => {
    if (line === '' || line.startsWith('#')) return [];
    const at = { file, line: i + 1 };
    const [, name = '', concept = '', methods = ''] = LINE.exec(line) ?? [];
    if (name === '') {
      report(at, `'${line}' cannot be read: write 'OfficialName = Concept'`);
      return [];
    }
    return [
      {
        name: within(product, name),
        concept: concept.startsWith('Shared.') ? concept : within(product, concept),
        methods: methods.split(' ').flatMap((method) => (method === '' ? [] : within(product, method))),
        at,
      },
    ];
  });
}

/** The tables by the path of the product's file without its ending: `kv`, `zero-trust`. */
export function realTables(): ReadonlyMap<string, string> {
  const folder = join(root, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];
  return new Map(files.map((file) => [file.slice(0, -'.txt'.length), readFileSync(join(folder, file), 'utf8')]));
}

export const tableFile = (slug: string): string => `${FOLDER}/${slug}.txt`;
