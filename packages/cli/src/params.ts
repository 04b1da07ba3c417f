/** Parameters as they are given to the command: JSON from its place, files in the places of their marks. */

/** Something wrong with what the user gave; the message says what to give. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
}

export interface Source {
  readFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
  readStdin(): Promise<string>;
}

type Params = Record<string, unknown>;

/** @throws WrongInput */
export async function readParams(given: string | undefined, source: Source): Promise<Params> {
  if (given === undefined) return {};
  const [text, place] = await textOf(given, source);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new WrongInput(`${place} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new WrongInput(`${place} must be a JSON object such as {"zone_id": "…"}, not ${text.slice(0, 40)}.`);
  return (await withFiles(value, source)) as Params; // an object stays one
}

async function textOf(given: string, source: Source): Promise<[text: string, place: string]> {
  if (given === '-') return [await source.readStdin(), 'standard input'];
  if (!given.startsWith('@')) return [given, 'the second word'];
  const path = given.slice(1);
  return [new TextDecoder().decode(await bytesOf(path, source)), path];
}

async function bytesOf(path: string, source: Source): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await source.readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason = code === 'ENOENT' ? 'there is no such file' : error instanceof Error ? error.message : error;
    throw new WrongInput(`${path}: ${reason}.`);
  }
}

async function withFiles(value: unknown, source: Source): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((item) => withFiles(item, source)));
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === '$file' && typeof first[1] === 'string') {
    const name = first[1].split(/[\\/]/).at(-1) ?? '';
    return new File([await bytesOf(first[1], source)], name);
  }
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, inner]) => [name, await withFiles(inner, source)] as const)),
  );
}
