/** Encoders of bodies that few products need. The table gives each product only the encoders that its rows name. */
import { UsageError } from '../errors/usage-error.ts';
import type { BodyEncoder, Part, PlannedBody } from '../operation.ts';
import { hasFile, toParts } from './form-parts.ts';
import { fileName, isUploadable } from './uploadable.ts';

/** Without parts there is no body: the API rejects an empty form. */
const form = (parts: readonly Part[]): PlannedBody =>
  parts.length > 0 ? { kind: 'multipart', body: parts } : { kind: 'none', body: undefined };

/** Encodes all fields as a form; as JSON if the row allows it and no field holds a file. */
export const multipart: BodyEncoder = ({ body }, fields) =>
  body === 'multipart-if-file' && !hasFile(fields) ? { kind: 'json', body: fields } : form(toParts(fields));

/** Serializes a value as JSON; a string that is already JSON stays unchanged. */
function jsonText(value: unknown): string {
  if (typeof value === 'string')
    try {
      JSON.parse(value);
      return value;
    } catch {}
  return JSON.stringify(value);
}

/** Encodes a KV value. Bytes are sent verbatim; with metadata, as a form whose metadata is a JSON string. */
export const kv: BodyEncoder = (_, { value, metadata }) =>
  metadata === undefined
    ? { kind: 'binary', body: value }
    : form([
        { name: 'value', value: value as string }, // the type is checked during encoding, as without metadata
        { name: 'metadata', value: jsonText(metadata) },
      ]);

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
export const script: BodyEncoder = ({ name: operation }, { files, ...fields }) => {
  const named: [string | undefined, unknown][] = Array.isArray(files)
    ? files.map((file) => [fileName(file), file])
    : Object.entries(files ?? {});
  // Snippets pass their files as parameters with their own names.
  named.push(...Object.entries(fields).filter(([, value]) => isUploadable(value)));
  const { main_module, body_part } = (fields.metadata ?? {}) as { main_module?: string; body_part?: string }; // untrusted
  const entry = main_module ?? body_part;
  const fail = (why: string) => new UsageError(why, { operation, parameter: 'files' });
  const modules = named.map(([name, value], index): Part => {
    if (typeof value !== 'string' && !isUploadable(value)) throw fail(`files[${name ?? index}] is not a file`);
    if (!name)
      throw fail(`files[${index}] has no name; use toFile(value, 'index.mjs') or files: { 'index.mjs': value }`);
    const type = (value as { type?: string }).type || mimeOf(name, main_module !== undefined); // text and bytes have none
    return { name, value, filename: name, type };
  });
  if (entry !== undefined && !modules.some(({ name }) => name === entry))
    throw fail(
      `metadata names "${entry}", but the files are ${modules.map(({ name }) => `"${name}"`).join(', ') || 'none'}`,
    );
  const json = Object.entries(fields).filter(([, value]) => value !== undefined && !isUploadable(value));
  return form([
    ...json.map(([name, value]) => ({
      name,
      value: jsonText(value),
      filename: `${name}.json`,
      type: 'application/json',
    })),
    ...modules,
  ]);
};

/**
 * Encodes an image: a file or URL, and metadata as a JSON string.
 * https://developers.cloudflare.com/images/upload-images/
 */
export const image: BodyEncoder = ({ name: operation }, { metadata, ...fields }) => {
  if (fields.file !== undefined && fields.url !== undefined)
    throw new UsageError('give "file" or "url", not both', { operation, parameter: 'url' });
  return form([
    ...toParts(fields),
    ...(metadata === undefined ? [] : [{ name: 'metadata', value: jsonText(metadata) }]),
  ]);
};
