/** Multipart bodies: a pure list of parts for the plan, made into FormData when it is sent. */
import { CloudflareError } from './errors.ts';
import { fileName, isUploadable, toFile } from './uploads.ts';
import type { Uploadable } from './types.ts';

/** One part of a form. */
export interface Part {
  readonly name: string;
  readonly value: string | Uploadable;
  readonly filename?: string;
  readonly type?: string;
}

type Fields = { readonly [name: string]: unknown };

/** Flattens fields: `key[sub]` for objects, `key[]` for arrays. */
export function toParts(fields: Fields): Part[] {
  const parts: Part[] = [];
  const write = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (value === null)
      throw new CloudflareError(`"${name}" is null, which a form cannot carry; leave it out or give the text 'null'`);
    if (isUploadable(value)) parts.push({ name, value });
    else if (Array.isArray(value)) for (const item of value) write(`${name}[]`, item);
    else if (value instanceof Date) write(name, value.toISOString());
    else if (typeof value === 'object') for (const [key, inner] of Object.entries(value)) write(`${name}[${key}]`, inner);
    else parts.push({ name, value: String(value) });
  };
  for (const [name, value] of Object.entries(fields)) write(name, value);
  return parts;
}

/** JSON text of a value; text that is JSON already is taken as it is. */
function jsonText(value: unknown): string {
  if (typeof value === 'string')
    try {
      JSON.parse(value);
      return value;
    } catch {}
  return JSON.stringify(value);
}

/** A KV value with metadata. Bytes stay bytes; the metadata is one JSON text. */
export const kvParts = ({ value, metadata }: Fields): Part[] => [
  ...toParts({ value }),
  { name: 'metadata', value: jsonText(metadata) },
];

const MIME: { readonly [extension: string]: string } = {
  wasm: 'application/wasm',
  map: 'application/source-map',
  py: 'text/x-python',
  json: 'application/json',
  bin: 'application/octet-stream',
  txt: 'text/plain',
  html: 'text/plain',
  sql: 'text/plain',
};

function mimeOf(name: string, isModule: boolean): string {
  const extension = name.split('.').pop() ?? '';
  if (MIME[extension]) return MIME[extension];
  if (!/^[cm]?js$/.test(extension)) return MIME.bin as string;
  return isModule && extension !== 'cjs' ? 'application/javascript+module' : 'application/javascript';
}

/**
 * A Workers script: JSON parts (`metadata`, `settings`) as application/json, each file a part under its own name.
 * https://developers.cloudflare.com/workers/configuration/multipart-upload-metadata/
 */
export function scriptParts(operation: string, { files, ...fields }: Fields): Part[] {
  const named: [string | undefined, unknown][] = Array.isArray(files)
    ? files.map((file) => [fileName(file), file])
    : Object.entries(files ?? {});
  const { main_module, body_part } = (fields.metadata ?? {}) as { main_module?: string; body_part?: string }; // caller's object
  const entry = main_module ?? body_part;
  const fail = (why: string) => new CloudflareError(`${operation}: ${why}`);
  const modules = named.map(([name, value], index): Part => {
    if (typeof value !== 'string' && !isUploadable(value)) throw fail(`files[${name ?? index}] is not a file`);
    if (!name) throw fail(`files[${index}] has no name; use toFile(value, 'index.mjs') or files: { 'index.mjs': value }`);
    const type = (value as { type?: string }).type || mimeOf(name, main_module !== undefined); // text and bytes have none
    return { name, value, filename: name, type };
  });
  if (entry !== undefined && !modules.some(({ name }) => name === entry))
    throw fail(
      `metadata names "${entry}", but the files are ${modules.map(({ name }) => `"${name}"`).join(', ') || 'none'}`,
    );
  const json = Object.entries(fields).filter(([, value]) => value !== undefined);
  return [
    ...json.map(([name, value]) => ({ name, value: jsonText(value), filename: `${name}.json`, type: 'application/json' })),
    ...modules,
  ];
}

/** The form that fetch sends. It sets the boundary itself, which works on every runtime. */
export async function toForm(parts: readonly Part[]): Promise<FormData> {
  const form = new FormData();
  for (const { name, value, filename, type } of parts) {
    if (typeof value === 'string' && !filename) form.append(name, value);
    else form.append(name, await toFile(value, filename, type ? { type } : undefined));
  }
  return form;
}
