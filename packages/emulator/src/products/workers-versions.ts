/** Versions of a Worker, what is deployed of them, their bindings, and secrets that nobody can read again. */
import type { Context, Handlers } from '../context.ts';
import { isObject } from '../contract.ts';
import { PageResult } from '../page.ts';
import { CODE, problem } from '../problem.ts';
import {
  accountOf,
  type Fields,
  type Script,
  saveScript,
  saveVersion,
  scriptOf,
  tablesOf,
  type Version,
  versionOf,
} from './workers-tables.ts';
import { addVersion, bindingsOf, listOf, readUpload, settingsIn } from './workers-upload.ts';

interface Share {
  readonly version_id: string;
  readonly percentage: number;
}

export function deploy(context: Context, script: Script, versions: readonly Share[], annotations: Fields = {}): Fields {
  const deployment = {
    id: context.world.ids.uuid(),
    created_on: context.now(),
    source: 'api',
    strategy: 'percentage',
    author_email: 'user@example.com',
    annotations,
    versions,
  };
  tablesOf(context).putDeployment.run(deployment.id, accountOf(context), script.name, JSON.stringify(deployment));
  return deployment;
}

/** https://developers.cloudflare.com/workers/configuration/versions-and-deployments/gradual-deployments/ */
function createDeployment(context: Context): Fields {
  const script = scriptOf(context);
  const body = isObject(context.body) ? context.body : {};
  const shares = listOf(body.versions).map((one) => ({
    version_id: String(one.version_id),
    percentage: Number(one.percentage),
  }));
  for (const share of shares) versionOf(context, script, share.version_id);
  const sum = shares.reduce((total, { percentage }) => total + percentage, 0);
  if (shares.length === 0 || shares.length > 2 || Math.abs(sum - 100) > 0.01) {
    throw problem(
      400,
      CODE.invalid,
      `A deployment has one or two versions that make 100 percent together; these make ${sum}.`,
      '/versions',
    );
  }
  return deploy(context, script, shares, isObject(body.annotations) ? body.annotations : {});
}

function deployments(context: Context): Fields[] {
  const script = scriptOf(context);
  return tablesOf(context)
    .deployments.all(accountOf(context), script.name)
    .map((row) => JSON.parse(String(row.value)) as Fields);
}

function findDeployment(context: Context): Fields {
  const deployment = deployments(context).find((one) => one.id === context.path.deployment_id);
  if (deployment === undefined) throw problem(404, 10007, 'The script has no such deployment.', '/deployment_id');
  return deployment;
}

function removeDeployment(context: Context): Fields {
  const { id } = findDeployment(context);
  if (deployments(context)[0]?.id === id)
    throw problem(400, CODE.invalid, 'The deployment in use cannot be deleted.', '/deployment_id');
  tablesOf(context).removeDeployment.run(accountOf(context), scriptOf(context).name, String(id));
  return { success: true, errors: [], messages: [] };
}

/** A version that is uploaded and not yet deployed. */
function createVersion(context: Context): unknown {
  const script = scriptOf(context);
  const before = versionOf(context, script, script.version);
  const version = addVersion(context, { ...script, version: context.world.ids.uuid() }, readUpload(context), before);
  return context.fit({ ...describedVersion(version), startup_time_ms: 2 });
}

function describedVersion(version: Version): Fields {
  const { metadata } = version;
  return {
    id: version.id,
    number: version.number,
    metadata: {
      created_on: version.created_on,
      modified_on: version.created_on,
      source: 'api',
      author_email: 'user@example.com',
      hasPreview: false,
    },
    resources: {
      bindings: readable(metadata.bindings),
      script: { etag: version.etag, handlers: version.handlers, last_deployed_from: 'api' },
      script_runtime: {
        usage_model: 'standard',
        compatibility_date: metadata.compatibility_date,
        compatibility_flags: metadata.compatibility_flags,
      },
    },
  };
}

function listVersions(context: Context): PageResult {
  const script = scriptOf(context);
  const rows = tablesOf(context).versions.all(accountOf(context), script.name);
  return context.page(rows.map((row) => context.fit(describedVersion(JSON.parse(String(row.value)) as Version)))); // written by saveVersion alone
}

const SECRETS = new Set(['secret_text', 'secret_key']);
const SECRET_FIELDS = new Set(['text', 'key_base64', 'key_jwk']);

/** Bindings as they may be shown: values of secrets are never given back. */
function readable(bindings: unknown): Fields[] {
  return listOf(bindings).map((binding) =>
    SECRETS.has(String(binding.type))
      ? Object.fromEntries(Object.entries(binding).filter(([name]) => !SECRET_FIELDS.has(name)))
      : binding,
  );
}

function currentVersion(context: Context): { script: Script; version: Version } {
  const script = scriptOf(context);
  return { script, version: versionOf(context, script, script.version) };
}

function readSettings(context: Context): unknown {
  const { script, version } = currentVersion(context);
  const { metadata } = version;
  return context.fit({
    usage_model: 'standard',
    logpush: false,
    ...metadata,
    ...script.settings,
    bindings: readable(metadata.bindings),
  });
}

/** https://developers.cloudflare.com/api/resources/workers/subresources/scripts/subresources/script_and_version_settings/methods/edit/ */
function editSettings(context: Context): unknown {
  const { script, version } = currentVersion(context);
  const body = isObject(context.body) ? context.body : {};
  const sent = isObject(body.settings) ? body.settings : {};
  const bindings = sent.bindings === undefined ? listOf(version.metadata.bindings) : bindingsOf(sent, version.metadata);
  saveScript(context, { ...script, settings: { ...script.settings, ...settingsIn(sent) }, modified_on: context.now() });
  saveVersion(context, script, { ...version, metadata: { ...version.metadata, ...sent, bindings } });
  return readSettings(context);
}

function setBindings(context: Context, change: (bindings: Fields[]) => Fields[]): void {
  const { script, version } = currentVersion(context);
  const bindings = change(listOf(version.metadata.bindings));
  saveVersion(context, script, { ...version, metadata: { ...version.metadata, bindings } });
}

function secrets(context: Context): Fields[] {
  const { version } = currentVersion(context);
  return readable(version.metadata.bindings).filter((binding) => SECRETS.has(String(binding.type)));
}

function findSecret(context: Context): Fields {
  const secret = secrets(context).find((one) => one.name === context.path.secret_name);
  if (secret === undefined) throw problem(404, 10056, 'The script has no such secret.', '/secret_name');
  return secret;
}

/** https://developers.cloudflare.com/workers/configuration/secrets/ */
function putSecret(context: Context): unknown {
  const secret = isObject(context.body) ? context.body : {};
  setBindings(context, (bindings) => [...bindings.filter((one) => one.name !== secret.name), secret]);
  return context.fit(readable([secret])[0]);
}

function removeSecret(context: Context): null {
  const { name } = findSecret(context);
  setBindings(context, (bindings) => bindings.filter((one) => one.name !== name));
  return null;
}

export const workerVersions: Handlers = {
  'workers.scripts.versions.create': createVersion,
  'workers.scripts.versions.list': listVersions,
  'workers.scripts.versions.get': (context) =>
    context.fit(describedVersion(versionOf(context, scriptOf(context), context.path.version_id ?? ''))),
  'workers.scripts.deployments.create': createDeployment,
  'workers.scripts.deployments.list': (context) => ({ deployments: deployments(context) }),
  'workers.scripts.deployments.get': findDeployment,
  'workers.scripts.deployments.delete': removeDeployment,
  'workers.scripts.scriptAndVersionSettings.get': readSettings,
  'workers.scripts.scriptAndVersionSettings.edit': editSettings,
  'workers.scripts.secrets.list': (context) => new PageResult(secrets(context)),
  'workers.scripts.secrets.get': findSecret,
  'workers.scripts.secrets.update': putSecret,
  'workers.scripts.secrets.delete': removeSecret,
};
