/** A recorded call: JSON that is easy to read and to diff, whatever the body was. */
/** A body in its most readable form. */
export interface RecordedBody {
  /** JSON with sorted keys. */
  readonly body?: unknown;
  readonly text?: string;
  /** Base64. */
  readonly bytes?: string;
  /** Form fields, in order. */
  readonly form?: readonly RecordedField[];
}

/** Masks secrets in the parts of one request or response. */
export interface Masks {
  /** The whole value is a secret. */
  readonly isWhole: boolean;
  value(value: unknown): unknown;
  /** Fields of a query or a form. */
  fields(values: object): unknown;
  field(name: string, inner: RecordedBody): RecordedBody;
  text(text: string): string;
  headers(headers: { readonly [name: string]: string }): Record<string, string>;
}

export interface RecordedField extends RecordedBody {
  readonly name: string;
  readonly filename?: string;
}

export interface RecordedRequest extends RecordedBody {
  readonly method: string;
  /** Path relative to the base URL of the API. */
  readonly path: string;
  readonly query?: { readonly [name: string]: string | readonly string[] };
  /** Headers that affect the response. */
  readonly headers?: { readonly [name: string]: string };
}

export interface RecordedResponse extends RecordedBody {
  readonly status: number;
  readonly headers?: { readonly [name: string]: string };
}

export interface RecordedCall {
  readonly request: RecordedRequest;
  readonly response: RecordedResponse;
}

const REQUEST_HEADERS = /^(if-.*|range|prefer|cf-(?!ray|connecting).*|x-(?!auth|stainless|flarewire).*)$/;
const RESPONSE_HEADERS = /^(etag|location|retry-after|content-range|link|tus-.*|upload-.*|stream-media-id)$/;

/** Sorts keys alphabetically at every depth, so that a diff shows only real changes. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

const some = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

function headersOf(headers: Headers, kept: RegExp, type: string): Record<string, string> | undefined {
  const own = [...headers].filter(([name]) => kept.test(name));
  const known = /^(application\/json|multipart\/form-data|$)/.test(type) ? [] : [['content-type', type] as const];
  return some(Object.fromEntries([...known, ...own].sort()));
}

export async function recordRequest(request: Request, bytes: Uint8Array, masks: Masks): Promise<RecordedRequest> {
  const url = new URL(request.url);
  const query: Record<string, string | string[]> = {};
  for (const name of [...new Set(url.searchParams.keys())].sort()) {
    const [first = '', ...more] = url.searchParams.getAll(name);
    query[name] = more.length > 0 ? [first, ...more] : first;
  }
  const type = request.headers.get('content-type') ?? '';
  const headers = headersOf(request.headers, REQUEST_HEADERS, bytes.length > 0 ? type : '');
  const given = some(masks.fields(query) as typeof query);
  return {
    method: request.method,
    path: pathOf(url),
    ...(given && { query: given }),
    ...(headers && { headers: masks.headers(headers) }),
    ...(await recordBody(bytes, type, masks)),
  };
}

/** Omits the host, which differs between the API, a local emulator and a proxy. */
export const pathOf = ({ pathname }: URL): string => pathname.replace(/^\/client\/v4(?=\/)/, '');

export async function recordResponse(response: Response, bytes: Uint8Array, masks: Masks): Promise<RecordedResponse> {
  const type = response.headers.get('content-type') ?? '';
  const headers = headersOf(response.headers, RESPONSE_HEADERS, bytes.length > 0 ? type : '');
  return {
    status: response.status,
    ...(headers && { headers: masks.headers(headers) }),
    ...(await recordBody(bytes, type, masks)),
  };
}

async function recordBody(bytes: Uint8Array, type: string, masks: Masks): Promise<RecordedBody> {
  if (bytes.length === 0) return {};
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) return formOf(bytes, type, masks);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return masks.isWhole ? { text: '***' } : { bytes: Buffer.from(bytes).toString('base64') };
  }
  if (/json/i.test(type) && !/ndjson/i.test(type))
    try {
      return { body: sorted(masks.value(JSON.parse(text))) };
    } catch {} // a string declared as JSON
  return { text: masks.text(text) };
}

async function formOf(bytes: Uint8Array, type: string, masks: Masks): Promise<RecordedBody> {
  const copy = new Uint8Array(bytes); // its buffer is not shared
  const form = await new Response(copy, { headers: { 'content-type': type } }).formData();
  const fields: RecordedField[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      const inner = await recordBody(new Uint8Array(await value.arrayBuffer()), value.type, masks);
      fields.push({ name, filename: value.name, ...masks.field(name, inner) });
      continue;
    }
    let inner: RecordedBody = { text: value };
    try {
      if (/^\s*[{[]/.test(value)) inner = { body: sorted(masks.value(JSON.parse(value))) };
    } catch {} // only looks like JSON
    fields.push({ name, ...masks.field(name, inner) });
  }
  return { form: fields };
}

/** Creates a Response from the recorded one. */
export function replayed({ status, headers, body, text, bytes }: RecordedResponse): Response {
  const given =
    body !== undefined ? JSON.stringify(body) : bytes !== undefined ? Buffer.from(bytes, 'base64') : (text ?? null);
  const type = body === undefined ? undefined : { 'content-type': 'application/json' };
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : given, { status, headers: { ...type, ...headers } });
}
