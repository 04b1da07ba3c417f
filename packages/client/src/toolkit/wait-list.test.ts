import { expect, it } from 'vitest';
import { Cloudflare } from '../index.ts';
import { resumeWait, untilQuiet, type WaitName, type WaitState, waitFor, waitState } from './wait.ts';

/** A client with scripted responses; the last one repeats. */
function scripted(...answers: readonly (object | Response)[]) {
  const sent: string[] = [];
  const sleeps: number[] = [];
  let now = 0;
  const left = [...answers];
  const client = new Cloudflare({
    apiToken: 'any',
    maxRetries: 0,
    logLevel: 'off',
    clock: {
      now: () => now,
      sleep: async (ms) => {
        sleeps.push(ms);
        now += ms;
      },
    },
    fetch: async (url, init) => {
      sent.push(`${init.method} ${new URL(url).pathname.replace('/client/v4', '')}`);
      const answer = left.length > 1 ? left.shift() : left[0];
      return answer instanceof Response
        ? answer.clone()
        : Response.json({ success: true, errors: [], messages: [], result: answer });
    },
  });
  return { client, sent, sleeps };
}

const account_id = 'a';
const zone_id = 'z';
const page = (name: string, status: string) => ({ latest_stage: { name, status } });

/**
 * Common waits: the call and its parameters, its result, the polled operation, a pending response, a final one, and a
 * failure.
 */
const WAITS: readonly (readonly [
  name: WaitName,
  params: object,
  result: unknown,
  polled: string,
  before: object,
  done: object,
  failed?: object,
])[] = [
  ['zones.create', { name: 'example.com' }, { id: 'z1' }, 'GET /zones/z1', { status: 'pending' }, { status: 'active' }],
  [
    'zones.activationCheck.trigger',
    { zone_id },
    { id: 'z' },
    'GET /zones/z',
    { status: 'pending' },
    { status: 'active' },
  ],
  [
    'ssl.certificatePacks.create',
    { zone_id },
    { id: 'p' },
    'GET /zones/z/ssl/certificate_packs/p',
    { status: 'pending_validation' },
    { status: 'active' },
    { status: 'validation_timed_out' },
  ],
  [
    'customHostnames.create',
    { zone_id },
    { id: 'h' },
    'GET /zones/z/custom_hostnames/h',
    { status: 'pending' },
    { status: 'active' },
    { status: 'blocked' },
  ],
  [
    'rules.lists.items.create',
    { account_id, list_id: 'l' },
    { operation_id: 'o' },
    'GET /accounts/a/rules/lists/bulk_operations/o',
    { status: 'running' },
    { status: 'completed' },
    { status: 'failed' },
  ],
  [
    'd1.database.export',
    { account_id, database_id: 'd' },
    { at_bookmark: 'b' },
    'POST /accounts/a/d1/database/d/export',
    {},
    { status: 'complete' },
    { status: 'error' },
  ],
  [
    'd1.database.import',
    { account_id, database_id: 'd', action: 'ingest' },
    { at_bookmark: 'b' },
    'POST /accounts/a/d1/database/d/import',
    {},
    { status: 'complete' },
    { status: 'error' },
  ],
  [
    'pages.projects.deployments.create',
    { account_id, project_name: 's' },
    { id: 'd' },
    'GET /accounts/a/pages/projects/s/deployments/d',
    page('build', 'success'),
    page('deploy', 'success'),
    page('build', 'failure'),
  ],
  [
    'workersBuilds.triggers.builds.create',
    { account_id, trigger_uuid: 't' },
    { build_uuid: 'b' },
    'GET /accounts/a/builds/builds/b',
    { build_outcome: null },
    { build_outcome: 'success' },
    { build_outcome: 'fail' },
  ],
  [
    'r2.superSlurper.jobs.create',
    { account_id },
    { id: 'j' },
    'GET /accounts/a/slurper/jobs/j/progress',
    { status: 'running' },
    { status: 'completed' },
    { status: 'aborted' },
  ],
  [
    'stream.copy.create',
    { account_id },
    { uid: 'v' },
    'GET /accounts/a/stream/v',
    { status: { state: 'queued' } },
    { status: { state: 'ready' } },
    { status: { state: 'error' } },
  ],
  [
    'stream.directUpload.create',
    { account_id },
    { uid: 'v' },
    'GET /accounts/a/stream/v',
    { status: { state: 'pendingupload' } },
    { status: { state: 'ready' } },
    { status: { state: 'error' } },
  ],
  [
    'zeroTrust.tunnels.cloudflared.create',
    { account_id, name: 't' },
    { id: 't' },
    'GET /accounts/a/cfd_tunnel/t',
    { status: 'inactive' },
    { status: 'healthy' },
  ],
  [
    'zeroTrust.tunnels.warpConnector.create',
    { account_id, name: 't' },
    { id: 't' },
    'GET /accounts/a/warp_connector/t',
    { status: 'inactive' },
    { status: 'healthy' },
  ],
  [
    'images.sourcingKit.migrations.lifecycle.start',
    { account_id, migration_id: 'm' },
    null,
    'GET /accounts/a/images/v2/sourcingkit/migrations/m',
    { status: 'running' },
    { status: 'success' },
    { status: 'error' },
  ],
  [
    'registrar.transferIn.create',
    { account_id, domain_name: 'example.com' },
    null,
    'GET /accounts/a/registrar/registrations/example.com/transfer-in-status',
    { state: 'in_progress' },
    { state: 'succeeded' },
    { state: 'action_required' },
  ],
];

for (const [name, params, result, polled, before, done, failed] of WAITS)
  it(`${name} is awaited, resumes from a stored state, and reports a failure`, async () => {
    const { client, sent } = scripted(before, done);
    // The operation is one of many: only the fields that are read are given.
    expect(await waitFor(client, name, params as never, result as never)).toEqual(done);
    expect(sent).toEqual([polled, polled]);
    const stored: WaitState = JSON.parse(JSON.stringify(await waitState(name, params as never, result as never)));
    const other = scripted(before, done);
    expect(await resumeWait(other.client, stored)).toEqual(done);
    expect(other.sent).toEqual([polled, polled]);
    if (failed)
      await expect(resumeWait(scripted(failed).client, stored)).rejects.toMatchObject({
        name: 'WaitError',
        reason: 'failed',
      });
  });

it('a wait is as long as the server requests, after a response and after a refusal', async () => {
  const hinted = (result: object) =>
    Response.json({ success: true, errors: [], messages: [], result }, { headers: { 'retry-after': '7' } });
  const busy = Response.json({ success: false, errors: [] }, { status: 503, headers: { 'retry-after': '20' } });
  const { client, sleeps } = scripted(hinted({ status: 'pending' }), busy, { status: 'pending' }, { status: 'active' });
  client.clock.random = () => 0;
  await waitFor(client, 'zones.create', { name: 'example.com', account: {} }, { id: 'z1' } as never);
  expect(sleeps).toEqual([7000, 20_000, 2250]);
});

it('untilQuiet waits for findings that arrive one by one until there are no more', async () => {
  const { client, sent } = scripted([], [{ id: '1' }], [{ id: '1' }, { id: '2' }]);
  const found = await untilQuiet(client, 'dns.records.scanList', { zone_id }, { quiet: 10_000 });
  expect(found.result).toHaveLength(2);
  expect(sent.length).toBeGreaterThan(4);
  await expect(untilQuiet(client, 'dns.records.scanList', { zone_id }, { deadline: 5000 })).rejects.toMatchObject({
    reason: 'deadline',
  });
});
