/** Checks of an uploaded Worker: sizes, names, dates, bindings and cron triggers. */
import { gzipSync } from 'node:zlib';
import { type Problem, problem } from '../../problem.ts';
import type { Fields, Module } from './tables.ts';

/** Of the paid plan. https://developers.cloudflare.com/workers/platform/limits/ */
export const LIMITS = {
  packed: 10 * 2 ** 20,
  whole: 64 * 2 ** 20,
  variables: 128,
  variable: 5 * 1024,
  scripts: 500,
  crons: 250,
} as const;

/** https://developers.cloudflare.com/workers/observability/errors/#validation-errors-10021 */
export const refused = (why: string, pointer?: string): Problem => problem(400, 10021, why, pointer);

export function checkSize(modules: readonly Module[]): void {
  const size = modules.reduce((sum, { bytes }) => sum + bytes.length, 0);
  // Compression makes nothing larger than this, so small ones need not be compressed.
  if (size <= LIMITS.packed - 2 ** 16) return;
  const packed = size > LIMITS.whole ? size : gzipSync(Buffer.concat(modules.map(({ bytes }) => bytes)), { level: 6 });
  if ((typeof packed === 'number' ? packed : packed.length) > LIMITS.packed)
    throw problem(413, 10027, 'Your Worker exceeded the size limit of 10 MiB.');
}

/** https://developers.cloudflare.com/workers/platform/limits/#number-of-workers */
export function checkRoom(scripts: number): void {
  if (scripts >= LIMITS.scripts)
    throw problem(403, 10037, `You have exceeded the limit of ${LIMITS.scripts} Workers on your account.`);
}

/** https://developers.cloudflare.com/workers/configuration/compatibility-dates/ */
export function checkDate(date: unknown, now: string): void {
  if (date === undefined) return;
  const text = String(date);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
  if (!isDate) throw refused(`Invalid compatibility date: ${text.slice(0, 40)}`, '/metadata/compatibility_date');
  const today = now.slice(0, 10);
  if (text > today) {
    const why = `Can't set compatibility date in the future: "${text}". Today's date (UTC) is "${today}".`;
    throw refused(why, '/metadata/compatibility_date');
  }
}

/** Members of a binding without which it means nothing: one name of each list. */
const NEEDED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  ai_search: [['instance_name']],
  ai_search_namespace: [['namespace']],
  d1: [['id', 'database_id']],
  dispatch_namespace: [['namespace']],
  durable_object_namespace: [['class_name', 'namespace_id']],
  flagship: [['app_id']],
  hyperdrive: [['id']],
  json: [['json']],
  k2: [['stream']],
  kv_namespace: [['namespace_id']],
  mtls_certificate: [['certificate_id']],
  pipelines: [['pipeline', 'stream']],
  plain_text: [['text']],
  queue: [['queue_name']],
  r2_bucket: [['bucket_name']],
  ratelimit: [['namespace_id'], ['simple']],
  secret_text: [['text']],
  secrets_store_secret: [['store_id'], ['secret_name']],
  service: [['service']],
  vectorize: [['index_name']],
  vpc_service: [['service_id']],
  workflow: [['workflow_name']],
};

/** Kinds with only a name, or whose fields are not documented. */
const OTHER_KINDS = new Set(
  'agent_memory ai analytics_engine artifacts assets browser data_blob images inherit internal_assets logfwdr media messaging metadata secret_key send_email stream tail_consumer text_blob unsafe_hello_world version_metadata vpc_network wasm_module worker_loader'.split(
    ' ',
  ),
);

/** https://developers.cloudflare.com/workers/configuration/multipart-upload-metadata/#bindings ; codes not documented. */
export function checkKinds(bindings: readonly Fields[]): void {
  for (const [index, binding] of bindings.entries()) {
    const type = String(binding.type);
    const name = String(binding.name).slice(0, 100);
    const pointer = `/metadata/bindings/${index}`;
    const needed = Object.hasOwn(NEEDED, type) ? NEEDED[type] : undefined;
    if (needed === undefined && !OTHER_KINDS.has(type))
      throw refused(`The binding '${name}' has the unknown type '${type.slice(0, 60)}'.`, `${pointer}/type`);
    const missing = needed?.find((names) => names.every((one) => binding[one] === undefined));
    if (missing !== undefined)
      throw refused(`The ${type} binding '${name}' has no ${missing[0]}.`, `${pointer}/${missing[0]}`);
  }
}

const VARIABLES: Readonly<Record<string, string>> = { plain_text: 'text', secret_text: 'text', json: 'json' };

/** https://developers.cloudflare.com/workers/platform/limits/#environment-variables */
export function checkBindings(bindings: readonly Fields[]): void {
  const names = new Set<unknown>();
  for (const [index, { name }] of bindings.entries()) {
    const pointer = `/metadata/bindings/${index}/name`;
    if (typeof name !== 'string' || name === '') throw problem(400, 10052, 'A binding has no name.', pointer);
    if (names.has(name)) throw refused(`The name '${name.slice(0, 100)}' is used by two bindings.`, pointer); // code not documented
    names.add(name);
  }
  const variables = bindings.filter(({ type }) => Object.hasOwn(VARIABLES, String(type)));
  if (variables.length > LIMITS.variables)
    throw problem(400, 10055, `You have exceeded the limit of ${LIMITS.variables} environment variables.`);
  for (const binding of variables) {
    const value = binding[VARIABLES[String(binding.type)] ?? ''];
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    if (Buffer.byteLength(text) > LIMITS.variable)
      throw problem(400, 10054, `The value of '${String(binding.name)}' is larger than ${LIMITS.variable} bytes.`);
  }
}

const PARTS: readonly (readonly [number, number, RegExp | undefined])[] = [
  [0, 59, undefined],
  [0, 23, undefined],
  [1, 31, /^(L|L-\d{1,2}|LW|\d{1,2}W)$/],
  [1, 12, undefined],
  [1, 7, /^(?:[1-7]|SUN|MON|TUE|WED|THU|FRI|SAT)(?:L|#[1-5])$/],
];
const WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'].map((name, at) => [
    name,
    at + 1,
  ]),
  ...['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'].map((name, at) => [name, at + 1]),
]);

/** https://developers.cloudflare.com/workers/configuration/cron-triggers/#supported-cron-expressions */
export function checkCron(cron: unknown, pointer: string): string {
  const text = typeof cron === 'string' ? cron.trim() : '';
  const fields = text.toUpperCase().split(/\s+/);
  const isCron = text.length <= 200 && fields.length === PARTS.length && fields.every(isField);
  // https://github.com/cloudflare/workers-sdk/issues/8923
  if (!isCron) throw problem(400, 10100, `invalid cron string: ${String(cron).slice(0, 100)}`, pointer);
  return text;
}

function isField(field: string, index: number): boolean {
  const [least = 0, most = 0, special] = PARTS[index] ?? [];
  return field.split(',').every((item) => {
    if (special?.test(item)) return true;
    const match = /^(\*|[A-Z0-9]+)(?:-([A-Z0-9]+))?(?:\/(\d{1,2}))?$/.exec(item);
    if (match === null) return false;
    const [, first = '', last, step] = match;
    const values = [first, last].filter((one) => one !== undefined && one !== '*').map(numberOf);
    const isInside = values.every((value) => value >= least && value <= most);
    return isInside && (last === undefined || first !== '*') && (step === undefined || Number(step) >= 1);
  });
}

function numberOf(text: string | undefined): number {
  const value = text ?? '';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  return Object.hasOwn(WORDS, value) ? (WORDS[value] ?? Number.NaN) : Number.NaN;
}

/** https://developers.cloudflare.com/workers/platform/limits/ (number of Cron Triggers per account) */
export function checkCronRoom(others: number, own: number): void {
  if (others + own > LIMITS.crons)
    throw problem(400, 10072, `This account has reached the limit of ${LIMITS.crons} cron triggers per account.`);
}
