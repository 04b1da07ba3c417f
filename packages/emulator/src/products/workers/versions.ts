/** Versions of a Worker, their deployments, and the settings that belong to a version. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { fieldsOf } from '../shared/fields.ts';
import { checkTargets } from './bindings/targets.ts';
import { checkBindings, checkDate } from './checks.ts';
import { migrate } from './durable-objects.ts';
import { settingsIn } from './script-settings.ts';
import {
  accountOf,
  currentOf,
  type Deployment,
  deploymentsNamed,
  type Fields,
  latestOf,
  type Script,
  saveScript,
  saveVersion,
  scriptOf,
  tablesOf,
  type Version,
  versionOf,
  versionsOf,
} from './tables.ts';
import { addVersion, bindingsOf, listOf, readable, readUpload, type Upload } from './upload.ts';

interface Share {
  readonly version_id: string;
  readonly percentage: number;
}

export function deploy(context: Context, script: Script, versions: Share[], annotations: Fields = {}): Deployment {
  const deployment: Deployment = {
    id: context.sandbox.ids.uuid(),
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
const createDeployment: Handler<'workers.scripts.deployments.create'> = (context) => {
  const script = scriptOf(context);
  const { versions = [], annotations = {} } = fieldsOf(context);
  const shares = versions.map(({ version_id = '', percentage = 0 }) => ({ version_id, percentage }));
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
  if (new Set(shares.map(({ version_id }) => version_id)).size < shares.length)
    throw problem(400, CODE.invalid, 'A version can be named once only.', '/versions/1/version_id'); // code not documented
  const [most] = shares.toSorted((one, other) => other.percentage - one.percentage);
  if (most !== undefined) saveScript(context, { ...script, version: most.version_id, modified_on: context.now() });
  return deploy(context, script, shares, { ...annotations });
};

function deployments(context: Context): Deployment[] {
  return deploymentsNamed(context, accountOf(context), scriptOf(context).name);
}

function findDeployment(context: Context): Deployment {
  const deployment = deployments(context).find((one) => one.id === context.path.deployment_id);
  if (deployment === undefined) throw problem(404, 10007, 'The script has no such deployment.', '/deployment_id');
  return deployment;
}

const removeDeployment: Handler<'workers.scripts.deployments.delete'> = (context) => {
  const { id } = findDeployment(context);
  if (deployments(context)[0]?.id === id)
    throw problem(400, CODE.invalid, 'The deployment in use cannot be deleted.', '/deployment_id');
  tablesOf(context).removeDeployment.run(accountOf(context), scriptOf(context).name, id);
  return { success: true, errors: [], messages: [] };
};

/** A version that is uploaded and not yet deployed. */
const createVersion: Handler<'workers.scripts.versions.create'> = (context) => {
  const version = uploadVersion(context, readUpload(context), '/metadata/migrations');
  return { ...context.fit({ ...describedVersion(version), startup_time_ms: 2 }), ...annotationsOf(version) };
};

/** Tag and message, which the contract does not name here: https://developers.cloudflare.com/workers/configuration/versions-and-deployments/ */
const annotationsOf = ({ metadata }: Version): Fields =>
  isObject(metadata.annotations) ? { annotations: metadata.annotations } : {};

/** Keeps a version of the script of the path without deploying it. */
export function uploadVersion(context: Context, sent: Upload, migrations: string): Version {
  const script = scriptOf(context);
  // Bindings are inherited from the latest version by default, deployed or not.
  const before = latestOf(context, script);
  if (isObject(sent.metadata.migrations)) {
    const why =
      'Version upload failed. You attempted to upload a version of a Worker that includes a Durable Object migration, but migrations must be fully applied via a non-versioned deployment.';
    throw problem(400, 10211, why, migrations); // text and code as reported by users
  }
  return addVersion(context, { ...script, version: context.sandbox.ids.uuid() }, sent, before);
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
    ...annotationsOf(version),
    resources: {
      bindings: listOf(metadata.bindings),
      script: { etag: version.etag, handlers: version.handlers, last_deployed_from: 'api' },
      script_runtime: {
        usage_model: 'standard',
        compatibility_date: metadata.compatibility_date,
        compatibility_flags: metadata.compatibility_flags,
      },
    },
  };
}

const listVersions: Handler<'workers.scripts.versions.list'> = (context) => {
  const script = scriptOf(context);
  return context.page(versionsOf(context, script), (version) => {
    const described = describedVersion(version);
    // More than the contract has here: wrangler reads the secrets of the latest version from it.
    return { ...context.fit(described), resources: described.resources, ...annotationsOf(version) };
  });
};

function currentVersion(context: Context): { script: Script; version: Version } {
  const script = scriptOf(context);
  return { script, version: currentOf(context, script) };
}

export function readSettings<Result>(context: Showing<Result>): Result {
  const { script, version } = currentVersion(context);
  const { metadata } = version;
  return context.fit({
    usage_model: 'standard',
    logpush: false,
    ...metadata,
    ...script.settings,
    bindings: listOf(metadata.bindings),
  });
}

/** https://developers.cloudflare.com/api/resources/workers/subresources/scripts/subresources/script_and_version_settings/methods/edit/ */
export function editSettings<Result>(context: Showing<Result>): Result {
  const { script, version } = currentVersion(context);
  const body = isObject(context.body) ? context.body : {};
  const sent = isObject(body.settings) ? body.settings : {};
  const { migrations: _, ...rest } = sent;
  const tag = migrate(context, script, sent);
  const isNew = sent.bindings !== undefined;
  const old = listOf(version.metadata.bindings);
  const bindings = isNew ? bindingsOf(context, script, sent, version.metadata) : old;
  checkDate(sent.compatibility_date, context.now());
  checkBindings(bindings);
  if (isNew) checkTargets(context, script.name, listOf(sent.bindings));
  const settings = { ...script.settings, ...settingsIn(sent) };
  const metadata = { ...version.metadata, ...rest, bindings: readable(bindings) };
  changeVersion(
    context,
    { ...script, settings, ...(tag === undefined ? {} : { migration_tag: tag }) },
    metadata,
    'settings',
  );
  return readSettings(context);
}

/** A version with the same modules and other settings, in use at once. */
export function changeVersion(context: Context, script: Script, metadata: Fields, trigger: string): Version {
  const before = currentOf(context, script);
  const id = context.sandbox.ids.uuid();
  const version: Version = {
    ...before,
    id,
    number: (latestOf(context, script) ?? before).number + 1,
    created_on: context.now(),
    metadata,
    content: before.content ?? before.id,
  };
  saveVersion(context, script, version);
  saveScript(context, { ...script, version: id, modified_on: context.now() });
  deploy(context, script, [{ version_id: id, percentage: 100 }], { 'workers/triggered_by': trigger });
  return version;
}

export const workerVersions = {
  'workers.scripts.versions.create': createVersion,
  'workers.scripts.versions.list': listVersions,
  'workers.scripts.versions.get': (context) => {
    const version = versionOf(context, scriptOf(context), context.path.version_id);
    return { ...context.fit(describedVersion(version)), ...annotationsOf(version) };
  },
  'workers.scripts.deployments.create': createDeployment,
  'workers.scripts.deployments.list': (context) => ({ deployments: deployments(context) }),
  'workers.scripts.deployments.get': findDeployment,
  'workers.scripts.deployments.delete': removeDeployment,
  'workers.scripts.scriptAndVersionSettings.get': readSettings,
  'workers.scripts.scriptAndVersionSettings.edit': editSettings,
} satisfies Handlers;
