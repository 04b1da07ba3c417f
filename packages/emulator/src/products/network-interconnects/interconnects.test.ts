import { expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';

const CNI = `/accounts/${ACCOUNT}/cni`;

it('a free slot takes one interconnect, which carries networks', async () => {
  const { call, clock } = testSandbox();
  const body = async (method: string, path: string, sent?: unknown): Promise<Record<string, never>> =>
    JSON.parse((await call(method, CNI + path, sent)).text);
  const { items } = await body('GET', '/slots?occupied=false&limit=2');
  const [{ id: slot_id, speed }] = items as never as [{ id: string; speed: string }];
  const { name, site } = await body('POST', '/interconnects', { account: ACCOUNT, slot_id, type: 'physical', speed });
  expect((await body('GET', `/slots/${slot_id}`)).occupied).toBe(true);
  expect((await call('POST', `${CNI}/interconnects`, { account: ACCOUNT, slot_id, type: 'physical' })).status).toBe(
    409,
  );
  expect((await body('GET', `/interconnects?site=${site}`)).items).toHaveLength(1);
  expect(await body('GET', `/interconnects/${name}/status`)).toEqual({ state: 'Pending' });
  clock.advance(60_000);
  expect(await body('GET', `/interconnects/${name}/status`)).toEqual({ state: 'Healthy' });
  const loa = await call('GET', `${CNI}/interconnects/${name}/loa?name=Example`);
  expect(loa.text.startsWith('%PDF')).toBe(true);

  const magic = { conduit_name: 'link', description: '', mtu: 1500 };
  const cni = { account: ACCOUNT, interconnect: name, magic };
  const made = await body('POST', '/cnis', cni);
  expect(made).toMatchObject({ p2p_ip: '172.28.0.0/31', cust_ip: '172.28.0.1/31', bgp_mode: 'advertise_only' });
  expect((await body('POST', '/cnis', cni)).p2p_ip).toBe('172.28.0.2/31');
  expect((await call('POST', `${CNI}/cnis`, { ...cni, interconnect: 'none' })).status).toBe(404);
  const wrong = await call('PUT', `${CNI}/cnis/${made.id}`, { ...made, cust_ip: '10.0.0.1/31' });
  expect(wrong.status).toBe(400);
  expect((await call('DELETE', `${CNI}/interconnects/${name}`)).status).toBe(409);
  expect((await body('GET', `/cnis?slot=${slot_id}&limit=1`)).next).toBe(1);
});

it('the default AS number belongs to the account', async () => {
  const { call } = testSandbox();
  expect(JSON.parse((await call('PUT', `${CNI}/settings`, { default_asn: 64_600 })).text)).toEqual({
    default_asn: 64_600,
  });
  expect((await call('PUT', `${CNI}/settings`, { default_asn: 0 })).status).toBe(400);
  expect(JSON.parse((await call('GET', `${CNI}/settings`)).text)).toEqual({ default_asn: 64_600 });
});
