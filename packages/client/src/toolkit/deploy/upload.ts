/** Uploads a Worker: its assets, then its modules and settings as a version. */
import { randomUUID } from 'node:crypto';
import type { BaseClient } from '../../client.ts';
import { uploadAssets } from '../../extras/assets.ts';
import type { Caller, HelperOptions } from '../caller.ts';
import { MAX_SENT, mayBeDone } from '../sync/apply.ts';
import { allOf, liveOf, type Scope, tagOf } from './actual.ts';
import type { Binding } from './config/bindings.ts';
import type { Migration } from './config/worker-config.ts';
import { needKey } from './needs.ts';
import { once } from './once.ts';
import type { Prepared } from './prepare.ts';
import { labelOf } from './steps.ts';

/** A client that can also make requests by path. */
export type Uploader = Caller & Pick<BaseClient, 'post'>;

export interface Upload {
  readonly scope: Scope;
  readonly prepared: Prepared;
  /** Ids of the resources that bindings refer to, by `needKey`. */
  readonly ids: ReadonlyMap<string, string>;
  readonly secrets: { readonly [name: string]: string };
  readonly migrations: readonly Migration[];
  readonly migrationTag?: string | undefined;
  readonly message?: string | undefined;
  /** Token of uploaded assets. */
  readonly jwt?: string | undefined;
}

export interface SentAssets {
  readonly jwt: string;
  readonly files: number;
  /** Number of files that Cloudflare did not have yet. */
  readonly uploaded: number;
}

/** Uploads the files that Cloudflare does not have yet. Files sent by an interrupted upload are not sent again. */
export async function sendAssets(
  client: Uploader,
  scope: Scope,
  { assets }: Prepared,
  options: HelperOptions,
): Promise<SentAssets | undefined> {
  if (assets === undefined) return undefined;
  const files = Object.fromEntries(assets.files.map(({ path, blob }) => [path, blob]));
  for (let sent = 1; ; sent++) {
    try {
      const { jwt, uploaded } = await uploadAssets(client, { ...scope, files }, { signal: options.signal });
      return { jwt, uploaded, files: assets.files.length };
    } catch (error) {
      if (!mayBeDone(error) || sent >= MAX_SENT) throw error;
    }
  }
}

/**
 * Uploads a version and returns its id: live at once, or waiting to be deployed. If the response is lost, the version
 * is found by its label.
 */
export async function sendVersion(
  client: Caller,
  upload: Upload,
  isLive: boolean,
  options: HelperOptions,
): Promise<string> {
  const { scope, prepared } = upload;
  const label = labelOf(prepared, randomUUID().slice(0, 8));
  const metadata = { ...metadataOf(upload, isLive), annotations: annotationsOf(upload, label) };
  const files = (prepared.modules?.modules ?? []).map(
    ({ name, type, bytes }) => new File([new Uint8Array(bytes)], name, { type }),
  );
  const operation = isLive ? 'workers.scripts.update' : 'workers.scripts.versions.create';
  const find = async (): Promise<string | undefined> => {
    const versions = await allOf(client, 'workers.scripts.versions.list', scope, options).catch((error: unknown) => {
      if (Object(error).status === 404) return [];
      throw error;
    });
    const found = versions.find((one) => tagOf(one) === label);
    return found === undefined ? undefined : String(Object(found).id);
  };
  const params = { ...scope, metadata, files };
  const sent = await once(client, { operation, params, look: find, isNew: true }, options);
  if (typeof sent === 'string') return sent;
  if (!isLive) return String(Object(sent).id);
  const live = await liveOf(client, scope, options);
  return live?.versions[0]?.version_id ?? '';
}

const annotationsOf = ({ message }: Upload, label: string): object => ({
  'workers/tag': label,
  ...(message !== undefined && { 'workers/message': message }),
});

/** Kinds of bindings that are kept although they are not in the configuration. */
const SECRETS = ['secret_text', 'secret_key'];
const VARIABLES = ['plain_text', 'json'];

/** https://developers.cloudflare.com/workers/configuration/multipart-upload-metadata/ */
function metadataOf(upload: Upload, isLive: boolean): object {
  const { prepared, migrations, migrationTag, jwt, secrets } = upload;
  const { config, modules, assets } = prepared;
  const { html_handling, not_found_handling, run_worker_first } = config.assets ?? {};
  const serving = { html_handling, not_found_handling, run_worker_first, ...assets?.special };
  const texts = Object.entries(secrets).map(([name, text]) => ({ type: 'secret_text', name, text }));
  const all = {
    [modules?.isServiceWorker ? 'body_part' : 'main_module']: modules?.main,
    compatibility_date: config.compatibility_date,
    compatibility_flags: config.compatibility_flags,
    bindings: [...prepared.bindings.map((one) => resolved(one, upload)), ...texts],
    keep_bindings: config.keep_vars ? [...SECRETS, ...VARIABLES] : SECRETS,
    limits: config.limits,
    placement: config.placement,
    cache_options: config.cache,
    exports: config.exports,
    ...config.unsafe?.metadata,
    assets: jwt === undefined ? undefined : { jwt, config: given(serving) },
    ...(isLive && lastingOf(prepared)),
    migrations: migrations.length === 0 ? undefined : migrationOf(migrations, migrationTag),
  };
  return given(all);
}

/** Settings of the Worker rather than of a version; an upload that is not live leaves them unchanged. */
export function lastingOf({ config }: Prepared): object {
  const { observability, logpush, tail_consumers, tags } = config;
  return given({ observability, logpush, tail_consumers, tags });
}

const given = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

function resolved({ binding, need, idField }: Prepared['bindings'][number], { ids }: Upload): Binding {
  if (need === undefined || idField === undefined) return binding;
  return { ...binding, [idField]: ids.get(needKey(need)) ?? '' };
}

function migrationOf(migrations: readonly Migration[], old_tag: string | undefined): object {
  const steps = migrations.map(({ tag: _, ...step }) => step);
  return { ...(old_tag && { old_tag }), new_tag: migrations.at(-1)?.tag, steps };
}
