/**
 * Finds the Access application that protects a URL.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/policies/app-paths/
 */
import { matchWildcard } from '@flarewire/rules-language';
import { all, type Fields, objectsIn, read } from '../../products/shared/fields.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';

export interface Application {
  /** `/accounts/{id}` or `/zones/{id}`, where its policies and groups are. */
  readonly owner: string;
  readonly account: string;
  readonly aud: string;
  readonly fields: Fields;
}

/** Owner of the place that a URL names. */
export interface Holder {
  readonly account: string;
  readonly zone?: { readonly id: string; readonly name: string } | undefined;
  readonly worker?: { readonly id: string; readonly isPreview: boolean } | undefined;
}

interface Target {
  readonly host: string;
  /** Empty for the whole host. */
  readonly path: string;
}

/** The most specific application for a URL; undefined if nothing protects it. */
export function applicationFor(sandbox: Sandbox, holder: Holder, url: URL): Application | undefined {
  const all = applicationsOf(sandbox, holder);
  const found = all.flatMap((application) =>
    targetsOf(application.fields)
      .filter((target) => covers(target, url))
      .map((target) => ({ application, target })),
  );
  const [first] = found.sort((one, other) => bySpecificity(one.target, other.target));
  return first?.application ?? applicationForWorker(all, holder.worker);
}

/**
 * A destination that names the Worker counts where no URL matches.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/worker-destinations/#how-worker-destinations-work
 */
function applicationForWorker(all: readonly Application[], worker: Holder['worker']): Application | undefined {
  if (worker === undefined) return undefined;
  const { id, isPreview } = worker;
  const having = (type: string, worker_id?: string): Application | undefined =>
    all.find(({ fields }) => destinationsOf(fields).some((one) => one.type === type && one.worker_id === worker_id));
  return (
    (isPreview ? having('preview_worker', id) : undefined) ??
    having('worker', id) ??
    (isPreview ? (having('preview_worker') ?? having('all_preview_workers')) : undefined) ??
    having('all_workers')
  );
}

/** True if an application protects the host, a path on it, or Workers of the account on any host. */
export const isProtectedHost = (sandbox: Sandbox, holder: Holder, host: string): boolean =>
  applicationsOf(sandbox, holder).some(
    ({ fields }) =>
      targetsOf(fields).some((target) => matchesHost(target.host, host)) ||
      destinationsOf(fields).some(({ type }) => String(type).includes('worker')),
  );

/** Shown in the browser by Cloudflare, after the login. */
export const RENDERED: ReadonlySet<unknown> = new Set(['ssh', 'vnc', 'rdp']);

function applicationsOf(sandbox: Sandbox, { account, zone }: Holder): Application[] {
  const owners = [pathKey(['accounts', account]), ...(zone === undefined ? [] : [pathKey(['zones', zone.id])])];
  return owners.flatMap((owner) =>
    all({ sandbox }, `${owner}/access/apps`)
      .filter(({ type }) => type === 'self_hosted' || RENDERED.has(type))
      .map((fields) => ({ owner, account, aud: String(fields.aud), fields })),
  );
}

/** Policies in the order of their precedence, inline and reusable ones. */
export function policiesOf(sandbox: Sandbox, { owner, fields }: Application): Fields[] {
  return objectsIn(fields.attached)
    .toSorted((one, other) => Number(one.precedence) - Number(other.precedence))
    .flatMap(({ id, reusable }) => {
      const inline = `${owner}/access/apps/${encodeURIComponent(String(fields.id))}/policies`;
      return read({ sandbox }, reusable === true ? `${owner}/access/policies` : inline, String(id)) ?? [];
    });
}

function targetsOf({ domain, self_hosted_domains, destinations }: Fields): Target[] {
  const uris = [
    domain,
    ...(Array.isArray(self_hosted_domains) ? self_hosted_domains : []),
    ...destinationsOf({ destinations }).flatMap(({ type = 'public', uri }) => (type === 'public' ? [uri] : [])),
  ];
  return uris.flatMap((uri) => (typeof uri === 'string' && uri !== '' ? [targetOf(uri)] : []));
}

const destinationsOf = ({ destinations }: Fields): Fields[] => objectsIn(destinations);

function targetOf(uri: string): Target {
  const address = uri.replace(/^https?:\/\//, '');
  const slash = address.indexOf('/');
  const host = slash < 0 ? address : address.slice(0, slash);
  const path = slash < 0 ? '' : address.slice(slash);
  return { host: host.toLowerCase(), path: path === '/' ? '' : path };
}

const covers = ({ host, path }: Target, { hostname, pathname }: URL): boolean =>
  matchesHost(host, hostname) && matchesPath(path, pathname);

/** A wildcard stays within its level of the name. */
function matchesHost(pattern: string, host: string): boolean {
  const [labels, wanted] = [host.toLowerCase().split('.'), pattern.split('.')];
  return labels.length === wanted.length && wanted.every((one, index) => matchesGlob(one, labels[index] ?? ''));
}

/** A path covers those below it, and a wildcard any number of segments. */
function matchesPath(pattern: string, path: string): boolean {
  if (pattern === '') return true;
  const bare = pattern.endsWith('/') ? pattern.slice(0, -1) : pattern;
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    if (matchesGlob(bare, path.slice(0, end))) return true;
  return false;
}

const matchesGlob = (pattern: string, text: string): boolean => matchWildcard(text, pattern, true) !== undefined;

const wildcards = (text: string): number => text.split('*').length - 1;

/** A host without wildcards before one with them, then the longer path. */
const bySpecificity = (one: Target, other: Target): number =>
  wildcards(one.host) - wildcards(other.host) ||
  other.host.length - one.host.length ||
  other.path.replaceAll('*', '').length - one.path.replaceAll('*', '').length ||
  wildcards(one.path) - wildcards(other.path);
