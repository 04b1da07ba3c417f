import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

const ONE = `/accounts/${ACCOUNT}/one`;
const POSTURE = `/accounts/${ACCOUNT}/data-security/posture`;
const PROFILE = 'e91a2360-da51-4fdf-9711-bcdecd462614';

let sandbox: TestSandbox;
const one = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `${ONE}${path}`, body);
const posture = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `${POSTURE}${path}`, body);
const list = async (path: string): Promise<Loose> => (await posture('GET', path)).json.result;
const connect = async (more: object = {}): Promise<string> => {
  const integration = { application: 'SLACK', name: 'Team', credentials: { code: 'x' }, ...more };
  return (await one('POST', '/integrations', integration)).json.result?.id;
};
const pass = (seconds: number): void => sandbox.clock.advance(seconds * 1000);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('CASB integrations', () => {
  it('an integration is healthy after its first scan, and offline while paused', async () => {
    const id = await connect();
    const status = async (): Promise<string> => (await one('GET', `/integrations/${id}`)).json.result.status;
    expect(await status()).toBe('Initializing');
    pass(60);
    expect(await status()).toBe('Healthy');
    expect((await one('POST', `/integrations/${id}/pause`)).json.result).toMatchObject({
      is_paused: true,
      status: 'Offline',
    });
    expect((await one('POST', `/integrations/${id}/resume`)).json.result).toMatchObject({
      is_paused: false,
      status: 'Healthy',
    });
    expect((await one('DELETE', `/integrations/${id}`)).status).toBe(204);
    expect((await one('GET', `/integrations/${id}`)).status).toBe(404);
  });

  it('an integration has a supported application, its auth method, and known use cases', async () => {
    const send = async (more: object): Promise<number> => {
      const body = { application: 'SLACK', name: 'Team', credentials: { code: 'x' }, ...more };
      return (await one('POST', '/integrations', body)).status;
    };
    expect(await send({ application: 'FAX' })).toBe(400);
    expect(await send({ auth_method: 'api_key' })).toBe(400);
    expect(await send({ credentials: {} })).toBe(400);
    expect(await send({ use_cases: ['coffee'] })).toBe(400);
    expect(await send({ auth_method: 'oauth', use_cases: ['casb'] })).toBe(201);
  });

  it('integrations are listed by application, status, use case, text and order', async () => {
    await connect();
    await connect({ application: 'GITHUB', name: 'Code', dlp_profiles: [PROFILE], use_cases: ['ces'] });
    const names = async (query: string): Promise<string[]> =>
      (await one('GET', `/integrations${query}`)).json.result.map(({ name }: Loose) => name);
    expect(await names('?order=name')).toEqual(['Code', 'Team']);
    expect(await names('?order=name&direction=desc')).toEqual(['Team', 'Code']);
    expect(await names('?order=name&page=2&page_size=1')).toEqual(['Team']);
    expect(await names('?application=GITHUB')).toEqual(['Code']);
    expect(await names('?dlp_enabled=true')).toEqual(['Code']);
    expect(await names('?use_cases=ces')).toEqual(['Code']);
    expect(await names('?search=tea')).toEqual(['Team']);
    expect(await names('?status=Healthy')).toEqual([]);
  });

  it('the setup of an integration follows its auth method', async () => {
    const applications = (await one('GET', '/applications?environment=fedramp')).json.result;
    expect(applications.map(({ id }: Loose) => id)).toEqual([
      'GOOGLE_WORKSPACE',
      'MICROSOFT_INTERNAL',
      'SALESFORCE',
      'SERVICENOW',
    ]);
    const [method] = (await one('GET', '/applications/OPENAI/auth-methods')).json.result;
    expect(method).toMatchObject({ human_interaction_required: false, payload_example: { api_key: '<api_key>' } });
    expect((await one('GET', '/applications/OPENAI')).json.result.auth_methods[0].id).toBe(method.id);
    const flows = await one('GET', '/applications/OPENAI/setup-flows');
    expect(flows.json.result[0].steps[0].form_fields[0].name).toBe('api_key');
    expect((await one('GET', '/applications/OPENAI/setup-flows?environment=fedramp')).json.result).toEqual([]);
  });
});

describe('CASB findings', () => {
  it('findings exist after a scan, and are filtered by vendor, severity and text', async () => {
    await connect();
    expect(await list('/findings')).toEqual([]);
    pass(60);
    const all = await list('/findings');
    expect(all.length).toBe(4);
    expect(all.every((finding: Loose) => finding.active_count === finding.instance_count)).toBe(true);
    expect((await list('/findings?severity=Critical')).length).toBe(1);
    expect((await list('/findings?vendor=GITHUB')).length).toBe(0);
    expect((await list('/findings?search=channel')).length).toBe(1);
    expect((await list('/findings?product=Cloud')).length).toBe(0);
    const order = (await list('/findings?order=severity&direction=desc')).map(({ finding }: Loose) => finding.severity);
    expect(order).toEqual(['Critical', 'High', 'Medium', 'Low']);
  });

  it('findings are ignored and restored, all or none', async () => {
    await connect();
    pass(60);
    const [{ id }] = await list('/findings');
    expect((await posture('POST', '/findings/ignore', { checks: [id, 'bm9uZQ=='] })).status).toBe(404);
    expect((await list('/findings')).length).toBe(4);
    expect((await posture('POST', '/findings/ignore', { checks: [id] })).json.result.ignored).toBe(true);
    expect((await list('/findings')).length).toBe(3);
    expect((await list('/findings?ignored=true')).map((finding: Loose) => finding.id)).toEqual([id]);
    await posture('POST', '/findings/unignore', { checks: [id] });
    expect((await list('/findings')).length).toBe(4);
  });

  it('a finding has the severity chosen for the integration, until it is reset', async () => {
    await connect();
    await connect({ name: 'Other' });
    pass(60);
    const [{ id }] = await list('/findings?severity=Critical&search=Team');
    const tuned = await posture('POST', `/findings/${id}/tune_finding_severity`, { new_severity: 4 });
    expect(tuned.json.result.severity_override.severity).toBe('Low');
    expect((await list('/findings?severity=Critical')).length).toBe(1);
    expect(
      (await posture('POST', `/findings/${id}/reset_finding_severity`)).json.result.severity_override,
    ).toBeUndefined();
    expect((await list('/findings?severity=Critical')).length).toBe(2);
  });

  it('an archived instance is not counted as active', async () => {
    await connect();
    pass(60);
    const [{ id, instance_count }] = await list('/findings?order=instance_count&direction=desc');
    const [instance] = await list(`/findings/${id}/instances`);
    await posture('POST', `/findings/${id}/instances/archive`, { check_instances: [instance.id] });
    expect((await posture('GET', `/findings/${id}`)).json.result).toMatchObject({
      active_count: instance_count - 1,
      archived_count: 1,
    });
    expect((await list(`/findings/${id}/instances`)).length).toBe(instance_count - 1);
    expect((await list(`/findings/${id}/instances?archived=true`)).map((one: Loose) => one.id)).toEqual([instance.id]);
    expect((await posture('GET', `/findings/${id}/instances/${instance.id}`)).json.result.is_archived).toBe(true);
    await posture('POST', `/findings/${id}/instances/unarchive`, { check_instances: [instance.id] });
    expect((await posture('GET', `/findings/${id}`)).json.result.archived_count).toBe(0);
    const unknown = await posture('POST', `/findings/${id}/instances/archive`, { check_instances: [PROFILE] });
    expect(unknown.status).toBe(404);
  });

  it('only findings about file sharing can be remediated', async () => {
    await connect();
    pass(60);
    const sharing = (await list('/findings?search=publicly'))[0];
    const other = (await list('/findings?search=larger'))[0];
    const [type] = await list(`/finding_types/${sharing.finding.id}/remediation_types`);
    expect(await list(`/finding_types/${other.finding.id}/remediation_types`)).toEqual([]);
    const ids = [];
    for (const { id } of [sharing, other]) ids.push((await list(`/findings/${id}/instances`))[0].id);
    const body = { finding_instance_ids: ids, remediation_type_id: type.id };
    const { created, failed } = (await posture('POST', '/remediations/jobs', body)).json.result;
    expect([created.length, failed.map((one: Loose) => one.finding_instance_id)]).toEqual([1, [ids[1]]]);
    const status = async (): Promise<string> => (await list('/remediations/jobs'))[0].status;
    expect(await status()).toBe('pending');
    pass(60);
    expect(await status()).toBe('completed');
    expect(await list('/remediations/jobs?status=pending')).toEqual([]);
    expect((await list(`/findings/${sharing.id}/instances`))[0].remediations[0]).toMatchObject({
      id: created[0].id,
      status: 'completed',
    });
  });

  it('an export of findings is a file that can be downloaded when complete', async () => {
    await connect();
    pass(60);
    const { id, status } = (await posture('POST', '/findings/export', { severities: ['HIGH'] })).json.result;
    expect([status, (await list('/exports?status=Success')).length]).toEqual(['Pending', 0]);
    pass(15);
    const { download_url } = (await posture('GET', `/exports/${id}`)).json.result;
    const { text } = await sandbox.call('GET', new URL(download_url).pathname.replace('/client/v4', ''));
    expect(text).toMatch(
      /^finding,severity,integration,instances\r\nSlack: Channel shared externally,High,Team,\d\r\n$/,
    );
    expect((await list('/exports?status=Success')).map((one: Loose) => one.id)).toEqual([id]);
    expect((await posture('POST', '/findings/none/instances/export', {})).status).toBe(404);
  });

  it('content findings come from integrations with DLP profiles', async () => {
    await connect();
    await connect({ name: 'Files', dlp_profiles: [PROFILE] });
    pass(60);
    const content = await list('/content');
    expect(content.map((one: Loose) => [one.integration.name, one.dlp_profile_ids])).toEqual([['Files', [PROFILE]]]);
    expect(await list('/content?vendor=BOX')).toEqual([]);
    const send = async (body: object): Promise<number> => (await posture('POST', '/content/export', body)).status;
    expect(await send({ dlp_profile_information: [], dlp_profile_id: [PROFILE] })).toBe(400);
    expect(await send({ dlp_profile_information: [] })).toBe(200);
  });

  it('finding types are those documented for the application', async () => {
    const types = await list('/finding_types?vendors=SLACK&search=channel');
    expect(types).toMatchObject([{ id: 'd298ba64-f013-4e28-b68a-63f758380355', severity: 'High' }]);
    expect((await posture('GET', `/finding_types/${PROFILE}`)).status).toBe(404);
  });
});

describe('CASB webhooks', () => {
  const URL = 'https://hooks.example.com/casb';
  const make = (more: object = {}): Promise<Answer> =>
    posture('POST', '/webhooks', { label: 'Tickets', authentication_type: 'None', destination_url: URL, ...more });

  it('a webhook has a public destination and the fields of its authentication', async () => {
    const hosts = [
      'http://example.com',
      'https://localhost/x',
      'https://10.0.0.1',
      'https://127.0.0.1',
      'https://[::1]',
    ];
    for (const destination_url of hosts) expect((await make({ destination_url })).status).toBe(400);
    expect((await make({ authentication_type: 'HMAC-Signing' })).status).toBe(400);
    expect((await make({ authentication_type: 'Static Headers' })).status).toBe(400);
    const headers = [
      { key: 'X-A', value: '1' },
      { key: 'x-a', value: '2' },
    ];
    expect((await make({ authentication_type: 'Static Headers', headers })).status).toBe(400);
    expect((await make({ authentication_type: 'Fax' })).status).toBe(400);
  });

  it('a webhook hides and keeps the values of its headers, and counts its versions', async () => {
    const headers = [{ key: 'X-A', value: 'secret' }];
    const made = (await make({ authentication_type: 'Static Headers', headers })).json.result;
    expect([made.headers, made.version, made.status]).toEqual([[{ key: 'X-A' }], 1, 'enabled']);
    const path = `/webhooks/${made.id}`;
    const body = { label: 'T', authentication_type: 'Static Headers', destination_url: URL, status: 'disabled' };
    expect((await posture('PUT', path, { ...body, headers: [{ key: 'X-A' }] })).json.result.version).toBe(2);
    expect((await posture('PUT', path, { ...body, headers: [{ key: 'X-B' }] })).status).toBe(400);
    expect((await posture('POST', `${path}/evaluate`)).json.result.success).toBe(true);
    expect((await posture('POST', `/webhooks/${PROFILE}/evaluate`)).status).toBe(404);
  });

  it('a webhook receives finding instances unless it is disabled', async () => {
    await connect();
    pass(60);
    const on = (await make()).json.result.id;
    const off = (await make({ status: 'disabled' })).json.result.id;
    const [finding] = await list('/findings');
    const [{ id }] = await list(`/findings/${finding.id}/instances`);
    const body = { finding_instance_ids: [id], webhook_ids: [on, off] };
    const { created, failed } = (await posture('POST', '/webhooks/jobs', body)).json.result;
    expect([created.map((one: Loose) => one.webhook_id), failed.map((one: Loose) => one.webhook_id)]).toEqual([
      [on],
      [off],
    ]);
  });

  it('a deleted webhook is removed from the policies that reference it', async () => {
    const webhook_config_id = (await make()).json.result.id;
    const [type] = await list('/finding_types?vendors=SLACK');
    const policy = {
      display_name: 'P',
      enabled: true,
      finding_type_id: type.id,
      applies_to_all_integrations: true,
      actions: { webhook_configs: [{ webhook_config_id }] },
    };
    const send = async (more: object): Promise<Answer> => posture('POST', '/policies', { ...policy, ...more });
    const { id, actions } = (await send({})).json.result;
    expect(actions.webhook_configs).toEqual([{ webhook_config_id, display_name: 'Tickets' }]);
    expect((await send({ finding_type_id: PROFILE })).status).toBe(404);
    expect((await send({ actions: {} })).status).toBe(400);
    expect((await send({ applies_to_all_integrations: false })).status).toBe(400);
    expect((await send({ applies_to_all_integrations: false, integration_ids: [PROFILE] })).status).toBe(404);
    expect((await send({ actions: { webhook_configs: [{ webhook_config_id: PROFILE }] } })).status).toBe(404);
    const changed = await posture('PUT', `/policies/${id}`, { ...policy, enabled: false });
    expect(changed.json.result.disabled_at).toBeDefined();
    expect((await posture('DELETE', `/webhooks/${webhook_config_id}`)).status).toBe(200);
    expect((await posture('GET', `/policies/${id}`)).json.result.actions.webhook_configs).toEqual([]);
    expect((await posture('DELETE', `/policies/${id}`)).json.result).toEqual({ id });
    expect(await list('/policies')).toEqual([]);
  });
});
