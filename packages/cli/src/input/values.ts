/** Values from the words of a command line, as the schema of their place has them. */
import { follow, type JsonSchema, type ProductDocument } from '@flarewire/contract';
import { kindsOf } from '@flarewire/snippets/command/kinds';
import { WrongInput } from './wrong-input.ts';

export interface Source {
  readFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
  readStdin(): Promise<string>;
}

type Schemas = ProductDocument['schemas'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param flag as it was written, for messages @throws WrongInput where the text is no value of the kind */
export async function readValue(
  text: string | boolean,
  schema: JsonSchema,
  { schemas, source, flag }: { readonly schemas: Schemas; readonly source: Source; readonly flag: string },
): Promise<unknown> {
  if (typeof text === 'boolean') return text;
  const { types, literals } = kindsOf(schema, schemas);
  const literal = literals.find((value) => String(value) === text);
  if (literal !== undefined) return literal;
  if (/^@[^@]/s.test(text)) return fromFile(text.slice(1), types, { source, flag });
  // `@@scope/name` is text that begins with @.
  const plain = text.startsWith('@@') ? text.slice(1) : text;
  return fromText(plain, types, { schema, schemas, flag });
}

async function fromFile(
  path: string,
  kinds: ReadonlySet<string>,
  { source, flag }: { readonly source: Source; readonly flag: string },
): Promise<unknown> {
  const bytes = await bytesOf(path, source);
  if (kinds.has('file') || kinds.size === 0) return new File([bytes], fileName(path));
  const text = new TextDecoder().decode(bytes);
  if (kinds.has('string')) return text;
  return parsed(text, `${flag}: ${path}`);
}

/** Modules of a Worker are known by their place below the folder: `src/worker.js`. */
export const fileName = (path: string): string =>
  /^([\\/~]|\.\.|[a-z]:)/i.test(path)
    ? (path.split(/[\\/]/).at(-1) ?? '')
    : path.replaceAll('\\', '/').replace(/^(\.\/)+/, '');

/** @throws WrongInput */
export async function bytesOf(path: string, source: Source): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await source.readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason = code === 'ENOENT' ? 'there is no such file' : error instanceof Error ? error.message : error;
    throw new WrongInput(`${path}: ${reason}.`);
  }
}

interface Place {
  readonly schema: JsonSchema;
  readonly schemas: Schemas;
  readonly flag: string;
}

function fromText(text: string, kinds: ReadonlySet<string>, place: Place): unknown {
  // `"5"` is the text where a number would do too.
  if (kinds.has('string') && kinds.size > 1 && /^".*"$/s.test(text)) return parsed(text, place.flag);
  if (text === 'null' && kinds.has('null')) return null;
  if (kinds.has('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  if ((kinds.has('number') || kinds.has('integer')) && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text);
  const isStructure = kinds.has('object') || kinds.has('array') || kinds.size === 0;
  if (isStructure && /^\s*[[{]/.test(text)) return parsed(text, place.flag);
  if (kinds.has('string') || kinds.has('file')) return text;
  if (kinds.has('object')) return shorthand(text, place);
  if (kinds.size === 0) return anything(text);
  throw new WrongInput(`${place.flag} must be ${[...kinds].join(' or ')}, not '${text.slice(0, 60)}'.`);
}

/** Nothing is known of the value: JSON where it is some, text where not. */
function anything(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `name=harbour,port=443` */
function shorthand(text: string, { schema, schemas, flag }: Place): Record<string, unknown> {
  const pairs = text.split(/,(?=[\w.-]+=)/).map((pair) => /^([\w.-]+)=(.*)$/s.exec(pair));
  if (pairs.some((pair) => pair === null))
    throw new WrongInput(`${flag} must be JSON or name=value,name=value, not '${text.slice(0, 60)}'.`);
  const { properties } = follow(schema, schemas);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', value = ''] = pair ?? [];
      const inner = isRecord(properties) && isRecord(properties[name]) ? properties[name] : {};
      return [
        name,
        fromText(value, kindsOf(inner, schemas).types, { schema: inner, schemas, flag: `${flag} ${name}` }),
      ];
    }),
  );
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WrongInput(`${place} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
