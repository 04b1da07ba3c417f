/** Checks the shape of settings and reports everything wrong in a configuration, with line numbers. */
import type { PlanProblem } from '../../sync/plan.ts';
import type { ConfigFile, Fields, Path } from './config-file.ts';

/**
 * `local` is for other programs and has no effect here; `unused` would matter but is not supported, which is reported;
 * `refused` is not supported and its absence may break the Worker, so it fails the plan unless allowed; `oneOf` is the
 * first match.
 */
export type Shape =
  | 'text'
  | 'flag'
  | 'number'
  | 'any'
  | 'local'
  | { readonly unused: string }
  | { readonly refused: string }
  | { readonly words: readonly string[] }
  | { readonly list: Shape }
  | { readonly map: Shape }
  | { readonly oneOf: readonly Shape[]; readonly about: string }
  | ObjectShape;

export interface ObjectShape {
  readonly fields: { readonly [name: string]: Shape };
  readonly needs?: readonly string[];
}

/** Findings of a check: problems fail the plan, unknown settings are reported. */
export interface Findings {
  readonly problems: PlanProblem[];
  readonly ignored: PlanProblem[];
  readonly refused: PlanProblem[];
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `kv_namespaces[0].id` */
export const nameOf = (path: Path): string =>
  path.map((one, index) => (typeof one === 'number' ? `[${one}]` : index === 0 ? one : `.${one}`)).join('');

export function problemAt({ file, lineOf }: ConfigFile, path: Path, reason: string): PlanProblem {
  const line = lineOf(path);
  return { ...(file !== undefined && { file }), ...(line !== undefined && { line }), reason };
}

/** Reports problems of a value, and the parts of it that are unknown. */
export function check(config: ConfigFile, path: Path, value: unknown, shape: Shape, found: Findings): void {
  const wrong = (reason: string, at: Path = path) => found.problems.push(problemAt(config, at, reason));
  if (shape === 'any' || shape === 'local') return;
  if (typeof shape === 'string') {
    const due = { text: 'string', flag: 'boolean', number: 'number' }[shape];
    if (typeof value !== due) wrong(`${nameOf(path)} must be ${WORDS[shape]}, found ${display(value)}`);
  } else if ('unused' in shape) found.ignored.push(problemAt(config, path, `${nameOf(path)}: ${shape.unused}`));
  else if ('refused' in shape)
    found.refused.push(problemAt(config, path, `${nameOf(path)}: ${shape.refused}; allowUnknown deploys without it`));
  else if ('words' in shape) {
    if (!shape.words.includes(String(value)))
      wrong(`${nameOf(path)} must be one of ${shape.words.join(', ')}, found ${display(value)}`);
  } else if ('list' in shape) {
    if (!Array.isArray(value)) wrong(`${nameOf(path)} must be a list, found ${display(value)}`);
    else for (const [index, one] of value.entries()) check(config, [...path, index], one, shape.list, found);
  } else if ('map' in shape) {
    if (!isFields(value)) wrong(`${nameOf(path)} must be a table, found ${display(value)}`);
    else for (const [name, one] of Object.entries(value)) check(config, [...path, name], one, shape.map, found);
  } else if ('oneOf' in shape) {
    const fitting = shape.oneOf.find((one) => fits(value, one));
    if (fitting === undefined) wrong(`${nameOf(path)} must be ${shape.about}, found ${display(value)}`);
    else check(config, path, value, fitting, found);
  } else if (!isFields(value)) wrong(`${nameOf(path)} must be a table, found ${display(value)}`);
  else checkFields(config, path, value, shape, found);
}

function checkFields(config: ConfigFile, path: Path, value: Fields, shape: ObjectShape, found: Findings): void {
  for (const name of shape.needs ?? [])
    if (value[name] === undefined)
      found.problems.push(problemAt(config, path, `${nameOf([...path, name])} is missing`));
  for (const [name, inner] of Object.entries(value)) {
    const at = [...path, name];
    const known = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    if (known === undefined) found.ignored.push(problemAt(config, at, `${nameOf(at)} is an unknown setting`));
    else check(config, at, inner, known, found);
  }
}

const WORDS = { text: 'a string', flag: 'true or false', number: 'a number' } as const;

const display = (value: unknown): string =>
  value instanceof Date ? 'a date: put it in quotes' : (JSON.stringify(value)?.slice(0, 60) ?? 'nothing');

/** Compares the type only: the contents are checked afterwards. */
function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'any' || shape === 'local') return true;
  if (shape === 'text') return typeof value === 'string';
  if (shape === 'flag') return typeof value === 'boolean';
  if (shape === 'number') return typeof value === 'number';
  if ('list' in shape) return Array.isArray(value);
  return 'words' in shape ? shape.words.includes(String(value)) : isFields(value);
}
