/** Workers scripts: uploaded, shown, searched and downloaded. */

import { isObject, stringList } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { Reply } from '../../handler/reply.ts';
import { printMultipart } from '../../http/multipart.ts';
import { problem } from '../../problem.ts';
import { workersAssets } from './assets.ts';
import { checkRoom } from './checks.ts';
import { workersDomains } from './domains.ts';
import { durableObjects, migrate } from './durable-objects.ts';
import { workersRoutes } from './routes.ts';
import { settingsIn } from './script-settings.ts';
import { workersSecrets } from './secrets.ts';
import { workersLife } from './settings.ts';
import {
  currentOf,
  type Fields,
  findScript,
  modulesOf,
  type Script,
  saveScript,
  scriptName,
  scriptOf,
  scriptsOf,
  type Version,
  workersOf,
} from './tables.ts';
import { workersTails } from './tails/tails.ts';
import { addVersion, checkUpload, NAME, readUpload, type Upload } from './upload.ts';
import { deploy, workerVersions } from './versions.ts';

/** https://developers.cloudflare.com/api/resources/workers/subresources/scripts/methods/update/ */
export function upload<Result>(context: Showing<Result>): Result {
  const name = scriptName(context);
  if (!NAME.test(name))
    throw problem(400, 10016, `'${name.slice(0, 100)}' is not a valid script name.`, '/script_name');
  const sent = readUpload(context);
  const { script, version } = storeScript(context, name, sent, settingsIn(sent.metadata));
  const shown = { ...described(script, version), startup_time_ms: 2, entry_point: sent.metadata.main_module };
  // Not in the contract; wrangler prints it as the current version.
  return { deployment_id: version.id, ...context.fit(shown) };
}

/** A new version, in use at once. */
export function storeScript(
  context: Context,
  name: string,
  sent: Upload,
  settings: Fields,
): { script: Script; version: Version } {
  const before = findScript(context);
  if (before === undefined && context.path.dispatch_namespace === undefined) checkRoom(workersOf(context).length);
  const now = context.now();
  const made: Script = {
    ...before,
    name,
    tag: before?.tag ?? context.sandbox.ids.digits(32),
    created_on: before?.created_on ?? now,
    modified_on: now,
    version: context.sandbox.ids.uuid(),
    settings: { ...before?.settings, ...settings },
    schedules: before?.schedules ?? [],
    subdomain: before?.subdomain ?? { enabled: false, previews_enabled: false },
  };
  const tag = migrate(context, made, sent.metadata);
  const script = saveScript(context, tag === undefined ? made : { ...made, migration_tag: tag });
  const old = before === undefined || before.version === '' ? undefined : currentOf(context, before);
  const version = addVersion(context, script, sent, old);
  const annotations = { 'workers/message': 'Automatic deployment on upload.', 'workers/triggered_by': 'upload' };
  deploy(context, script, [{ version_id: version.id, percentage: 100 }], annotations);
  return { script, version };
}

export function described(script: Script, version: Version): Fields {
  const { metadata } = version;
  return {
    id: script.name,
    tag: script.tag,
    etag: version.etag,
    handlers: version.handlers,
    created_on: script.created_on,
    modified_on: script.modified_on,
    has_modules: metadata.main_module !== undefined,
    has_assets: isObject(metadata.assets),
    last_deployed_from: 'api',
    usage_model: 'standard',
    logpush: false,
    ...script.settings,
    ...(script.tags === undefined ? {} : { tags: script.tags }),
    ...(script.migration_tag === undefined ? {} : { migration_tag: script.migration_tag }),
    ...(metadata.compatibility_date === undefined ? {} : { compatibility_date: metadata.compatibility_date }),
    ...(metadata.compatibility_flags === undefined ? {} : { compatibility_flags: metadata.compatibility_flags }),
  };
}

const list: Handler<'workers.scripts.list'> = (context) => {
  const scripts = scriptsOf(context).filter((script) => hasTags(script, context.query.tags));
  return new PageResult(scripts.map((script) => context.fit(described(script, currentOf(context, script)))));
};

/** `production:yes,staging:no`: the tags that a script must, and must not, have. */
export function hasTags(script: Script, filter: unknown): boolean {
  const { tags = script.settings.tags } = script;
  const own = new Set(stringList(tags));
  const wanted = typeof filter === 'string' && filter !== '' ? filter.split(',') : [];
  return wanted.every((item) => {
    const colon = item.lastIndexOf(':');
    return own.has(item.slice(0, colon)) === (item.slice(colon + 1) !== 'no');
  });
}

const SORTABLE = ['created_on', 'modified_on', 'name'] as const;

/** Scripts by a part of their names, or by their tag, which serves as their id. */
const search: Handler<'workers.scripts.search'> = (context) => {
  const { name, id, order_by = 'name' } = context.query;
  const field = SORTABLE.find((one) => one === order_by) ?? 'name';
  const hits = scriptsOf(context)
    .filter((script) => (name === undefined || script.name.includes(name)) && (id === undefined || script.tag === id))
    .sort((one, other) => (one[field] < other[field] ? -1 : 1))
    .map((script) => ({
      id: script.tag,
      script_name: script.name,
      created_on: script.created_on,
      modified_on: script.modified_on,
      service_name: script.name,
    }));
  return context.page(context.fit(hits));
};

/** Content and nothing else: the settings of the version before stay. */
export function updateContent<Result>(context: Showing<Result>): Result {
  const sent = readUpload(context);
  checkUpload(sent);
  const script = scriptOf(context);
  const before = currentOf(context, script);
  const metadata = { ...before.metadata, ...sent.metadata };
  const saved = storeScript(context, script.name, { metadata, modules: sent.modules }, {});
  return context.fit(described(saved.script, saved.version));
}

/** The content of one script; modules as a form, with the name of the first in `cf-entrypoint`. */
export function download(context: Context): Reply {
  const script = scriptOf(context);
  const version = currentOf(context, script);
  const modules = modulesOf(context, version);
  const [first] = modules;
  const headers = { etag: `"${version.etag}"` };
  if (version.metadata.main_module === undefined && modules.length === 1 && first !== undefined) {
    return new Reply(new Uint8Array(first.bytes), 'application/javascript', { headers });
  }
  const boundary = `flarewire-${version.etag.slice(0, 16)}`;
  const parts = modules.map(({ name, type, bytes }) => ({ name, filename: name, type, bytes }));
  const entry =
    typeof version.metadata.main_module === 'string' ? { 'cf-entrypoint': version.metadata.main_module } : {};
  return new Reply(printMultipart(parts, boundary), `multipart/form-data; boundary=${boundary}`, {
    headers: { ...headers, ...entry },
  });
}

export const workers = {
  'workers.scripts.update': upload,
  'workers.scripts.list': list,
  'workers.scripts.search': search,
  'workers.scripts.get': download,
  'workers.scripts.content.update': updateContent,
  'workers.scripts.content.get': download,
  ...workerVersions,
  ...workersLife,
  ...workersAssets,
  ...workersSecrets,
  ...workersTails,
  ...workersRoutes,
  ...workersDomains,
  ...durableObjects,
} satisfies Handlers;
