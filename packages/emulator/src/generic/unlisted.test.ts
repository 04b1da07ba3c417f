import { expect, it } from 'vitest';
import { ACCOUNT, createZone, testSandbox } from '../../test/sandbox.ts';

const MISSING = '0123456789abcdef0123456789abcdef';
const articles = `/accounts/${ACCOUNT}/cloudforce-one/v2/threat-signals/articles`;

it('an item that no operation creates is found by the id that its list shows, and by no other', async () => {
  const { call } = testSandbox();
  const [{ id }] = (await call('GET', articles)).json.result.articles;
  expect((await call('GET', `${articles}/${id}`)).json.result.id).toBe(id);
  expect((await call('GET', `${articles}/${MISSING}`)).status).toBe(404);
  expect((await call('GET', `${articles}/${MISSING}/content`)).status).toBe(404);
  expect((await call('PATCH', `${articles}/${MISSING}`, {})).status).toBe(404);
});

it('an empty list has no items, and nothing is below them', async () => {
  const sandbox = testSandbox();
  const { call } = sandbox;
  const packages = `/zones/${await createZone(sandbox)}/firewall/waf/packages`;
  expect((await call('GET', packages)).json.result).toEqual([]);
  expect((await call('GET', `${packages}/${MISSING}`)).status).toBe(404);
  expect((await call('GET', `${packages}/${MISSING}/rules`)).status).toBe(404);
});

it('an abuse report that is not there has the code that was observed', async () => {
  expect((await testSandbox().call('GET', `/accounts/${ACCOUNT}/abuse-reports/${MISSING}`)).code).toBe(0);
});
