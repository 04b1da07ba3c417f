/** Chooses the version of a Worker for a request. */
import { createHash } from 'node:crypto';
import { type Script, scriptNamed, versionsNamed } from '../../products/workers/tables.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { untilChanged } from '../../state/unchanged.ts';
import type { WorkerPlace } from '../place.ts';
import type { Step } from '../types.ts';
import type { Target } from './runtime.ts';
import { type Share, sharesOf } from './scripts.ts';

const scripts = untilChanged<Script | undefined>();
const shared = untilChanged<readonly Share[]>();

/** The version that gets this request: by its preview URL, by the share of the deployment, or by the version that a header names. */
export function targetOf(
  { sandbox, steps }: { readonly sandbox: Sandbox; readonly steps: Step[] },
  place: WorkerPlace,
  request: Request,
): Target | undefined {
  const { account: owner, script: name, version: preview } = place;
  const key = `${owner}\n${name}`;
  const script = scripts(sandbox, key, () => scriptNamed({ sandbox }, owner, name));
  if (script === undefined) return undefined;
  const onDevHost = place.zone === undefined;
  if (preview !== undefined) {
    const version = versionsNamed({ sandbox }, owner, name).find(({ id }) => id.startsWith(preview));
    return version === undefined || !script.subdomain.previews_enabled ? undefined : { owner, script, version };
  }
  if (onDevHost && !script.subdomain.enabled) return undefined;
  const shares = shared(sandbox, key, () => sharesOf(sandbox, owner, script));
  const version = overridden(shares, name, request.headers) ?? chosen(shares, chance(sandbox, request.headers));
  if (version === undefined) return undefined;
  steps.push({ at: 'version', result: version.id });
  return { owner, script, version };
}

type Shares = readonly Share[];

/** https://developers.cloudflare.com/workers/configuration/versions-and-deployments/gradual-deployments/#version-overrides */
function overridden(shares: Shares, script: string, headers: Headers): Target['version'] | undefined {
  const text = headers.get('cloudflare-workers-version-overrides') ?? '';
  for (const part of text.split(',')) {
    const [name, id] = part.split('=').map((one) => one.trim().replace(/^"|"$/g, ''));
    const found = name === script ? shares.find(({ version }) => version.id === id) : undefined;
    if (found !== undefined) return found.version;
  }
  return undefined;
}

/** A number from 0 to 100: the same for the same key, so that a visitor stays with a version. */
function chance(sandbox: Sandbox, headers: Headers): number {
  const key = headers.get('cloudflare-workers-version-key');
  if (key === null) return sandbox.random() * 100;
  // Keys that differ in their last character only have to be spread over all versions.
  return (createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32) * 100;
}

function chosen(shares: Shares, at: number): Target['version'] | undefined {
  let sum = 0;
  for (const { version, percentage } of shares) {
    sum += percentage;
    if (at < sum) return version;
  }
  return shares.at(-1)?.version;
}
