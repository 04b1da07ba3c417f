/** Checks the host names of an Access application: they belong to the account, or to the zone of the path. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../../handler/context.ts';
import { pathKey } from '../../../routing/router.ts';
import { projectsScope } from '../../pages/projects.ts';
import { all, type Fields } from '../../shared/fields.ts';
import { registeredSubdomain } from '../../workers/domains.ts';
import { zonesOf } from '../../zones/plan.ts';
import { zoneOf, zoneTables } from '../../zones/state.ts';
import { invalid } from './shared.ts';

/** Types of applications with host names. */
const WITH_HOSTS = new Set<unknown>(['self_hosted', 'ssh', 'vnc', 'rdp']);

/** A host name and its pointer in the body. */
type Named = readonly [host: string, pointer: string];

/** Addresses may have a scheme and a path; wildcards stay in the name, below the zone. */
function hostOf(address: string): string {
  const [name = ''] = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/:]/, 1);
  return name;
}

function hostsOf({ domain, self_hosted_domains, destinations }: Fields): Named[] {
  const named: Named[] = [];
  const add = (address: unknown, pointer: string): void => {
    if (typeof address === 'string' && address !== '') named.push([hostOf(address), pointer]);
  };
  add(domain, '/domain');
  if (Array.isArray(self_hosted_domains))
    for (const [index, one] of self_hosted_domains.entries()) add(one, `/self_hosted_domains/${index}`);
  if (Array.isArray(destinations))
    for (const [index, one] of destinations.entries())
      if (isObject(one) && (one.type ?? 'public') === 'public') add(one.uri, `/destinations/${index}/uri`);
  return named;
}

/** The host itself, and all that it is below: `a.b.c`, `b.c`, `c`. */
function* ancestors(host: string): Generator<string> {
  // No name of a host is longer; a longer one is in no zone.
  for (let rest = host.slice(-254); rest !== ''; ) {
    yield rest;
    const dot = rest.indexOf('.');
    rest = dot < 0 ? '' : rest.slice(dot + 1);
  }
}

/** https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/security/secure-with-access/ */
function isCustomHostname(context: Context, host: string, zones: readonly string[]): boolean {
  return zones.some((zone) =>
    all(context, pathKey(['zones', zone, 'custom_hostnames'])).some(({ hostname }) => hostname === host),
  );
}

/**
 * https://developers.cloudflare.com/workers/configuration/previews/#manage-access-to-preview-urls
 * https://developers.cloudflare.com/pages/platform/known-issues/#enable-access-on-your-pagesdev-domain
 */
function isDeveloperHost(context: Context, host: string): boolean {
  const isBelow = (name: unknown): boolean => host === name || host.endsWith(`.${name}`);
  if (isBelow('workers.dev')) return isBelow(`${registeredSubdomain(context)}.workers.dev`);
  return isBelow('pages.dev') && all(context, projectsScope(context)).some(({ subdomain }) => isBelow(subdomain));
}

function isOwn(context: Context, host: string): boolean {
  const { account_id } = context.path;
  if (account_id === undefined) {
    const { id, name } = zoneOf(context);
    return host === name || host.endsWith(`.${name}`) || isCustomHostname(context, host, [id]);
  }
  const { named } = context.sandbox.use(zoneTables);
  for (const name of ancestors(host)) if (named.get(account_id, name) !== undefined) return true;
  return isDeveloperHost(context, host) || isCustomHostname(context, host, zonesOf(context, account_id));
}

/**
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/self-hosted-public-app/#prerequisites
 * @throws Problem 400 with the code and the words that users report
 */
export function checkHosts(context: Context, app: Fields): void {
  if (!WITH_HOSTS.has(app.type)) return;
  for (const [host, pointer] of hostsOf(app))
    if (!isOwn(context, host)) throw invalid('domain does not belong to zone', pointer);
}
