/** From what was read to what may be written. */
import { loadProduct, type ProductDocument, paramProblems } from '@flarewire/contract';
import { sample } from '@flarewire/schema';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Cloudflare } from '../index.ts';
import { writable } from './writable.ts';
import { writableTable } from './writable-table.ts';

const policy = {
  id: 'f174e90a-fafe-4643-bbbc-4a0ed4fc8415',
  name: 'Admins',
  decision: 'allow' as const,
  include: [{ email: { email: 'ada@example.com' } }],
  exclude: [],
  reusable: true,
  app_count: 2,
  approval_required: null,
  session_duration: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};

describe('writable', () => {
  it('writable keeps the fields of an Access policy that an update accepts', () => {
    const body = writable('zeroTrust.access.policies.update', policy);
    expect(body).toEqual({
      name: 'Admins',
      decision: 'allow',
      include: [{ email: { email: 'ada@example.com' } }],
      exclude: [],
      session_duration: null,
    });
    type Params = Cloudflare.ZeroTrust.Access.PolicyUpdateParams;
    expectTypeOf(body).toExtend<Omit<Params, 'account_id'>>();
    expectTypeOf<Omit<Params, 'account_id'>>().toExtend<typeof body>();
  });

  it('writable removes read-only fields inside objects and lists', () => {
    const ssl = {
      id: '1',
      status: 'active',
      method: 'http',
      type: 'dv',
      settings: { http2: 'on' },
      newer: { kept: 1 },
    };
    const { ssl: written } = writable('customHostnames.edit', { id: '2', hostname: 'a.example.com', ssl });
    expect(written).toEqual({ method: 'http', type: 'dv', settings: { http2: 'on' }, newer: { kept: 1 } });
    const rules = [
      { id: '3', action: 'block', expression: 'true', version: '7', last_updated: '2026-01-01T00:00:00Z' },
    ];
    expect(writable('rulesets.update', { id: '4', name: 'Mine', version: '9', rules })).toEqual({
      name: 'Mine',
      rules: [{ id: '3', action: 'block', expression: 'true' }],
    });
  });

  it('writable returns a list that is the whole body under its name', () => {
    const items = [{ id: '1', ip: '192.0.2.1', comment: 'Office', created_on: '2026-01-01T00:00:00Z' }];
    expect(writable('rules.lists.items.create', items)).toEqual({ body: [{ ip: '192.0.2.1', comment: 'Office' }] });
  });

  it('writable returns names where a response shows objects', () => {
    const ips = [{ ip: '192.0.2.1', created_at: '2026-01-01T00:00:00Z' }];
    expect(writable('addressing.addressMaps.create', { id: '1', ips })).toEqual({ ips: ['192.0.2.1'] });
  });

  it('writable does not change its argument', () => {
    const before = structuredClone(policy);
    const body = writable('zeroTrust.access.policies.update', policy);
    expect(body.include).not.toBe(policy.include);
    expect(policy).toEqual(before);
  });

  it('writable refuses operations without a body, and names those of the resource', () => {
    expect(() => writable('dns.records.list' as string, {})).toThrow(
      /"dns\.records\.list" is not an operation with a body.*dns\.records\.update/,
    );
    expect(() => writable('dns.recrods.update' as string, {})).toThrow(/"dns\.recrods\.update" is not an operation/);
    expect(() => writable('' as string, {})).toThrow(/"" is not an operation/);
    expect(() => writable('dns.records.update', [])).toThrow(/takes an object returned by the API, not a list/);
    // @ts-expect-error an operation without a body
    expect(() => writable('dns.records.get', {})).toThrow(/is not an operation/);
  });
});

it('the writable fields of every result are accepted by the operation that takes it', async () => {
  const documents = new Map<string, ProductDocument>();
  const faults: string[] = [];
  for (const [name, fields] of writableTable()) {
    const product = name.split('.')[0] ?? '';
    const document = documents.get(product) ?? (await loadProduct(product));
    documents.set(product, document);
    const { schemas, operations } = document;
    const resource = name.slice(0, name.lastIndexOf('.'));
    for (const from of [operations[`${resource}.get`], operations[name]]) {
      const operation = operations[name];
      const read = from && sample(from.result, schemas);
      if (!operation || typeof read !== 'object' || read === null || fields.includes('@') || Array.isArray(read))
        continue;
      const written = writable(name, read);
      for (const problem of paramProblems(operation, written, schemas))
        if (problem.kind === 'unknown') faults.push(`${name}: ${problem.path.join('.')} ${problem.kind}`);
    }
  }
  expect(writableTable().size).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});
