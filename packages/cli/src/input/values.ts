/** Values of a command line, converted to the types of their schemas. */

import { follow, type JsonSchema, type ProductDocument } from '@flarewire/contract';
import { matches } from '@flarewire/schema';
import { kindsOf } from '@flarewire/snippets/command/kinds';
import { isRecord } from '../record.ts';
import { WrongInput } from '../wrong-input.ts';

export interface Source {
  readFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Bytes that are read when they are sent: a Blob of a file, a stream of whatever has no length. `-` is standard input. */
  openFile(path: string): Promise<Blob | AsyncIterable<Uint8Array>>;
  /** As text. */
  readStdin(): Promise<string>;
}

/** Standard input, as a value or after `@`. */
const STDIN = '-';

type Schemas = ProductDocument['schemas'];

/** @param flag as it was written, for messages @throws WrongInput where the text is not a value of the kind */
export async function readValue(
  text: string | boolean,
  schema: JsonSchema,
  { schemas, source, flag }: { readonly schemas: Schemas; readonly source: Source; readonly flag: string },
): Promise<unknown> {
  if (typeof text === 'boolean') return text;
  const { types, literals } = kindsOf(schema, schemas);
  const literal = literals.find((value) => String(value) === text);
  if (literal !== undefined) return literal;
  if (text === STDIN && types.has('file')) return fileAt(STDIN, source);
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
  if (kinds.has('file') || kinds.size === 0) return fileAt(path, source);
  const text = await textAt(path, source);
  if (kinds.has('string')) return text;
  return parsed(text, `${flag}: ${path}`);
}

/** Bytes of a stream that are held in memory: a short one has a length then, and can be sent again. */
const MAX_IN_MEMORY = 4 * 1024 * 1024;

/** A file to be sent: read from disk while it is sent, and streamed where it has no length. @throws WrongInput */
export async function fileAt(path: string, source: Source): Promise<File | AsyncIterable<Uint8Array>> {
  const name = path === STDIN ? 'stdin' : fileName(path);
  const opened = await orWrongInput(path, source.openFile(path));
  if (opened instanceof Blob) return new File([opened], name);
  const chunks = opened[Symbol.asyncIterator]();
  const head: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; length <= MAX_IN_MEMORY; ) {
    const { done, value } = await orWrongInput(path, chunks.next());
    if (done) return new File(head, name);
    head.push(new Uint8Array(value));
    length += value.length;
  }
  async function* all() {
    yield* head.splice(0);
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return Object.assign(all(), { filename: name });
}

/** @throws WrongInput */
export const textAt = async (path: string, source: Source): Promise<string> =>
  path === STDIN ? source.readStdin() : new TextDecoder().decode(await bytesOf(path, source));

/** Modules of a Worker are known by their place below the folder: `src/worker.js`. */
export const fileName = (path: string): string =>
  /^([\\/~]|\.\.|[a-z]:)/i.test(path)
    ? (path.split(/[\\/]/).at(-1) ?? '')
    : path.replaceAll('\\', '/').replace(/^(\.\/)+/, '');

/** @throws WrongInput */
export const bytesOf = (path: string, source: Source): Promise<Uint8Array<ArrayBuffer>> =>
  orWrongInput(path, source.readFile(path));

async function orWrongInput<Value>(path: string, reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason =
      code === 'ENOENT'
        ? 'file not found'
        : code === 'EISDIR'
          ? 'this is a folder, not a file'
          : error instanceof Error
            ? error.message
            : error;
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
  if (kinds.has('object')) {
    // One branch of a union may take anything.
    const value = anything(text);
    const isTaken = value !== text && matches(place.schema, value, place.schemas);
    return isTaken ? value : shorthand(text, place);
  }
  if (kinds.size === 0) return anything(text);
  throw new WrongInput(`${place.flag} must be ${[...kinds].join(' or ')}, not "${text.slice(0, 60)}".`);
}

/** A value without a schema: JSON if it parses, otherwise text. */
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
  const { properties } = follow(schema, schemas);
  // `--name www.example.com` of a filter means exactly this name.
  if (isRecord(properties) && isRecord(properties.exact) && pairs.some((pair) => pair === null))
    return {
      exact: fromText(text, kindsOf(properties.exact, schemas).types, { schema: properties.exact, schemas, flag }),
    };
  if (pairs.some((pair) => pair === null)) {
    const [field] = isRecord(properties) && !flag.includes(' ') ? Object.keys(properties) : [];
    const single = field === undefined ? '' : ` To set one field: ${flag}.${field} VALUE`;
    throw new WrongInput(`${flag} must be JSON or name=value,name=value, not "${text.slice(0, 60)}".${single}`);
  }
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
    throw new WrongInput(`${place} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}
