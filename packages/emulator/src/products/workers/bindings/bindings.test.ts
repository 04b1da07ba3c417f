import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

const WORKERS = `/accounts/${ACCOUNT}/workers`;
const SCRIPTS = `${WORKERS}/scripts`;
const MAIN = { 'main.js': 'export default { fetch() {} }' };

function form(metadata: unknown, modules: Record<string, string | Uint8Array<ArrayBuffer>> = MAIN): FormData {
  const data = new FormData();
  data.append('metadata', new Blob([JSON.stringify(metadata)], { type: 'application/json' }));
  for (const [name, content] of Object.entries(modules))
    data.append(name, new Blob([content], { type: 'application/javascript+module' }), name);
  return data;
}

describe('bindings of Workers', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    sandbox.call(method, path, body, headers);
  const upload = (metadata: Record<string, unknown> = {}, name = 'one', modules = MAIN): Promise<Answer> =>
    call('PUT', `${SCRIPTS}/${name}`, form({ main_module: 'main.js', ...metadata }, modules));
  const refusal = async (answer: Promise<Answer>): Promise<[number, number | undefined]> => {
    const { status, code } = await answer;
    return [status, code];
  };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('bindings have unique names, and at most 128 variables of 5 KB', async () => {
    const text = (name: string, value = 'x') => ({ type: 'plain_text', name, text: value });
    const many = (count: number) => Array.from({ length: count }, (_, at) => text(`V${at}`));
    const bind = (bindings: unknown[]) => refusal(upload({ bindings }));
    expect(await bind([text('A'), text('A')])).toEqual([400, 10021]);
    expect(await bind([{ type: 'plain_text', text: 'x' }])).toEqual([400, 10052]);
    expect(await bind(many(129))).toEqual([400, 10055]);
    expect(await bind([text('A', 'ä'.repeat(2561))])).toEqual([400, 10054]);
    expect((await upload({ bindings: [...many(127), text('A', 'ä'.repeat(2560))] })).status).toBe(200);
  });

  it('resources referenced by bindings must exist', async () => {
    const kv = (namespace_id: string) => ({ type: 'kv_namespace', name: 'KV', namespace_id });
    expect(await refusal(upload({ bindings: [kv('0'.repeat(32))] }))).toEqual([400, 10041]);
    expect(await refusal(upload({ bindings: [kv('my-namespace')] }))).toEqual([400, 10042]);
    const room = { type: 'durable_object_namespace', name: 'DO', class_name: 'Room', script_name: 'none' };
    expect(await refusal(upload({ bindings: [room] }))).toEqual([400, 10061]);
    const made = await call('POST', `/accounts/${ACCOUNT}/storage/kv/namespaces`, { title: 'kv' });
    expect((await upload({ bindings: [kv(made.json.result.id)] })).status).toBe(200);
    const service = { type: 'service', name: 'S', service: 'two' };
    expect(await refusal(upload({ bindings: [service] }))).toEqual([400, 10143]);
    await upload({}, 'two');
    expect((await upload({ bindings: [service, { ...service, name: 'ME', service: 'one' }] })).status).toBe(200);
  });

  it('every resource that a binding names must exist, each with its own code', async () => {
    const id = '0'.repeat(32);
    const codes = {
      r2_bucket: [10085, { bucket_name: 'none' }],
      d1: [10181, { id: '00000000-0000-4000-8000-000000000000' }],
      queue: [11000, { queue_name: 'none' }],
      hyperdrive: [10157, { id }],
      vectorize: [10159, { index_name: 'none' }],
      mtls_certificate: [100143, { certificate_id: id }],
      dispatch_namespace: [100119, { namespace: 'none' }],
    } as const;
    for (const [type, [code, fields]] of Object.entries(codes))
      expect([type, await refusal(upload({ bindings: [{ type, name: 'X', ...fields }] }))]).toEqual([
        type,
        [400, code],
      ]);
  });
});
