/** The validator as an option of the client: accepted and rejected parameters, and loading of schemas. */
import { registerHooks } from 'node:module';
import { loadProduct, type ProductDocument } from '@flarewire/contract';
import { describe, expect, test, vi } from 'vitest';
import { UsageError } from '../errors/usage-error.ts';
import { Cloudflare } from '../index.ts';
import { validator } from './validate.ts';

const id = '0123456789abcdef0123456789abcdef';
const record = { zone_id: id, type: 'A' as const, name: 'www', ttl: 60 as const, content: '192.0.2.1' };

const refusal = async (check: () => unknown): Promise<unknown> => {
  try {
    await check();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
};

function arrange(options: Parameters<typeof validator>[0] = {}) {
  const sent: string[] = [];
  const client = new Cloudflare({
    apiToken: 'token',
    baseURL: 'http://127.0.0.1:1',
    validate: validator(options),
    fetch: async (url, init) => {
      sent.push(`${init.method} ${new URL(url).pathname}`);
      return Response.json({ success: true, errors: [], messages: [], result: { id } });
    },
  });
  return { client, sent };
}

describe('a client with a validator', () => {
  test('a client with a validator sends valid parameters, by name and by method', async () => {
    const { client, sent } = arrange();
    await client.call('dns.records.create', record);
    await client.dns.records.create(record);
    await client.dns.records.delete(id, { zone_id: id });
    expect(sent).toEqual([
      `POST /zones/${id}/dns_records`,
      `POST /zones/${id}/dns_records`,
      `DELETE /zones/${id}/dns_records/${id}`,
    ]);
  });

  test('a client with a validator rejects invalid parameters with a UsageError, and sends nothing', async () => {
    const { client, sent } = arrange();
    const error = await refusal(() => client.dns.records.create({ ...record, ttl: 20 as 60 })); // a type error too
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^dns\.records\.create: ttl: must be .* to 86400, not 20/),
      operation: 'dns.records.create',
      parameter: 'ttl',
    });
    expect(sent).toEqual([]);
  });

  test('a client with a validator checks positional path values', async () => {
    const { client, sent } = arrange();
    const error = await refusal(() => client.dns.records.get('x'.repeat(33), { zone_id: id }));
    expect(error).toMatchObject({ operation: 'dns.records.get', parameter: 'dns_record_id' });
    expect(sent).toEqual([]);
  });

  test('a client with a validator ignores calls by path', async () => {
    const { client, sent } = arrange();
    await client.post('/zones/any', { body: { ttl: 20 } });
    expect(sent).toEqual(['POST /zones/any']);
  });
});

describe('the refusal', () => {
  const check = validator();

  test('the error has one line per problem', async () => {
    const error = await refusal(() => check('dns.records.create', { zone_id: id, type: 'A', nmae: 'www', ttl: 20 }));
    const lines = String(error).split('\n');
    // The description of the field follows, which belongs to the contract.
    for (const [place, begin] of [
      'UsageError: dns.records.create: 3 problems, nothing was sent',
      '  name: required, text of 1 to 255 characters',
      '  ttl: must be ',
      '  nmae: unknown name; did you mean "name"?',
    ].entries())
      expect(lines[place]?.slice(0, begin.length)).toBe(begin);
    expect(lines).toHaveLength(4);
  });

  test('the error reports ten problems and counts the rest', async () => {
    const rules = Array.from({ length: 17 }, () => ({ action: 'blok' }));
    const given = { zone_id: id, kind: 'zone', name: 'n', phase: 'http_request_firewall_custom', rules };
    const lines = String(await refusal(() => check('rulesets.create', given))).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe('  and 7 more');
  });

  test('the error does not show a secret', async () => {
    const given = { account_id: id, script_name: 'a', name: 'KEY', type: 'secret_text', text: ['canary-1f0c'] };
    const error = await refusal(() => check('workers.scripts.secrets.update', given));
    expect(String(error)).toContain('text: must be');
    const other = await refusal(() => check('workers.scripts.secrets.update', { ...given, text: 0xc0ffee, type: 'x' }));
    expect(String(other)).not.toMatch(/canary|12648430/);
  });
});

describe('options', () => {
  test('unknown: allow accepts parameters that are newer than the contract', async () => {
    const given = { name: 'a.example', newer: true };
    await expect(refusal(() => validator()('zones.list', given))).resolves.toMatchObject({ parameter: 'newer' });
    await validator({ unknown: 'allow' })('zones.list', given);
  });

  test('an invalid option is reported immediately', () => {
    // A program without types may pass this.
    expect(() => validator({ unknown: 'warn' as 'allow' })).toThrow(`unknown must be 'error' or 'allow', not "warn"`);
  });
});

describe('schemas', () => {
  test('schemas are loaded once per product, on its first call, even for concurrent calls', async () => {
    const load = vi.fn(loadProduct);
    const check = validator({ load });
    expect(load).not.toHaveBeenCalled();
    await Promise.all([check('zones.list', {}), check('zones.get', { zone_id: id })]);
    await check('dns.records.list', { zone_id: id });
    expect(load.mock.calls).toEqual([['zones'], ['dns']]);
  });

  test('calls are checked synchronously once the schemas are loaded', async () => {
    const check = validator();
    await check('zones.list', {});
    expect(check('zones.list', {})).toBeUndefined();
    expect(() => check('zones.list', { per_page: 0 })).toThrow(UsageError);
  });

  test('schemas that could not be loaded are requested again by the next call', async () => {
    const document: ProductDocument = { key: 'zones', title: 'Zones', schemas: {}, operations: {} };
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(document);
    const check = validator({ load });
    await expect(check('zones.list', {})).rejects.toThrow('offline');
    await check('zones.list', {});
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('an operation newer than the schemas is accepted', async () => {
    expect(await validator()('zones.brandNew', { any: 1 })).toBeUndefined();
  });
});

test('without the contract package, the error says what to install', async () => {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@flarewire/contract') throw new Error('Cannot find package');
      return next(specifier, context);
    },
  });
  // A separate module instance, because module resolution is cached.
  const alone = './validate.ts?alone';
  try {
    const { validator: lone }: typeof import('./validate.ts') = await import(alone);
    const error = await refusal(() => lone()('zones.list', {}));
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toContain('npm install @flarewire/contract');
  } finally {
    hooks.deregister();
  }
});
