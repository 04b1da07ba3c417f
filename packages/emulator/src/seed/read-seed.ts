/** Reads a seed: YAML or JSON as text, or an object. Mistakes are reported with their lines. */
import { check } from '@flarewire/schema';
import { permissionGroups } from '../products/tokens/permission-groups.ts';
import { wording } from '../schema/validate.ts';
import { DEFAULT_SEED, SEED_SCHEMA, type Seed } from './seed-schema.ts';

export interface ReadSeed {
  readonly seed: Seed;
  /** Names a place for a reader: `line 12, zones[0].name`. */
  at(path: Path): string;
}

export type Path = readonly (string | number)[];

/** @param source `default`, `free`, YAML or JSON, or the object that they would be. @throws Error that lists every mistake */
export async function readSeed(source: string | Seed): Promise<ReadSeed> {
  const { value, lineOf, errors } =
    typeof source === 'string'
      ? await parse(source === 'default' || source === 'free' ? DEFAULT_SEED : source)
      : plain(source);
  const at = (path: Path): string => {
    const line = lineOf(path);
    const name = path
      .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${part}`))
      .join('');
    return [...(line === undefined ? [] : [`line ${line}`]), ...(name === '' ? [] : [name])].join(', ');
  };
  const mistakes = errors.length > 0 ? errors : mistakesIn(value, at);
  if (mistakes.length > 0) throw new Error(`The seed is not valid:\n${mistakes.map((one) => `  ${one}`).join('\n')}`);
  return { seed: (value ?? {}) as Seed, at }; // checked above
}

interface Parsed {
  readonly value: unknown;
  readonly errors: readonly string[];
  readonly lineOf: (path: Path) => number | undefined;
}

const plain = (value: unknown): Parsed => ({ value, errors: [], lineOf: () => undefined });

async function parse(text: string): Promise<Parsed> {
  const { LineCounter, parseDocument, isNode } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const errors = document.errors.map(({ pos, message }) => `line ${lines.linePos(pos[0]).line}: ${message}`);
  const lineOf = (path: Path): number | undefined => {
    // A missing value has no position: use that of its parent.
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  };
  return { value: errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 }), errors, lineOf };
}

function mistakesIn(value: unknown, at: ReadSeed['at']): string[] {
  if (value === null || value === undefined) return [];
  const problems = check(SEED_SCHEMA, value, {}, { typos: false });
  if (problems.length === 0) return unknownPermissions(value as Seed, at); // just checked
  return problems.map((problem) => `${at(problem.path) || 'it'} ${wording(problem)}`);
}

function unknownPermissions({ tokens = [] }: Seed, at: ReadSeed['at']): string[] {
  const known = new Set([...permissionGroups().values()].map(({ name }) => name));
  return tokens.flatMap(({ permissions = [] }, token) =>
    permissions.flatMap((name, index) => {
      if (known.has(name)) return [];
      const like = [...known].filter((one) => one.split(' ')[0] === name.split(' ')[0]);
      const hint = like.length > 0 ? `; there are ${like.join(', ')}` : '';
      return [`${at(['tokens', token, 'permissions', index])} '${name}' is not a permission group${hint}`];
    }),
  );
}
