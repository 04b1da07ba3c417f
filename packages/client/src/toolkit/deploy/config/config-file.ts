/** A wrangler configuration, from a file or an object: its values, and the line of each. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { PlanError, type PlanProblem } from '../../sync/plan.ts';
import type { AST, parseJson } from './parsers.ts';

/** Path of a value: names of settings and indexes of lists. */
export type Path = readonly (string | number)[];

/** An object value. */
export interface Fields {
  readonly [name: string]: unknown;
}

export interface ConfigFile {
  /** Name of the file; undefined if the configuration is an object. */
  readonly file?: string;
  readonly value: Fields;
  /** Line of the value at the path, or of its closest parent. */
  lineOf(path: Path): number | undefined;
}

/** In the order in which wrangler looks for them. */
export const CONFIG_FILES = ['wrangler.json', 'wrangler.jsonc', 'wrangler.toml'];

const isMissing = (error: unknown): boolean => Object(error).code === 'ENOENT';

/**
 * Reads the configuration of a folder: the named file, else the first of wrangler's file names that exists.
 *
 * @throws PlanError if it cannot be parsed, or the named file is missing
 */
export async function readConfig(folder: string, named?: string): Promise<ConfigFile | undefined> {
  for (const name of named === undefined ? CONFIG_FILES : [named]) {
    try {
      const text = await readFile(join(folder, name), 'utf8');
      return await (name.endsWith('.toml') ? fromToml : fromJson)(basename(name), text);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  if (named !== undefined)
    throw new PlanError('configuration', [{ reason: `the file ${named} does not exist in ${folder}` }]);
  return undefined;
}

/** The configuration written by a build, and its folder. */
export interface Redirected {
  readonly folder: string;
  readonly file: string;
}

/**
 * Follows the redirect that a framework's build, such as the Vite plugin, writes to its generated configuration.
 * https://developers.cloudflare.com/workers/wrangler/configuration/#generated-wrangler-configuration
 *
 * @throws PlanError if the file that it names does not exist
 */
export async function redirectOf(folder: string): Promise<Redirected | undefined> {
  const file = join(folder, '.wrangler/deploy/config.json');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { configPath } = Object((await fromJson('.wrangler/deploy/config.json', text)).value);
  if (typeof configPath !== 'string')
    throw broken(
      '.wrangler/deploy/config.json',
      1,
      'configPath is missing: the path of the configuration that the build wrote',
    );
  const path = resolve(dirname(file), configPath);
  return { folder: dirname(path), file: basename(path) };
}

/** A configuration passed as an object. */
export const ofObject = (value: object): ConfigFile => ({ value: { ...value }, lineOf: () => undefined });

const keyOf = (path: Path): string => JSON.stringify(path);

/** Safe for any name, including `__proto__`. */
const set = (owner: object, name: string | number, value: unknown): object =>
  Object.defineProperty(owner, name, { value, enumerable: true, writable: true, configurable: true });

/** Collects values and their lines while reading. */
class Reading {
  readonly value: Record<string | number, unknown> = {};
  readonly #lines = new Map<string, number>();

  mark(path: Path, line: number): void {
    if (!this.#lines.has(keyOf(path))) this.#lines.set(keyOf(path), line);
  }

  done(file: string): ConfigFile {
    const lineOf = (path: Path): number | undefined =>
      this.#lines.get(keyOf(path)) ?? (path.length > 1 ? lineOf(path.slice(0, -1)) : undefined);
    return { file, value: this.value, lineOf };
  }
}

const broken = (file: string, line: number, reason: string): PlanError => {
  const problem: PlanProblem = { file, line, reason };
  return new PlanError(file, [problem]);
};

async function fromToml(file: string, text: string): Promise<ConfigFile> {
  const { parseTOML } = await import('./parsers.ts');
  let program: AST.TOMLProgram;
  try {
    program = parseTOML(text);
  } catch (error) {
    const { lineNumber = 1, message } = Object(error);
    throw broken(file, lineNumber, String(message));
  }
  const reading = new Reading();
  for (const node of program.body[0].body)
    if (node.type === 'TOMLKeyValue') readPair(reading, [], reading.value, node);
    else {
      const table = placed(reading, reading.value, node.resolvedKey, node.loc.start.line);
      for (const pair of node.body) readPair(reading, node.resolvedKey, table, pair);
    }
  return reading.done(file);
}

/** Returns the object at a path, creating missing ones. */
function placed(reading: Reading, root: object, path: Path, line: number): object {
  let inner = root;
  for (const [index, name] of path.entries()) {
    reading.mark(path.slice(0, index + 1), line);
    if (!Object.hasOwn(inner, name)) set(inner, name, typeof path[index + 1] === 'number' ? [] : {});
    inner = Object(Reflect.get(inner, name));
  }
  return inner;
}

function readPair(reading: Reading, at: Path, target: object, { key, value, loc }: AST.TOMLKeyValue): void {
  const names = key.keys.map((one) => (one.type === 'TOMLBare' ? one.name : one.value));
  const inner = placed(reading, target, [], loc.start.line);
  let [owner, path] = [inner, at];
  for (const [index, name] of names.entries()) {
    path = [...path, name];
    reading.mark(path, loc.start.line);
    if (index === names.length - 1) set(owner, name, tomlValue(reading, path, value));
    else {
      if (!Object.hasOwn(owner, name)) set(owner, name, {});
      owner = Object(Reflect.get(owner, name));
    }
  }
}

function tomlValue(reading: Reading, path: Path, node: AST.TOMLContentNode): unknown {
  reading.mark(path, node.loc.start.line);
  if (node.type === 'TOMLArray')
    return node.elements.map((element, index) => tomlValue(reading, [...path, index], element));
  if (node.type === 'TOMLInlineTable') {
    const table = {};
    for (const pair of node.body) readPair(reading, path, table, pair);
    return table;
  }
  // A date is not a string, as in wrangler.
  return node.value;
}

type JsonNode = ReturnType<typeof parseJson>['body'];

async function fromJson(file: string, text: string): Promise<ConfigFile> {
  const parsers = await import('./parsers.ts');
  let body: JsonNode;
  try {
    ({ body } = parsers.parseJson(text.replace(/^\uFEFF/, ''), { mode: 'jsonc', allowTrailingCommas: true }));
  } catch (error) {
    const { line = 1, message } = Object(error);
    throw broken(file, line, String(message).replace(/ \(\d+:\d+\)$/, ''));
  }
  if (body.type !== 'Object') throw broken(file, 1, 'must be an object of settings');
  const reading = new Reading();
  for (const [name, value] of Object.entries(Object(jsonValue(reading, [], body)))) set(reading.value, name, value);
  return reading.done(file);
}

function jsonValue(reading: Reading, path: Path, node: JsonNode): unknown {
  if (path.length > 0) reading.mark(path, node.loc.start.line);
  switch (node.type) {
    case 'Object':
      return Object.fromEntries(
        node.members.map(({ name, value, loc }) => {
          const key = name.type === 'Identifier' ? name.name : name.value;
          reading.mark([...path, key], loc.start.line);
          return [key, jsonValue(reading, [...path, key], value)];
        }),
      );
    case 'Array':
      return node.elements.map(({ value }, index) => jsonValue(reading, [...path, index], value));
    case 'Null':
      return null;
    case 'NaN':
    case 'Infinity':
      return Number.NaN;
    default:
      return node.value;
  }
}
