/** Sample parameters of an operation, calls with them, and a sample response. */
import type { Operation, OperationSchemas, ProductDocument } from '@flarewire/contract';
import { follow, isObject, sample, type WordOf } from '@flarewire/schema';
import { snippetsOf } from '@flarewire/snippets';
import { Cloudflare } from 'flarewire';
import type { Calls } from './operation-entry.ts';

const NOW = '2026-01-31T12:00:00Z';
const TIME = /(_at|At|_on|_time|Time|_date|Date|_?timestamp)$|^(time|date|created|updated|modified)$/;
const ID = /^(id|uuid|uid|tag)$|_(id|uuid|tag)$|[a-z]Id$/;
const BASE_URL = 'https://api.cloudflare.com/client/v4';
/** Maximum lines of a response shown; the fields next to it are complete. */
const MAX_LINES = 60;

const wordOf: WordOf = (name) => (TIME.test(name) ? NOW : ID.test(name) ? '023e105f4ecef8ad9ca31a8372d0c353' : '…');

/** The contract's example, or else the required parameters. Ids in the path are shown as upper-case names. */
function sampleParams(schemas: OperationSchemas, document: ProductDocument): Record<string, unknown> {
  if (schemas.example !== undefined) return { ...schemas.example };
  const required = schemas.params.filter(({ required, in: place }) => required && place !== 'path');
  return Object.fromEntries(
    required.map(({ name, schema }) => [name, sample(schema, document.schemas, { optionalDepth: 0, now: NOW })]),
  );
}

export async function callsOf(
  operation: Operation,
  schemas: OperationSchemas,
  document: ProductDocument,
): Promise<Calls> {
  const params = withFiles(operation, sampleParams(schemas, document), schemas);
  return snippetsOf({ Client: Cloudflare, operation, schemas, defs: document.schemas, params, baseURL: BASE_URL });
}

/** A script comes with the file that its metadata names. */
function withFiles(
  { quirk }: Operation,
  params: Readonly<Record<string, unknown>>,
  { params: known }: OperationSchemas,
) {
  const { metadata, files } = params;
  if (quirk !== 'script' || !isObject(metadata) || files !== undefined) return params;
  const name = metadata.main_module ?? metadata.body_part;
  if (typeof name !== 'string') return params;
  const file = new File([''], name);
  return { ...params, ...(known.some((one) => one.name === 'files') ? { files: [file] } : { [name]: file }) };
}

/** JSON in lines; undefined where nothing comes back that could be shown. */
export function answerOf(operation: Operation, { result }: OperationSchemas, document: ProductDocument) {
  if (operation.response !== 'json') return undefined;
  const own = follow(result, document.schemas);
  if (Object.keys(own).filter((key) => key !== 'description').length === 0) return undefined;
  for (const optionalDepth of [2, 1, 0]) {
    const value = sample(result, document.schemas, { optionalDepth, now: NOW, wordOf });
    const text = JSON.stringify(enveloped(operation, value), null, 2);
    if (text.split('\n').length <= MAX_LINES || optionalDepth === 0) return text;
  }
  return undefined;
}

function enveloped({ envelope, page }: Operation, value: unknown): unknown {
  const shown = page === undefined ? value : [value];
  return envelope ? { success: true, errors: [], messages: [], result: shown } : shown;
}
