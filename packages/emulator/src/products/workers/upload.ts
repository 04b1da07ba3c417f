/** Reads an uploaded Worker: one `metadata` part, and each module its own part. */
import { createHash } from 'node:crypto';
import { isObject, stringList } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import { parseJsonBody } from '../../http/json.ts';
import { textOf } from '../../http/multipart.ts';
import { CODE, problem } from '../../problem.ts';
import { assetsOf } from './assets.ts';
import { checkTargets } from './bindings/targets.ts';
import { checkBindings, checkDate, checkKinds, checkSize } from './checks.ts';
import { checkFlags } from './compatibility/flags.ts';
import { checkClasses, checkExported } from './durable-objects.ts';
import { checkSettings } from './script-settings.ts';
import { storeSecretValues } from './secret-values.ts';
import { checkSource, exportsOf } from './syntax.ts';
import {
  accountOf,
  type Fields,
  type Module,
  type Script,
  saveVersion,
  tablesOf,
  type Version,
  versionOf,
} from './tables.ts';

export interface Upload {
  readonly metadata: Fields;
  readonly modules: readonly Module[];
}

/** Valid names of scripts. */
export const NAME = /^[a-z0-9_][a-z0-9-_]{0,254}$/i;

/** https://developers.cloudflare.com/workers/configuration/multipart-upload-metadata/ */
export function readUpload(context: Context): Upload {
  if (context.parts.length === 0) {
    const type = context.request.get('content-type') ?? 'application/javascript';
    if (type.startsWith('application/json'))
      throw problem(400, 10021, 'The upload has no modules: send a form with metadata and a part for each.');
    // As refusals call it that users report: https://github.com/cloudflare/cloudflare-typescript/issues/2799
    const name = 'worker.js';
    return { metadata: { body_part: name }, modules: [{ name, type, bytes: context.bytes }] };
  }
  const part = context.parts.find((one) => one.name === 'metadata');
  if (part === undefined) throw problem(400, CODE.invalid, "The form has no part named 'metadata'.", '/metadata');
  const given = parseJsonBody(textOf(part));
  if (!isObject(given)) throw problem(400, CODE.invalid, 'metadata must be a JSON object.', '/metadata');
  const metadata = { ...given, ...entryOfHeaders(context.request) };
  const modules = context.parts
    .filter((one) => one !== part)
    .map((one) => ({ name: one.name, type: one.type ?? typeByName(one.name), bytes: one.bytes }));
  const main = entryPoint(metadata);
  if (main !== undefined && !modules.some((one) => one.name === main)) {
    const names = modules.map(({ name }) => `'${name}'`).join(', ') || 'none';
    throw problem(
      400,
      10021,
      `metadata names '${main}' as the entry point, but the uploaded modules are: ${names}.`,
      '/metadata/main_module',
    );
  }
  if (main === undefined && !isObject(metadata.assets) && metadata.keep_assets !== true) {
    throw problem(400, 10021, 'metadata must name main_module or body_part.', '/metadata/main_module');
  }
  return { metadata, modules };
}

/** Content alone may name its entry point without metadata. */
function entryOfHeaders(headers: Headers): Fields {
  const main = headers.get('cf-worker-main-module-part');
  const body = headers.get('cf-worker-body-part');
  return { ...(main === null ? {} : { main_module: main }), ...(body === null ? {} : { body_part: body }) };
}

function entryPoint(metadata: Fields): string | undefined {
  const name = metadata.main_module ?? metadata.body_part;
  return typeof name === 'string' ? name : undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript+module',
  mjs: 'application/javascript+module',
  wasm: 'application/wasm',
  json: 'application/json',
  txt: 'text/plain',
  py: 'text/x-python',
};

function typeByName(name: string): string {
  return TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

export const checkUpload = ({ modules, metadata }: Upload): void => checkSource(modules, entryPoint(metadata));

/** Stores an upload as the next version of a script. */
export function addVersion(context: Context, script: Script, upload: Upload, before: Version | undefined): Version {
  const tables = tablesOf(context);
  const { metadata } = upload;
  checkSettings(context, metadata);
  const bindings = bindingsOf(context, script, metadata, before?.metadata);
  checkSize(upload.modules);
  checkSource(upload.modules, entryPoint(metadata));
  checkExported(context, script, exportsOf(upload.modules, entryPoint(metadata)));
  checkDate(metadata.compatibility_date, context.now());
  checkFlags(metadata.compatibility_flags);
  checkBindings(bindings);
  checkKinds(listOf(metadata.bindings).filter((binding) => !isKept(binding, before)));
  checkTargets(context, script.name, listOf(metadata.bindings));
  checkClasses(context, script, listOf(metadata.bindings));
  const { migrations: _, assets: __, ...kept } = metadata;
  const assets = assetsOf(context, metadata, before?.metadata.assets);
  const last = tables.lastNumber.get(accountOf(context), script.name);
  const version: Version = {
    id: script.version,
    number: Number(last?.number) + 1,
    created_on: context.now(),
    etag: etagOf(upload.modules),
    metadata: { ...kept, ...(assets === undefined ? {} : { assets }), bindings: readable(bindings) },
    handlers: handlersOf(upload),
  };
  saveVersion(context, script, version);
  const place = { sandbox: context.sandbox, owner: accountOf(context), script: script.name };
  storeSecretValues(place, bindings, version.number);
  for (const [index, one] of upload.modules.entries())
    tables.putModule.run(version.id, index, one.name, one.type, one.bytes);
  return version;
}

function etagOf(modules: readonly Module[]): string {
  const hash = createHash('sha256');
  for (const one of modules) hash.update(`${one.name}\n${one.type}\n${one.bytes.length}\n`).update(one.bytes);
  return hash.digest('hex');
}

/**
 * `keep_bindings` names the kinds of bindings that stay, `inherit` a single one.
 * https://developers.cloudflare.com/workers/configuration/multipart-upload-metadata/#bindings
 */
export function bindingsOf(context: Context, script: Script, metadata: Fields, before: Fields | undefined): Fields[] {
  const old = listOf(before?.bindings);
  const sent = listOf(metadata.bindings).flatMap((binding) => {
    if (binding.type !== 'inherit') return [binding];
    const { version_id } = binding;
    const isOther = typeof version_id === 'string' && version_id !== 'latest';
    const from = isOther ? listOf(versionOf(context, script, version_id).metadata.bindings) : old;
    const source = from.find((one) => one.name === (binding.old_name ?? binding.name));
    if (source === undefined && context.query.bindings_inherit === 'strict')
      throw problem(400, 10056, `Binding '${String(binding.name)}' not found: there is none to inherit.`);
    return source === undefined ? [] : [{ ...source, name: binding.name }];
  });
  const kept = new Set(stringList(metadata.keep_bindings));
  const names = new Set(sent.map((binding) => binding.name));
  return [...sent, ...old.filter((binding) => kept.has(String(binding.type)) && !names.has(binding.name))];
}

const SECRETS = new Set(['secret_text', 'secret_key']);
const SECRET_FIELDS = new Set(['text', 'key_base64', 'key_jwk']);

/** A secret that is sent as it is shown, without its value, stays as it was. */
const isKept = (binding: Fields, before: Version | undefined): boolean =>
  isSecret(binding) &&
  listOf(before?.metadata.bindings).some(({ type, name }) => type === binding.type && name === binding.name);

export const isSecret = (binding: Fields): boolean => SECRETS.has(String(binding.type));

/** Bindings without the values of secrets, which are never stored or shown. */
export function readable(bindings: readonly Fields[]): Fields[] {
  return bindings.map((binding) => {
    if (isSecret(binding))
      return Object.fromEntries(Object.entries(binding).filter(([name]) => !SECRET_FIELDS.has(name)));
    // The id of a database has two names, of which a caller gives one.
    const id = binding.type === 'd1' ? (binding.id ?? binding.database_id) : undefined;
    if (id !== undefined) return { ...binding, id, database_id: id };
    return binding.type === 'analytics_engine' ? { dataset: binding.name, ...binding } : binding;
  });
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

const HANDLERS = ['fetch', 'scheduled', 'queue', 'email', 'tail'];

/** Handlers of the entry point, as far as its source shows them: it is not run here. */
function handlersOf({ metadata, modules }: Upload): string[] {
  const entry = modules.find((one) => one.name === entryPoint(metadata));
  if (entry === undefined || entry.bytes.length > 1_000_000) return [];
  const text = textOf(entry);
  return HANDLERS.filter((name) => new RegExp(`\\b${name}\\s*[(:]|addEventListener\\(\\s*['"]${name}`).test(text));
}
