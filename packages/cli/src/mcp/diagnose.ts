/** Why a hostname does not work: what the account says about it, from the zone to the rules. */
import { type Cloudflare, isNotFound, isPermissionDenied } from 'flarewire';
import { zoneFor } from 'flarewire/find';
import { plain } from '../plain.ts';
import { isRecord } from '../record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Lines of `ok`, `problem` or `info`, problems first. */
export async function diagnose(client: Cloudflare, hostname: string, signal: AbortSignal): Promise<string[]> {
  const [name = ''] = hostname
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/:]/, 1);
  const host = name.replace(/\.$/, '');
  const options = { signal };
  const { id } = await zoneFor(client, host, options);
  const zone_id = String(id);
  const zone: Fields = Object(await client.zones.get({ zone_id }, options));
  const records = await recordsFor(client, zone_id, host, String(zone.name), signal);
  const lines = [...zoneLines(zone), ...recordLines(host, records)];
  const isProxied = records.some(({ proxied }) => proxied === true);
  if (isProxied) lines.push(...(await tlsLines(client, zone_id, host, signal)));
  lines.push(...(await ruleLines(client, zone_id, host, signal)));
  const rank = (line: string): number => ['problem', 'info', 'ok'].findIndex((word) => line.startsWith(word));
  return lines.map(plain).sort((a, b) => rank(a) - rank(b));
}

/** https://developers.cloudflare.com/dns/zone-setups/reference/domain-status/ */
function zoneLines({ name, status, paused, name_servers, original_name_servers }: Fields): string[] {
  const servers = Array.isArray(name_servers) ? name_servers.join(', ') : '';
  const now = Array.isArray(original_name_servers) ? original_name_servers.join(', ') : '';
  return [
    status === 'active'
      ? `ok: zone ${name} is active`
      : `problem: zone ${name} is ${status}: set its name servers at the registrar to ${servers}${now === '' ? '' : `; they were ${now}`}`,
    ...(paused === true
      ? [`problem: zone ${name} is paused: traffic is not proxied and certificates are not served`]
      : []),
  ];
}

async function recordsFor(
  client: Cloudflare,
  zone_id: string,
  host: string,
  zone: string,
  signal: AbortSignal,
): Promise<Fields[]> {
  const at = async (name: string): Promise<Fields[]> => {
    const found: Fields[] = [];
    for await (const record of client.dns.records.list({ zone_id, name: { exact: name } }, { signal }))
      found.push(Object(record));
    return found;
  };
  const own = await at(host);
  if (own.length > 0 || host === zone) return own;
  // A wildcard covers names without records of their own.
  return at(`*.${host.split('.').slice(1).join('.')}`);
}

const ADDRESSES = ['A', 'AAAA', 'CNAME'];

function recordLines(host: string, records: readonly Fields[]): string[] {
  const lines = records.map(
    ({ type, name, content, proxied }) =>
      `info: record ${type} ${name} ${content}${proxied === true ? ' (proxied)' : ''}`,
  );
  if (!records.some(({ type }) => ADDRESSES.includes(String(type))))
    lines.push(`problem: ${host} has no A, AAAA or CNAME record: it does not resolve`);
  for (const { type, content } of records)
    if (type === 'CNAME' && content === host) lines.push(`problem: the CNAME of ${host} points at itself`);
  return lines;
}

async function tlsLines(client: Cloudflare, zone_id: string, host: string, signal: AbortSignal): Promise<string[]> {
  const lines: string[] = [];
  const mode = await readable(() =>
    client.call('zones.settings.get' as string, { zone_id, setting_id: 'ssl' }, { signal }),
  );
  if (isRecord(mode)) {
    const { value } = mode;
    lines.push(
      value === 'off' ? 'problem: SSL/TLS is off: https requests are not encrypted' : `info: SSL/TLS mode is ${value}`,
      ...(value === 'flexible'
        ? ['info: flexible mode sends http to the origin: an origin that redirects to https makes a redirect loop']
        : []),
    );
  } else lines.push(`info: SSL/TLS mode: ${mode}`);
  const packs = await readable(async () => {
    const found: Fields[] = [];
    const list: unknown = client.call('ssl.certificatePacks.list' as string, { zone_id }, { signal });
    for await (const pack of list as AsyncIterable<unknown>) found.push(Object(pack)); // a page
    return found;
  });
  if (typeof packs === 'string') return [...lines, `info: certificates: ${packs}`];
  const covering = packs.filter(({ hosts }) => Array.isArray(hosts) && hosts.some((one) => covers(String(one), host)));
  const active = covering.filter(({ status }) => status === 'active');
  if (active.length > 0) lines.push(`ok: an active certificate covers ${host}`);
  else if (covering.length > 0)
    lines.push(`problem: the certificate for ${host} is ${covering.map(({ status }) => status).join(', ')}`);
  else
    lines.push(
      `problem: no edge certificate covers ${host}: universal certificates cover the zone and one level of names`,
    );
  return lines;
}

const covers = (pattern: string, host: string): boolean =>
  pattern === host || (pattern.startsWith('*.') && host.split('.').slice(1).join('.') === pattern.slice(2));

/** Rules that end or redirect requests. */
const ENDING = ['block', 'challenge', 'js_challenge', 'managed_challenge', 'redirect'];

async function ruleLines(client: Cloudflare, zone_id: string, host: string, signal: AbortSignal): Promise<string[]> {
  const lines: string[] = [];
  for (const ruleset_phase of ['http_request_dynamic_redirect', 'http_request_firewall_custom', 'http_ratelimit']) {
    const entry = await readable(() =>
      client.call('rulesets.phases.get' as string, { zone_id, ruleset_phase }, { signal }),
    );
    const rules: unknown = isRecord(entry) ? entry.rules : undefined;
    for (const rule of Array.isArray(rules) ? rules : []) {
      const { action, expression, enabled, description = '' } = Object(rule);
      const named = Array.from(String(expression).matchAll(/http\.host (?:eq|in) [{"]([^}"]*)/g), ([, names]) =>
        String(names),
      );
      const isOther = named.length > 0 && !named.some((names) => names.includes(host));
      if (enabled !== false && ENDING.includes(String(action)) && !isOther)
        lines.push(`info: rule ${action} if ${expression}${description === '' ? '' : ` (${description})`}`);
    }
  }
  return lines.length === 0 ? ['ok: no rule blocks, challenges or redirects requests'] : lines;
}

/** A text where it is not there, or may not be read. */
async function readable<Value>(read: () => PromiseLike<Value>): Promise<Value | string> {
  try {
    return await read();
  } catch (error) {
    if (isNotFound(error)) return 'none';
    if (isPermissionDenied(error)) return 'this token may not read it';
    throw error;
  }
}
