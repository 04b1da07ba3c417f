import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('Addressing', () => {
  let sandbox: TestSandbox;
  const base = `/accounts/${ACCOUNT}/addressing`;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, base + path, body);
  const made = async (path: string, body?: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;
  const result = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;
  const prefix = (fields: Record<string, unknown> = {}): Promise<Answer> =>
    call('POST', '/prefixes', { asn: 13335, cidr: '192.0.2.0/23', ...fields });
  const download = async (id: string): Promise<{ type: string | null; text: string }> => {
    const url = `http://localhost/client/v4${base}/loa_documents/${id}/download`;
    const answer = await sandbox.emulator.fetch(url, { headers: { authorization: 'Bearer test' } });
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    return { type: answer.headers.get('content-type'), text };
  };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a prefix must be announceable and not overlap another', async () => {
    for (const cidr of ['192.0.2.0/25', '192.0.2.1/24', '192.0.2.0', '2001:db8::/64', 'x']) {
      expect((await prefix({ cidr })).json.errors?.[0]?.source?.pointer).toBe('/cidr');
    }
    expect((await prefix()).status).toBe(201);
    expect((await prefix({ cidr: '192.0.3.0/24' })).status).toBe(409);
    expect((await prefix({ cidr: '2001:db8::/48' })).status).toBe(201);
  });

  it('a prefix is approved after some time, and can be deleted before', async () => {
    const one = (await prefix()).json.result;
    expect(one.approved).toBe('P');
    expect((await call('DELETE', `/prefixes/${one.id}`)).status).toBe(200);
    const { id } = (await prefix()).json.result;
    sandbox.clock.advance(300_000);
    expect((await result(`/prefixes/${id}`)).approved).toBe('V');
    expect((await call('DELETE', `/prefixes/${id}`)).status).toBe(400);
  });

  it('a prefix is validated after some time', async () => {
    const { id } = (await prefix()).json.result;
    expect((await call('POST', `/prefixes/${id}/validate`)).json.result.ownership_validation_state).toBe('pending');
    sandbox.clock.advance(60_000);
    expect((await result(`/prefixes/${id}`)).ownership_validation_state).toBe('valid');
  });

  it('parts of a prefix lie within it, are unique, and cover it', async () => {
    const { id } = (await prefix()).json.result;
    const paths = {
      'bgp/prefixes': {},
      delegations: { delegated_account_id: 'b' },
      bindings: { service_id: 'f1a4e000000000000000000000005e01' },
    };
    for (const [path, more] of Object.entries(paths)) {
      const post = (cidr: string): Promise<Answer> => call('POST', `/prefixes/${id}/${path}`, { cidr, ...more });
      expect((await post('198.51.100.0/24')).json.errors?.[0]?.source?.pointer).toBe('/cidr');
      const created = await post('192.0.2.0/24');
      expect(created.json.success).toBe(true);
      expect((await post('192.0.2.0/24')).status).toBe(409);
      expect((await call('DELETE', `/prefixes/${id}`)).status).toBe(409);
      expect((await call('DELETE', `/prefixes/${id}/${path}/${created.json.result.id}`)).status).toBe(200);
    }
    expect((await call('DELETE', `/prefixes/${id}`)).status).toBe(200);
  });

  it('delegations of a prefix do not overlap', async () => {
    const { id } = (await prefix()).json.result;
    const delegated_account_id = 'b';
    await made(`/prefixes/${id}/delegations`, { cidr: '192.0.2.0/25', delegated_account_id });
    expect(
      (await call('POST', `/prefixes/${id}/delegations`, { cidr: '192.0.2.0/24', delegated_account_id })).status,
    ).toBe(409);
    expect(
      (await call('POST', `/prefixes/${id}/delegations`, { cidr: '192.0.3.0/24', delegated_account_id })).status,
    ).toBe(200);
  });

  it('the announcement of a prefix can be turned on and off', async () => {
    const { id } = (await prefix()).json.result;
    const bgp = await made(`/prefixes/${id}/bgp/prefixes`, { cidr: '192.0.2.0/23' });
    expect(bgp.on_demand).toMatchObject({ advertised: false, on_demand_locked: false });
    const path = `/prefixes/${id}/bgp/prefixes/${bgp.id}`;
    const edited = await call('PATCH', path, { on_demand: { advertised: true } });
    expect(edited.json.result.on_demand.advertised_modified_at).toBeTypeOf('string');
    expect((await result(`/prefixes/${id}/bgp/status`)).advertised).toBe(true);
    await call('PATCH', `/prefixes/${id}/bgp/status`, { advertised: false });
    expect((await result(`/prefixes/${id}`)).advertised).toBe(false);
    expect((await call('PATCH', path, { asn_prepend_count: 4 })).status).toBe(400);
  });

  it('a service binding is provisioned after some time', async () => {
    const { id } = (await prefix()).json.result;
    const [{ id: service_id, name }] = await result('/services');
    const binding = await made(`/prefixes/${id}/bindings`, { cidr: '192.0.2.0/24', service_id });
    expect(binding).toMatchObject({ service_name: name, provisioning: { state: 'provisioning' } });
    sandbox.clock.advance(4 * 3_600_000);
    expect((await result(`/prefixes/${id}/bindings/${binding.id}`)).provisioning.state).toBe('active');
    expect((await call('POST', `/prefixes/${id}/bindings`, { cidr: '192.0.3.0/24', service_id: 'none' })).status).toBe(
      400,
    );
  });

  it('a letter of agency is a PDF that is returned as sent', async () => {
    const form = new FormData();
    form.append('loa_document', new Blob(['%PDF-1.7 mine'], { type: 'application/pdf' }), 'mine.pdf');
    const sent = await sandbox.call('POST', `${base}/loa_documents`, form);
    expect(sent.json.result).toMatchObject({ filename: 'mine.pdf', size_bytes: 13, auto_generated: false });
    expect(await download(sent.json.result.id)).toEqual({ type: 'application/pdf', text: '%PDF-1.7 mine' });
    expect((await prefix({ loa_document_id: sent.json.result.id })).status).toBe(201);
    expect((await prefix({ cidr: '198.51.100.0/24', loa_document_id: 'none' })).status).toBe(400);
    const wrong = new FormData();
    wrong.append('loa_document', new Blob(['text']), 'mine.txt');
    expect((await sandbox.call('POST', `${base}/loa_documents`, wrong)).status).toBe(400);
  });

  it('a letter of agency can be generated as a PDF with a valid object table', async () => {
    const { loa_document_id } = (await prefix({ delegate_loa_creation: true })).json.result;
    const { text } = await download(loa_document_id);
    expect(text).toContain('192.0.2.0/23 may be announced by AS13335');
    const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.map((place) => text.slice(place, place + 7))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
    );
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
  });

  it('an address map must be disabled before it is deleted', async () => {
    const { id, can_delete } = await made('/address_maps', { enabled: true });
    expect(can_delete).toBe(false);
    expect((await call('DELETE', `/address_maps/${id}`)).status).toBe(400);
    await call('PATCH', `/address_maps/${id}`, { enabled: false, default_sni: '*.example.com' });
    expect(await result(`/address_maps/${id}`)).toMatchObject({ can_delete: true, default_sni: '*.example.com' });
    expect((await call('DELETE', `/address_maps/${id}`)).json.success).toBe(true);
    expect((await call('GET', `/address_maps/${id}`)).status).toBe(404);
  });

  it('an address map has addresses and members, and a zone belongs to one map', async () => {
    const { id } = await made('/address_maps', { ips: ['192.0.2.1'] });
    await call('PUT', `/address_maps/${id}/ips/192.0.2.2`, {});
    expect((await call('PUT', `/address_maps/${id}/ips/none`, {})).status).toBe(400);
    await call('DELETE', `/address_maps/${id}/ips/192.0.2.1`);
    expect((await call('DELETE', `/address_maps/${id}/ips/192.0.2.1`)).status).toBe(404);
    const zone = await createZone(sandbox);
    await call('PUT', `/address_maps/${id}/zones/${zone}`, {});
    await call('PUT', `/address_maps/${id}/accounts/${ACCOUNT}`, {});
    const map = await result(`/address_maps/${id}`);
    expect(map.ips.map((one: { ip: string }) => one.ip)).toEqual(['192.0.2.2']);
    expect(map.memberships).toMatchObject([
      { kind: 'zone', identifier: zone },
      { kind: 'account', identifier: ACCOUNT },
    ]);
    const other = await made('/address_maps', {});
    expect((await call('PUT', `/address_maps/${other.id}/zones/${zone}`, {})).status).toBe(409);
    await call('DELETE', `/address_maps/${id}/zones/${zone}`);
    expect((await call('PUT', `/address_maps/${other.id}/zones/${zone}`, {})).status).toBe(200);
  });
});
