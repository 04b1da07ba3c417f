/** Workers scripts: uploaded, shown, downloaded, scheduled and deleted. */
import type { Context, Handlers } from '../context.ts';
import { isObject } from '../contract.ts';
import { printMultipart } from '../multipart.ts';
import { PageResult } from '../page.ts';
import { CODE, problem } from '../problem.ts';
import { Reply } from '../respond.ts';
import {
  accountOf,
  type Fields,
  findScript,
  modulesOf,
  type Script,
  saveScript,
  scriptName,
  scriptOf,
  tablesOf,
  type Version,
  versionOf,
} from './workers-tables.ts';
import { addVersion, readUpload, settingsIn, type Upload } from './workers-upload.ts';
import { deploy, workerVersions } from './workers-versions.ts';

const NAME = /^[a-z0-9_][a-z0-9-_]{0,254}$/i;
/** https://developers.cloudflare.com/api/resources/workers/subresources/scripts/methods/update/ */
function upload(context: Context): unknown {
  const name = scriptName(context);
  if (!NAME.test(name))
    throw problem(400, 10016, `'${name.slice(0, 100)}' is not a valid script name.`, '/script_name');
  const sent = readUpload(context);
  const { script, version } = store(context, name, sent, settingsIn(sent.metadata));
  return context.fit({ ...described(script, version), startup_time_ms: 2, entry_point: sent.metadata.main_module });
}

/** A new version, in use at once. */
function store(context: Context, name: string, sent: Upload, settings: Fields): { script: Script; version: Version } {
  const before = findScript(context);
  const now = context.now();
  const script = saveScript(context, {
    name,
    tag: before?.tag ?? context.world.ids.digits(32),
    created_on: before?.created_on ?? now,
    modified_on: now,
    version: context.world.ids.uuid(),
    settings: { ...before?.settings, ...settings },
    schedules: before?.schedules ?? [],
    subdomain: before?.subdomain ?? { enabled: false, previews_enabled: false },
  });
  const old = before === undefined ? undefined : versionOf(context, before, before.version);
  const version = addVersion(context, script, sent, old);
  deploy(context, script, [{ version_id: version.id, percentage: 100 }]);
  return { script, version };
}

function described(script: Script, version: Version): Fields {
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
    ...(metadata.compatibility_date === undefined ? {} : { compatibility_date: metadata.compatibility_date }),
    ...(metadata.compatibility_flags === undefined ? {} : { compatibility_flags: metadata.compatibility_flags }),
  };
}

function list(context: Context): PageResult {
  const scripts = tablesOf(context)
    .scripts.all(accountOf(context))
    .map((row) => JSON.parse(String(row.value)) as Script); // written by saveScript alone
  return new PageResult(
    scripts.map((script) => context.fit(described(script, versionOf(context, script, script.version)))),
  );
}

function remove(context: Context): null {
  const script = scriptOf(context);
  tablesOf(context).remove.run(accountOf(context), script.name);
  context.world.store.cascade(
    `/accounts/${encodeURIComponent(accountOf(context))}/workers/scripts/${encodeURIComponent(script.name)}`,
  );
  return null;
}

/** Content and nothing else: the settings of the version before stay. */
function updateContent(context: Context): unknown {
  const script = scriptOf(context);
  const before = versionOf(context, script, script.version);
  const sent = readUpload(context);
  const metadata = { ...before.metadata, ...sent.metadata };
  const saved = store(context, script.name, { metadata, modules: sent.modules }, {});
  return context.fit(described(saved.script, saved.version));
}

/** One script as it is; modules as a form, with the name of the first in `cf-entrypoint`. */
function download(context: Context): Reply {
  const script = scriptOf(context);
  const version = versionOf(context, script, script.version);
  const modules = modulesOf(context, version.id);
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

/** https://developers.cloudflare.com/workers/configuration/cron-triggers/ */
function updateSchedules(context: Context): unknown {
  const script = scriptOf(context);
  const now = context.now();
  const sent = Array.isArray(context.body) ? context.body.filter(isObject) : [];
  const schedules = sent.map(({ cron }, index) => {
    if (typeof cron !== 'string' || cron.trim().split(/\s+/).length !== 5) {
      throw problem(400, CODE.invalid, 'A schedule is a cron expression of five fields.', `/${index}/cron`);
    }
    const before = script.schedules.find((one) => one.cron === cron);
    return { cron, created_on: before?.created_on ?? now, modified_on: now };
  });
  saveScript(context, { ...script, schedules });
  return { schedules };
}

function setSubdomain(context: Context, reset: boolean): Script['subdomain'] {
  const script = scriptOf(context);
  const body = isObject(context.body) && !reset ? context.body : {};
  const enabled = body.enabled === true;
  const subdomain = {
    enabled,
    previews_enabled: typeof body.previews_enabled === 'boolean' ? body.previews_enabled : enabled,
  };
  saveScript(context, { ...script, subdomain });
  return subdomain;
}

function editSettings(context: Context): unknown {
  const script = scriptOf(context);
  const settings = { ...script.settings, ...(isObject(context.body) ? context.body : {}) };
  saveScript(context, { ...script, settings, modified_on: context.now() });
  return context.fit(settings);
}

export const workers: Handlers = {
  'workers.scripts.update': upload,
  'workers.scripts.list': list,
  'workers.scripts.get': download,
  'workers.scripts.delete': remove,
  'workers.scripts.content.update': updateContent,
  'workers.scripts.content.get': download,
  'workers.scripts.schedules.update': updateSchedules,
  'workers.scripts.schedules.get': (context) => ({ schedules: scriptOf(context).schedules }),
  'workers.scripts.subdomain.create': (context) => setSubdomain(context, false),
  'workers.scripts.subdomain.delete': (context) => setSubdomain(context, true),
  'workers.scripts.subdomain.get': (context) => scriptOf(context).subdomain,
  'workers.scripts.settings.get': (context) => context.fit(scriptOf(context).settings),
  'workers.scripts.settings.edit': editSettings,
  ...workerVersions,
};
