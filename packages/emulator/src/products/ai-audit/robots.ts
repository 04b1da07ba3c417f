/** robots.txt of a zone's hosts: only the part that Cloudflare manages. Nothing is fetched from origins. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { dnsTables } from '../dns/tables.ts';
import { below, type Fields, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { zoneOf } from '../zones/state.ts';

/** Crawlers that the managed file sends away: https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/#existing-robotstxt-file */
const SENT_AWAY = [
  ...['Amazonbot', 'Applebot-Extended', 'Bytespider', 'CCBot', 'ClaudeBot', 'Google-Extended', 'GPTBot'],
  'meta-externalagent',
];

const MANAGED: Fields = {
  status: 200,
  sitemaps: [],
  userAgents: {
    '*': { allow: ['/'], disallow: [], contentSignals: { search: 'yes', 'ai-train': 'no' } },
    ...Object.fromEntries(SENT_AWAY.map((name) => [name, { allow: [], disallow: ['/'] }])),
  },
};

/** A host without a local origin has no file. */
const NONE: Fields = { status: 404, sitemaps: [], userAgents: {} };

/** Only hosts that go through Cloudflare get its file. */
function findings(context: Context, host: string): Fields {
  const { id } = zoneOf(context);
  const settings = read(context, below(context, 'bot_management'), '');
  const isProxied = context.sandbox
    .use(dnsTables)
    .all(id)
    .some(({ name, proxied }) => proxied && (name === host || (name.startsWith('*.') && host.endsWith(name.slice(1)))));
  return isObject(settings) && settings.is_robots_txt_managed === true && isProxied ? MANAGED : NONE;
}

function hostOf(context: Context, name: string, pointer: string): string {
  const zone = zoneOf(context).name;
  const host = name.toLowerCase();
  if (host !== zone && !host.endsWith(`.${zone}`))
    throw invalid(`'${host.slice(0, 100)}' is not a host of ${zone}`, pointer);
  return host;
}

/** A subdomain may be given by its own labels, or whole. */
const get: Handler<'aiAudit.robots.get'> = (context) => {
  const zone = zoneOf(context).name;
  const { subdomain } = context.query;
  if (subdomain === undefined) return context.fit(findings(context, zone));
  const host = subdomain.endsWith(zone) ? subdomain : `${subdomain}.${zone}`;
  return context.fit(findings(context, hostOf(context, host, '/subdomain')));
};

const bulkGet: Handler<'aiAudit.robots.bulkGet'> = (context) => {
  const hosts = (context.body ?? []).map((name, index) => hostOf(context, name, `/${index}`));
  return context.fit(Object.fromEntries(hosts.map((host) => [host, findings(context, host)])));
};

export const aiAuditRobots = { 'aiAudit.robots.get': get, 'aiAudit.robots.bulkGet': bulkGet } satisfies Handlers;
