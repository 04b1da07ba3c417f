import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('Spectrum applications', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const ssh = {
    dns: { type: 'CNAME', name: 'ssh.example.com' },
    protocol: 'tcp/22',
    traffic_type: 'direct',
    origin_direct: ['tcp://192.0.2.1:22'],
  };
  const create = (fields: Record<string, unknown> = {}): Promise<Answer> =>
    sandbox.call('POST', `/zones/${zone}/spectrum/apps`, { ...ssh, ...fields });
  const pointer = ({ status, json }: Answer): Loose => (status === 200 ? status : json.errors?.[0]?.source?.pointer);
  const { origin_direct: _, ...bare } = ssh;
  const byName = (fields: Record<string, unknown>): Promise<Answer> =>
    sandbox.call('POST', `/zones/${zone}/spectrum/apps`, { ...bare, origin_dns: { name: 'o.example.com' }, ...fields });

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = await createZone(sandbox);
  });

  it('applications have defaults, and are replaced as a whole', async () => {
    const made = (await create()).json.result;
    expect(made).toMatchObject({ tls: 'off', proxy_protocol: 'off', ip_firewall: false });
    const apps = `/zones/${zone}/spectrum/apps`;
    expect(
      (await sandbox.call('PUT', `${apps}/${made.id}`, { ...ssh, ip_firewall: true })).json.result.ip_firewall,
    ).toBe(true);
    expect((await sandbox.call('PUT', `${apps}/none`, ssh)).status).toBe(404);
  });

  it('a name, transport and port is used by one application', async () => {
    await create();
    expect(pointer(await create())).toBe('/protocol');
    expect(pointer(await create({ protocol: 'tcp/20-25', origin_direct: ['tcp://192.0.2.1:20'] }))).toBe('/protocol');
    expect(pointer(await create({ protocol: 'udp/22', origin_direct: ['udp://192.0.2.1:22'] }))).toBe(200);
    expect(pointer(await create({ protocol: 'tcp/23' }))).toBe(200);
    expect(pointer(await create({ dns: { type: 'CNAME', name: 'ssh.example.org' } }))).toBe('/dns/name');
  });

  it.each(['tcp', 'tcp/0', 'tcp/70000', 'tcp/30-20', 'icmp/1'])('%s is not a valid protocol', async (protocol) => {
    expect(pointer(await create({ protocol }))).toBe('/protocol');
  });

  it('applications have one kind of origin, with its transport and the same number of ports', async () => {
    expect(pointer(await create({ origin_dns: { name: 'origin.example.com' } }))).toBe('/origin_direct');
    expect(pointer(await create({ origin_direct: [] }))).toBe('/origin_direct');
    expect(pointer(await create({ origin_direct: ['udp://192.0.2.1:22'] }))).toBe('/origin_direct/0');
    expect(pointer(await byName({}))).toBe('/origin_port');
    expect(pointer(await byName({ protocol: 'tcp/1000-2000', origin_port: 22 }))).toBe('/origin_port');
    expect(pointer(await byName({ protocol: 'tcp/1000-2000', origin_port: '3000-4000' }))).toBe(200);
  });

  it('applications have the options of their transport', async () => {
    const udp = { protocol: 'udp/53', origin_direct: ['udp://192.0.2.1:53'] };
    expect(pointer(await create({ proxy_protocol: 'simple' }))).toBe('/proxy_protocol');
    expect(pointer(await create({ ...udp, proxy_protocol: 'v2' }))).toBe('/proxy_protocol');
    expect(pointer(await create({ ...udp, tls: 'full' }))).toBe('/tls');
    expect(pointer(await create({ ...udp, traffic_type: 'http' }))).toBe('/traffic_type');
    expect(pointer(await create({ ...udp, argo_smart_routing: true }))).toBe('/argo_smart_routing');
  });
});
