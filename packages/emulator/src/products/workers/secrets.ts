/** Secrets of a Worker: named, replaced and removed, and never given back. Each change is a version that is deployed. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { problem } from '../../problem.ts';
import { type Fields, fieldsOf } from '../shared/fields.ts';
import { checkBindings } from './checks.ts';
import { storeSecretValues } from './secret-values.ts';
import { accountOf, currentOf, latestOf, scriptOf } from './tables.ts';
import { isSecret, listOf, readable } from './upload.ts';
import { changeVersion } from './versions.ts';

/** https://developers.cloudflare.com/workers/configuration/secrets/ */
function setBindings(context: Context, change: (bindings: Fields[]) => Fields[]): void {
  const script = scriptOf(context);
  const version = currentOf(context, script);
  if (latestOf(context, script)?.id !== version.id) {
    const why =
      "Secret edit failed. You attempted to modify a secret, but the latest version of your Worker isn't currently deployed.";
    throw problem(400, 10215, why); // https://github.com/cloudflare/workers-sdk/pull/15283
  }
  const bindings = change(listOf(version.metadata.bindings));
  checkBindings(bindings);
  const { number } = changeVersion(context, script, { ...version.metadata, bindings: readable(bindings) }, 'secret');
  storeSecretValues({ sandbox: context.sandbox, owner: accountOf(context), script: script.name }, bindings, number);
}

type Secret = ResultOf<'workers.scripts.secrets.get'>;

export function secretsOf(context: Context): Secret[] {
  const script = scriptOf(context);
  return listOf(currentOf(context, script).metadata.bindings).filter(isSecret) as unknown[] as Secret[]; // as checkBindings took them
}

export function findSecret(context: Context): Secret {
  const secret = secretsOf(context).find((one) => one.name === context.path.secret_name);
  if (secret === undefined) throw problem(404, 10056, 'The script has no such secret.', '/secret_name');
  return secret;
}

/** One name holds one binding; only a secret may be replaced by one. */
function withSecret(bindings: readonly Fields[], secret: Fields): Fields[] {
  const other = bindings.find((one) => one.name === secret.name);
  if (other !== undefined && !isSecret(other))
    throw problem(
      400,
      10053,
      `Binding name '${String(secret.name)}' already in use. Please use a different name and try again.`,
    );
  return [...bindings.filter((one) => one !== other), secret];
}

export function putSecret<Result>(context: Showing<Result>): Result {
  const secret = fieldsOf(context);
  setBindings(context, (bindings) => withSecret(bindings, secret));
  return context.fit(readable([secret])[0]);
}

export function removeSecret(context: Context): null {
  const { name } = findSecret(context);
  setBindings(context, (bindings) => bindings.filter((one) => one.name !== name));
  return null;
}

/** A merge patch: a value sets, null removes, omitted ones stay. */
export function updateSecrets<Result>(context: Showing<Result>): Result {
  const { secrets: sent } = fieldsOf(context);
  const entries = Object.entries(isObject(sent) ? sent : {});
  setBindings(context, (before) =>
    entries.reduce((bindings, [name, value]) => {
      if (isObject(value)) return withSecret(bindings, { ...value, name });
      return bindings.filter((one) => one.name !== name || !isSecret(one));
    }, before),
  );
  return context.fit(Object.fromEntries(secretsOf(context).map((one) => [one.name, one])));
}

export const workersSecrets = {
  'workers.scripts.secrets.list': (context) => new PageResult(secretsOf(context)),
  'workers.scripts.secrets.get': findSecret,
  'workers.scripts.secrets.update': putSecret,
  'workers.scripts.secrets.delete': removeSecret,
  'workers.scripts.secrets.bulkUpdate': updateSecrets,
} satisfies Handlers;
