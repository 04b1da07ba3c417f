/** Hostile texts for vulnerable targets: SQL for a database, zone files for an import, patterns for pattern fields. */
import type { Emulator } from '../src/emulator.ts';
import { CRONS, EXPRESSIONS, NETWORKS, PATTERNS, STALLS, STATEMENTS, ZONE_FILES } from './fuzz-hostile.ts';
import type { Sent } from './fuzz-request.ts';

const BASE = '/client/v4';
const encoder = new TextEncoder();

export async function* aimedRequests(emulator: Emulator): AsyncGenerator<Sent> {
  const ask = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const { target, ...init } = json(method, path, body);
    const response = await emulator.fetch(`http://localhost${target}`, {
      ...init,
      headers: [...init.headers].map(([a, b]) => [a, b]),
    });
    const answer: unknown = await response.json();
    const { result } = Object(answer); // an envelope
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return Object(Array.isArray(result) ? result[0] : result);
  };
  const zone = `/zones/${(await ask('GET', '/zones')).id}`;
  const account = `/accounts/${(await ask('GET', '/accounts')).id}`;
  const database = await ask('POST', `${account}/d1/database`, { name: 'aimed' });
  for (const sql of STATEMENTS) {
    yield json('POST', `${account}/d1/database/${database.uuid}/query`, { sql });
    yield json('POST', `${account}/d1/database/${database.uuid}/raw`, { sql, params: ['x'] });
  }
  const queue = await ask('POST', `${account}/queues`, { queue_name: 'aimed' });
  // A fraction of a millisecond is not an integer for the table.
  yield json('POST', `${account}/queues/${queue.queue_id}/messages`, { body: 'x', delay_seconds: 0.0005 });
  for (const text of ZONE_FILES) yield zoneFile(`${zone}/dns_records/import`, text);
  for (const regex of [...PATTERNS, ...STALLS]) yield* patterns(account, regex);
  for (const text of [...EXPRESSIONS, ...STALLS]) yield* expressions(account, zone, text);
  for (const text of [...NETWORKS, ...STALLS]) yield* networks(account, zone, text);
  yield* searches(
    account,
    zone,
    String((await ask('POST', `${account}/storage/kv/namespaces`, { title: 'aimed' })).id),
  );
}

function* patterns(account: string, regex: string): Generator<Sent> {
  yield json('POST', `${account}/dlp/patterns/validate`, { regex });
  yield json('POST', `${account}/dlp/entries/custom`, { name: 'x', enabled: true, pattern: { regex } });
  yield json('POST', `${account}/dlp/entries`, { name: 'x', enabled: true, pattern: { regex } });
}

function* expressions(account: string, zone: string, expression: string): Generator<Sent> {
  const rules = [{ action: 'block', expression }];
  yield json('PUT', `${zone}/rulesets/phases/http_request_firewall_custom/entrypoint`, { rules });
  yield json('POST', `${account}/gateway/rules`, { name: 'x', action: 'block', filters: ['dns'], traffic: expression });
  yield json('POST', `${account}/devices/policy`, { name: 'x', match: expression, precedence: 1 });
  yield json('POST', `${zone}/filters`, [{ expression }]);
}

const TYPES = ['A', 'AAAA', 'CNAME', 'TXT', 'MX', 'SRV', 'CAA', 'LOC', 'NAPTR', 'SVCB', 'HTTPS', 'TLSA', 'DS', 'URI'];

function* networks(account: string, zone: string, text: string): Generator<Sent> {
  yield json('POST', `${account}/teamnet/routes`, { network: text, tunnel_id: text });
  yield json('GET', `${account}/teamnet/routes/ip/${encodeURIComponent(text)}`);
  for (const type of TYPES) {
    yield json('POST', `${zone}/dns_records`, { type, name: 'aimed', content: text, ttl: 1 });
  }
  yield json('POST', `${zone}/dns_records`, { type: 'A', name: text, content: '192.0.2.1', ttl: 1 });
  yield json('POST', '/zones', { name: text });
  yield json('POST', `${zone}/custom_hostnames`, { hostname: text, ssl: { method: 'http', type: 'dv' } });
  yield json('POST', `${zone}/pagerules`, {
    targets: [{ target: 'url', constraint: { operator: 'matches', value: text } }],
    actions: [{ id: 'always_online' }],
  });
  yield json('POST', `${zone}/workers/routes`, { pattern: text });
}

function* searches(account: string, zone: string, namespace: string): Generator<Sent> {
  for (const text of ['%', '_', '*', '[', "'", '\u0000', '\\', ...STALLS.map((stall) => stall.slice(0, 10_000))]) {
    const value = encodeURIComponent(text);
    yield json('GET', `${zone}/dns_records?name.contains=${value}&search=${value}&comment.startswith=${value}`);
    yield json('GET', `/zones?name=${encodeURIComponent('contains:')}${value}`);
    yield json('GET', `${account}/storage/kv/namespaces/${namespace}/keys?prefix=${value}&cursor=${value}`);
    yield json('GET', `${account}/rules/lists?search=${value}`);
    yield json('GET', `${account}/d1/database?name=${value}`);
    yield json('GET', `${account}/images/v2?continuation_token=${value}`);
  }
  for (const cron of CRONS) yield json('PUT', `${account}/workers/scripts/none/schedules`, [{ cron }]);
}

export function json(method: string, path: string, body?: unknown): Sent {
  const headers = [
    ['authorization', 'Bearer any'],
    ['content-type', 'application/json'],
  ] as const;
  const bytes = body === undefined ? {} : { body: encoder.encode(JSON.stringify(body)) };
  return { method, target: BASE + path, headers, ...bytes };
}

function zoneFile(path: string, text: string): Sent {
  const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="z"\r\n\r\n${text}\r\n--b--\r\n`;
  const headers = [
    ['authorization', 'Bearer any'],
    ['content-type', 'multipart/form-data; boundary=b'],
  ] as const;
  return { method: 'POST', target: BASE + path, headers, body: encoder.encode(body) };
}
