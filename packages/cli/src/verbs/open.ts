/** `flarewire open`: the dashboard's page of a zone, a product or one thing of it. */
import type { ExitCode, Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { ACCOUNT_FLAG, accountOf, CLIENT_FLAGS, sessionOf, ZONE_FLAG, zoneId } from './common.ts';

/** Paths of the dashboard, as pages of developers.cloudflare.com link to them: `https://dash.cloudflare.com/?to=/:account/:zone/dns/records`. */
const OF_ZONE: Readonly<Record<string, string>> = {
  overview: '',
  dns: 'dns/records',
  'dns settings': 'dns/settings',
  ssl: 'ssl-tls',
  certificates: 'ssl-tls/edge-certificates',
  'custom-hostnames': 'ssl-tls/custom-hostnames',
  'origin-ca': 'ssl-tls/origin',
  security: 'security/security-rules',
  waf: 'security/security-rules',
  cache: 'caching/configuration',
  'cache rules': 'caching/cache-rules',
  'tiered-cache': 'caching/tiered-cache',
  rules: 'rules/overview',
  healthchecks: 'traffic/health-checks',
};

const OF_ACCOUNT: Readonly<Record<string, string>> = {
  home: 'home',
  members: 'members',
  workers: 'workers-and-pages',
  pages: 'workers-and-pages',
  kv: 'workers/kv/namespaces',
  d1: 'workers/d1',
  queues: 'workers/queues',
  r2: 'r2/overview',
  turnstile: 'turnstile',
  images: 'images/transformations',
};

const NAMED: Readonly<Record<string, (name: string) => string>> = {
  worker: (name) => `workers/services/view/${name}/production/metrics`,
  bucket: (name) => `r2/default/buckets/${name}`,
};

const DASHBOARD = 'https://dash.cloudflare.com';

export const open: Verb = {
  summary: 'Open the page of a zone, a product, a Worker or a bucket in the dashboard',
  takes: '[PAGE] [NAME]',
  notes: [
    `Pages of the zone: ${Object.keys(OF_ZONE).join(', ')}.`,
    `Pages of the account: ${Object.keys(OF_ACCOUNT).join(', ')}; tokens; worker NAME; bucket NAME.`,
    'A hostname instead of a page is its zone: flarewire open example.com. Without a browser, the address is printed.',
  ].join('\n'),
  flags: {
    ...ZONE_FLAG,
    ...ACCOUNT_FLAG,
    print: { type: 'boolean', about: 'print the address instead of opening it' },
    ...CLIENT_FLAGS,
  },
  run: async (given, io): Promise<ExitCode> => {
    const [first = '', ...rest] = given.words;
    const isHost = first.includes('.');
    const page = (isHost ? rest : given.words).join(' ');
    if (page === 'tokens') return show(`${DASHBOARD}/profile/api-tokens`);
    const session = await sessionOf(given, io);
    const zone = isHost ? first : (given.value('zone') ?? session.env.CLOUDFLARE_ZONE_ID);
    const [, kind = '', name = ''] = /^(worker|bucket) (\S+)$/.exec(page) ?? [];
    const ofAccount = name === '' ? OF_ACCOUNT[page || (zone ? '' : 'home')] : NAMED[kind]?.(encodeURIComponent(name));
    if (ofAccount !== undefined && !isHost)
      return show(`${DASHBOARD}/${await accountOf(given, session, io)}/${ofAccount}`);
    const ofZone = OF_ZONE[page || 'overview'];
    if (ofZone === undefined) {
      const known = [...Object.keys(OF_ZONE), ...Object.keys(OF_ACCOUNT), 'tokens', 'worker NAME', 'bucket NAME'];
      throw new WrongInput(`Unknown page "${page}". Known: ${known.join(', ')}.`);
    }
    if (!zone) throw new WrongInput(`Missing --zone: "${page}" is a page of a zone.`);
    const zone_id = await zoneId(session.client, zone, io);
    const found = await session.client.zones.get({ zone_id }, { signal: io.interrupted });
    const path = [found.account?.id, found.name, ofZone].filter(Boolean).join('/');
    return show(`${DASHBOARD}/${path}`);

    async function show(url: string): Promise<ExitCode> {
      const isOpen = !given.isOn('print') && io.isTerminal && (await io.openPage?.(url)) === true;
      if (isOpen) io.err(`Opened ${url}\n`);
      else await io.out(`${url}\n`);
      return 0;
    }
  },
};
