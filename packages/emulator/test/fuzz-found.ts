/** Requests that once broke a promise: sent again in every run. */
import type { Sent } from './fuzz-request.ts';

const ACCOUNT = '/client/v4/accounts/f1a4e000000000000000000000000001';
const TOKEN = ['authorization', 'Bearer any'] as const;
const encoder = new TextEncoder();

function json(method: string, target: string, body: string): Sent {
  return { method, target, headers: [TOKEN, ['content-type', 'application/json']], body: encoder.encode(body) };
}

function form(method: string, target: string, name: string): Sent {
  const body = `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n--b--\r\n`;
  return {
    method,
    target,
    headers: [TOKEN, ['content-type', 'multipart/form-data; boundary=b']],
    body: encoder.encode(body),
  };
}

export const FOUND: readonly Sent[] = [
  // To read millions of levels took a second, and only then were they refused.
  json('POST', `${ACCOUNT}/email-security/settings/domains/batch`, '['.repeat(5_000_000) + ']'.repeat(5_000_000)),
  // A form could nest deeper than a body: SQLite reads no such JSON, and the collection was lost.
  form('POST', `${ACCOUNT}/brand-protection/logos`, `image${'[b]'.repeat(3000)}`),
  { method: 'GET', target: `${ACCOUNT}/brand-protection/logos/none`, headers: [TOKEN] },
  // Every error of every item was collected: minutes.
  json(
    'POST',
    `${ACCOUNT}/pipelines/v1/sinks`,
    JSON.stringify({ name: 'a', type: 'r2', schema: { fields: Array(20_000).fill('a') } }),
  ),
  json(
    'POST',
    `${ACCOUNT}/pipelines/v1/sinks`,
    JSON.stringify({
      name: 'a',
      type: 'r2',
      schema: { fields: [...Array(200).fill({ type: 'int32' }), ...Array(20_000).fill('a')] },
    }),
  ),
];
