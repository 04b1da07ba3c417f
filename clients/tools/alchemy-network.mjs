/** Alchemy keeps a zone, its records and rules, a tunnel, Access and mail as a program says. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { ask, askTo, check } from '../suite/kit.mjs';
import { alchemyProgram } from './alchemy.mjs';

const { run, during } = await alchemyProgram('network.mjs');

const zoneId = async () => (await askTo('GET', '/zones?name=alchemy.example'))[0]?.id;
const inZone = async (path) => askTo('GET', `/zones/${await zoneId()}${path}`);
const names = (list) => list.map(({ name }) => name).sort();

await check('deploy makes the zone, its settings and its records', async () => {
  await run([]);
  equal((await inZone('/settings/ssl')).value, 'strict');
  equal((await inZone('/settings/min_tls_version')).value, '1.2');
  const records = await inZone('/dns_records');
  deepEqual(
    records
      .filter(({ name, type }) => name === 'www.alchemy.example' && type === 'A')
      .map(({ content, proxied }) => [content, proxied]),
    [['192.0.2.1', true]],
  );
  equal(records.find(({ type, name }) => type === 'MX' && name === 'shop.alchemy.example').priority, 10);
});

await check('deploy makes rulesets and a redirect', async () => {
  const phases = (await inZone('/rulesets')).filter(({ kind }) => kind === 'zone').map(({ phase }) => phase);
  for (const phase of ['http_request_firewall_custom', 'http_ratelimit', 'http_request_dynamic_redirect'])
    equal(phases.includes(phase), true, phase);
  const { rules } = await inZone('/rulesets/phases/http_request_firewall_custom/entrypoint');
  deepEqual(
    rules.map(({ action }) => action),
    ['challenge'],
  );
});

await check('deploy makes a tunnel with its route, names and addresses', async () => {
  const [tunnel] = (await ask('/cfd_tunnel?is_deleted=false')).filter(({ name }) => name === 'alchemy-tunnel');
  const { config } = await ask(`/cfd_tunnel/${tunnel.id}/configurations`);
  equal(config.ingress[0].service, 'http://localhost:3000');
  const [record] = await inZone('/dns_records?name=app.alchemy.example');
  equal(record.content, `${tunnel.id}.cfargotunnel.com`);
  deepEqual(
    (await ask('/teamnet/routes?is_deleted=false')).map(({ network, tunnel_id }) => [network, tunnel_id]),
    [['10.20.0.0/16', tunnel.id]],
  );
});

await check('deploy makes an application of Access with its policy, a group and a service token', async () => {
  const [application] = await ask('/access/apps');
  deepEqual(
    application.policies.map(({ name }) => name),
    ['alchemy staff only'],
  );
  equal(application.session_duration, '24h');
  deepEqual(names(await ask('/access/groups')), ['alchemy staff']);
  deepEqual(names(await ask('/access/service_tokens')), ['alchemy machine']);
});

await check('deploy makes rules of mail and a health check', async () => {
  equal((await inZone('/email/routing')).enabled, true);
  equal(
    (await inZone('/email/routing/rules')).some(({ name }) => name === 'info'),
    true,
  );
  equal((await inZone('/email/routing/rules/catch_all')).enabled, true);
  deepEqual(names(await inZone('/healthchecks')), ['alchemy-health']);
});

const reader = async () => (await ask('/tokens')).filter(({ name }) => name.startsWith('alchemy reader'));
const laptops = async () => (await ask('/devices/policies')).find(({ name }) => name === 'alchemy laptops');

await check('deploy makes a way to log in, a profile of devices and a token', async () => {
  equal(names(await ask('/access/identity_providers')).includes('alchemy code'), true);
  deepEqual(
    (await laptops()).exclude.map(({ address }) => address),
    ['10.40.0.0/16'],
  );
  const [{ policies }] = await reader();
  deepEqual(
    policies.map(({ permission_groups }) => names(permission_groups)),
    [['Zone Read']],
  );
});

await check('a second deploy changes nothing', async () => {
  deepEqual(await during(() => run([])), []);
});

await check('deploy of a changed program changes what it says otherwise, in place', async () => {
  const before = await zoneId();
  await run([], { version: '2' });
  equal(await zoneId(), before);
  equal((await inZone('/settings/min_tls_version')).value, '1.3');
  deepEqual(
    (await inZone('/dns_records?name=www.alchemy.example')).map(({ content }) => content),
    ['192.0.2.2'],
  );
  equal((await inZone('/dns_records?name=new.alchemy.example')).length, 1);
  const { rules } = await inZone('/rulesets/phases/http_request_firewall_custom/entrypoint');
  deepEqual(
    rules.map(({ action }) => action),
    ['block'],
  );
  equal((await ask('/access/apps'))[0].session_duration, '12h');
  deepEqual(
    (await laptops()).exclude.map(({ address }) => address),
    ['10.30.0.0/16'],
  );
  deepEqual(names(await reader()), ['alchemy reader 2']);
});

await check('destroy leaves nothing', async () => {
  await run(['--destroy'], { version: '2' });
  equal(await zoneId(), undefined);
  deepEqual(await ask('/cfd_tunnel?is_deleted=false'), []);
  deepEqual([await laptops(), await reader()], [undefined, []]);
  equal(names(await ask('/access/identity_providers')).includes('alchemy code'), false);
  for (const path of [
    '/teamnet/routes?is_deleted=false',
    '/access/apps',
    '/access/policies',
    '/access/groups',
    '/access/service_tokens',
  ])
    deepEqual(await ask(path), [], path);
});

await check('an invalid token is reported', async () => {
  match((await run([], { token: 'a'.repeat(40), fails: true })).all, /40[013]|Invalid|Authentication/);
});
