/** Parameters of `flarewire call`: JSON from an argument, a file or standard input, with `$file` marks replaced by files. */

import { WrongInput } from '../wrong-input.ts';
import { fileAt, type Source, textAt } from './values.ts';

type Params = Record<string, unknown>;

/** @throws WrongInput */
export async function readParams(given: string | undefined, source: Source): Promise<Params> {
  if (given === undefined) return {};
  const [text, place] = await textOf(given, source);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new WrongInput(`${place} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new WrongInput(`${place} must be a JSON object, for example {"zone_id": "…"}, not ${text.slice(0, 40)}.`);
  return (await withFiles(value, source)) as Params; // an object stays one
}

async function textOf(given: string, source: Source): Promise<[text: string, place: string]> {
  if (given === '-' || given === '@-') return [await source.readStdin(), 'Standard input'];
  if (!given.startsWith('@')) return [given, 'The JSON argument'];
  const path = given.slice(1);
  return [await textAt(path, source), path];
}

async function withFiles(value: unknown, source: Source): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((item) => withFiles(item, source)));
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === '$file' && typeof first[1] === 'string') return fileAt(first[1], source);
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, inner]) => [name, await withFiles(inner, source)] as const)),
  );
}
