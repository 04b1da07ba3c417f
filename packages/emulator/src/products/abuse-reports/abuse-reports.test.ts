import { expect, it } from 'vitest';
import { ACCOUNT, createZone, type Loose, testSandbox } from '../../../test/sandbox.ts';

const REPORT = {
  act: 'abuse_phishing',
  name: 'Ada Smith',
  email: 'ada@example.com',
  email2: 'ada@example.com',
  host_notification: 'send',
  owner_notification: 'send',
  justification: 'The page collects passwords.',
};

it('a submitted report is listed, and is one about the account if the site is in its zones', async () => {
  const sandbox = testSandbox();
  await createZone(sandbox);
  const reports = `/accounts/${ACCOUNT}/abuse-reports`;
  const report = (urls: string) => sandbox.call('POST', `${reports}/abuse_phishing`, { ...REPORT, urls });
  const list = async (path: string): Promise<Loose[]> =>
    (await sandbox.call('GET', `${reports}${path}`)).json.result.reports;
  expect([await list(''), await list('/submitted')]).toEqual([[], []]);
  expect((await report('https://shop.example.com/login')).status).toBe(200);
  expect((await report('https://elsewhere.example/')).status).toBe(200);
  const [newest, own] = await list('/submitted');
  expect(newest).toMatchObject({
    type: 'PHISH',
    domain: 'elsewhere.example',
    status: 'submitted',
    denial_reason: null,
  });
  expect((await list('/submitted?domain=shop.example.com')).map(({ id }) => id)).toEqual([own?.id]);
  expect((await list('')).map(({ id, domain }) => [id, domain])).toEqual([[own?.id, 'shop.example.com']]);
  const status = async (path: string) => (await sandbox.call('GET', `${reports}${path}`)).status;
  for (const below of ['', '/emails', '/mitigations', '/appeals/eligibility']) {
    expect(await status(`/${own?.id}${below}`)).toBe(200);
    expect(await status(`/${newest?.id}${below}`)).toBe(404);
  }
  expect([await status(`/submitted/${newest?.id}`), await status('/submitted/none')]).toEqual([200, 404]);
});
