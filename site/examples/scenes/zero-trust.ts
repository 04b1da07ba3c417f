/** Scenes of Zero Trust: Access, devices, DEX, DLP, CASB and Gateway. */
import { at, DAY, gives, HOUR, idOf, inAccount, type Scene, type Scenes, type Stage } from './scene.ts';

const casb: Scene = async (stage) => {
  await stage.call('zeroTrust.casb.integrations.create', {
    ...inAccount,
    application: 'SLACK',
    name: 'Team chat',
    credentials: { code: 'x' },
  });
  await stage.wait(DAY);
  const { params } = stage;
  const finding_id = await idOf(stage, 'zeroTrust.casb.posture.findings.list', inAccount);
  const instance = () => idOf(stage, 'zeroTrust.casb.posture.findings.instances.list', { ...inAccount, finding_id });
  return {
    ...('finding_id' in params ? { finding_id } : {}),
    ...('storage_namespace_id' in params ? { storage_namespace_id: finding_id } : {}),
    ...('checks' in params ? { checks: [finding_id] } : {}),
    ...('check_instances' in params ? { check_instances: [await instance()] } : {}),
    ...('instance_id' in params ? { instance_id: await instance() } : {}),
  };
};

const test = (stage: Stage, kind: string) =>
  idOf(
    stage,
    'zeroTrust.devices.dexTests.create',
    {
      ...inAccount,
      name: 'Intranet',
      interval: '0h30m0s',
      enabled: true,
      data:
        kind === 'http' ? { kind, host: 'https://intranet.example.com', method: 'GET' } : { kind, host: '192.0.2.1' },
    },
    'test_id',
  );

const RANGE = { from: '2026-12-01T12:00:00Z', to: '2026-12-01T18:00:00Z' };

/** A test of which there are results. */
const measured: Scene = async (stage) => {
  const test_id = await test(stage, stage.name.includes('httpTests') ? 'http' : 'traceroute');
  await stage.wait(6 * HOUR);
  const { params } = stage;
  return {
    test_id,
    ...('from' in params ? RANGE : {}),
    ...('deviceId' in params
      ? { deviceId: Array.isArray(params.deviceId) ? [await device(stage)] : await device(stage) }
      : {}),
  };
};

const device = (stage: Stage) => idOf(stage, 'zeroTrust.devices.devices.list', inAccount);

const policy = (stage: Stage) =>
  idOf(stage, 'zeroTrust.access.policies.create', {
    ...inAccount,
    name: 'Staff',
    decision: 'allow',
    include: [{ email_domain: { domain: 'example.com' } }],
  });

/** Name of the file that a command uploaded. */
const fileOf = (commands: unknown, id: unknown): unknown =>
  at(Array.isArray(commands) ? commands.find((one) => at(one, 'id') === id) : undefined, 'filename');

export const zeroTrustScenes: Scenes = [
  [/^zeroTrust\.casb\.posture\.findings\.(?!list|export$)/, casb],
  [
    /^zeroTrust\.casb\.posture\.exports\.get$/,
    async (stage) => {
      await casb(stage);
      return { id: await idOf(stage, 'zeroTrust.casb.posture.findings.export', inAccount) };
    },
  ],
  [/^zeroTrust\.dex\.(httpTests|tracerouteTests)\./, measured],
  [
    /^zeroTrust\.dex\.tracerouteTestResults\./,
    async (stage) => {
      const { test_id } = (await measured(stage)) ?? {};
      const path = await stage.call('zeroTrust.dex.tracerouteTests.networkPath', {
        ...inAccount,
        test_id,
        ...RANGE,
        interval: 'hour',
        deviceId: await device(stage),
      });
      return { test_result_id: at(path, 'networkPath', 'slots', 0, 'id') };
    },
  ],
  [
    /^zeroTrust\.access\.certificates\.delete$/,
    async ({ call, params }) => {
      await call('zeroTrust.access.certificates.update', { ...params, associated_hostnames: [], name: 'Devices' });
      return undefined;
    },
  ],
  [
    /^zeroTrust\.access\.serviceTokens\.(refresh|rotate)$/,
    async (stage) => ({
      service_token_id: await idOf(stage, 'zeroTrust.access.serviceTokens.create', { ...inAccount, name: 'CI' }),
    }),
  ],
  [
    /^zeroTrust\.access\.customPages\.update$/,
    gives({ custom_html: '<html><body>Access denied</body></html>', name: 'Denied', type: 'forbidden' }),
  ],
  [
    /^zeroTrust\.dlp\.entries\.custom\.update$/,
    async (stage) => ({
      entry_id: await idOf(stage, 'zeroTrust.dlp.entries.custom.create', {
        ...inAccount,
        enabled: true,
        name: 'Order number',
        pattern: { regex: 'ORD-[0-9]{8}' },
      }),
    }),
  ],
  [
    /^zeroTrust\.identityProviders\.(scim|samlCertificate)\./,
    async (stage) => ({
      identity_provider_id: await idOf(stage, 'zeroTrust.identityProviders.create', {
        ...inAccount,
        name: 'Okta',
        type: 'saml',
        config: {
          issuer_url: 'https://okta.example.com',
          sso_target_url: 'https://okta.example.com/sso',
          idp_public_certs: [],
        },
        scim_config: { enabled: true },
      }),
    }),
  ],
  [
    /^zeroTrust\.dex\.commands\.downloads\.get$/,
    async ({ call, wait }) => {
      const devices = await call('zeroTrust.dex.commands.devices.list', inAccount);
      const one = at(devices, 'result', 'devices', 0) ?? at(devices, 'devices', 0);
      const command = {
        device_id: at(one, 'deviceId'),
        user_email: at(one, 'personEmail'),
        type: 'pcap',
        args: { 'time-limit-min': 2 },
      };
      const made = await call('zeroTrust.dex.commands.create', { ...inAccount, commands: [command] });
      await wait(HOUR);
      const commands = await call('zeroTrust.dex.commands.list', inAccount);
      const id = at(made, 'commands', 0, 'id');
      return {
        command_id: id,
        filename: fileOf(at(commands, 'result', 'commands') ?? at(commands, 'commands'), id),
      };
    },
  ],
  [/^zeroTrust\.access\.applications\.policies\.create$/, gives({ precedence: 10 })],
  [
    /^zeroTrust\.access\.applications\.policies\.makeReusable$/,
    async (stage) => {
      const app_id = await idOf(stage, 'zeroTrust.access.applications.create', {
        ...inAccount,
        name: 'Intranet',
        type: 'self_hosted',
        domain: 'intranet.example.com',
      });
      return {
        app_id,
        policy_id: await idOf(stage, 'zeroTrust.access.applications.policies.create', {
          ...inAccount,
          app_id,
          name: 'Staff',
          decision: 'allow',
          include: [{ email_domain: { domain: 'example.com' } }],
        }),
      };
    },
  ],
  [
    /^zeroTrust\.dlp\.email\.rules\.bulkEdit$/,
    async (stage) => ({
      new_priorities: {
        [await idOf(
          stage,
          'zeroTrust.dlp.email.rules.create',
          { ...inAccount, name: 'Cards', enabled: true, action: { action: 'Block' }, conditions: [] },
          'rule_id',
        )]: 1,
      },
    }),
  ],
  [
    /^zeroTrust\.dlp\.sensitivityGroups\.levels\.order\.update$/,
    async ({ call, params: { sensitivity_group_id } }) => {
      const list = await call('zeroTrust.dlp.sensitivityGroups.levels.list', { ...inAccount, sensitivity_group_id });
      const levels = at(list, 'result') ?? list;
      return { level_ids: (Array.isArray(levels) ? levels : []).map((one) => at(one, 'id')).reverse() };
    },
  ],
  [/^zeroTrust\.dlp\.dataClasses\.(create|update)$/, gives({ data_tags: [], sensitivity_levels: [] })],
  [
    /^zeroTrust\.gateway\.rules\.resetExpiration$/,
    async (stage) => ({
      rule_id: await idOf(stage, 'zeroTrust.gateway.rules.create', {
        ...inAccount,
        name: 'Until Monday',
        action: 'block',
        filters: ['dns'],
        traffic: 'any(dns.domains[*] == "example.org")',
        expiration: { expires_at: '2026-12-07T12:00:00Z', duration: 1440 },
      }),
    }),
  ],
  [
    /^zeroTrust\.riskScoring\.integrations\.references\.get$/,
    async (stage) => {
      const reference_id = 'e91a2360-da51-4fdf-9711-bcdecd462614';
      await stage.call('zeroTrust.riskScoring.integrations.create', {
        ...inAccount,
        integration_type: 'Okta',
        tenant_url: 'https://example.okta.com',
        reference_id,
      });
      return { reference_id };
    },
  ],
  [/^zeroTrust\.devices\.dexTests\.delete$/, async (stage) => ({ dex_test_id: await test(stage, 'http') })],
  [
    /^zeroTrust\.devices\.dexTests\.update$/,
    async (stage) => ({ dex_test_id: await idOf(stage, 'zeroTrust.devices.dexTests.list', inAccount, 'test_id') }),
  ],
  [
    /^zeroTrust\.devices\.(un)?revoke\.create$/,
    async (stage) => ({ body: [await idOf(stage, 'zeroTrust.devices.list', inAccount)] }),
  ],
  [
    /^zeroTrust\.devices\.deploymentGroups\.(create|edit)$/,
    async (stage) => ({
      policy_ids: [
        await idOf(
          stage,
          'zeroTrust.devices.policies.custom.create',
          {
            ...inAccount,
            name: 'Engineers',
            match: 'identity.email matches ".*@example.com"',
            precedence: stage.name.endsWith('create') ? 100 : 200,
          },
          'policy_id',
        ),
      ],
    }),
  ],
  [
    /^zeroTrust\.access\.applications\.(create|update)$/,
    async (stage) => {
      const { params } = stage;
      if (!('policies' in params)) return undefined;
      return { policies: 'zone_id' in params ? [] : [await policy(stage)] };
    },
  ],
  [
    /^zeroTrust\.casb\.posture\.findings\.instances\.export$/,
    async ({ call, params }) => {
      const list = await call('zeroTrust.casb.posture.findings.list', inAccount);
      const integration = at(list, 'result', 0, 'integration', 'id');
      const type = at(list, 'result', 0, 'finding', 'id');
      return { ...params, storage_namespace_id: `${integration}-${type}` };
    },
  ],
  [
    /^zeroTrust\.dlp\.profiles\.predefined\.update$/,
    async ({ call, params: { profile_id } }) => {
      const profile = await call('zeroTrust.dlp.profiles.predefined.getProfile', { ...inAccount, profile_id });
      return { entries: undefined, enabled_entries: [at(profile, 'entries', 0, 'id')] };
    },
  ],
  [
    /^zeroTrust\.gateway\.operations\.get$/,
    async (stage) => {
      await stage.call('zeroTrust.gateway.lists.upload', {
        ...inAccount,
        file: 'value,description\nexample.org,Blocked',
      });
      return { operation_id: await idOf(stage, 'zeroTrust.gateway.operations.list', inAccount) };
    },
  ],
  [
    /^zeroTrust\.access\.aiControls\.mcp\.portals\.servers\.effectiveRedirectURI\.get$/,
    gives({ server_id: 'my-mcp-server' }),
  ],
  [
    /^zeroTrust\.casb\.posture\.policies\.update$/,
    async (stage) => ({
      actions: {
        webhook_configs: [
          {
            webhook_config_id: await idOf(stage, 'zeroTrust.casb.posture.webhooks.create', {
              ...inAccount,
              label: 'SIEM',
              destination_url: 'https://example.com/webhook',
              authentication_type: 'None',
            }),
          },
        ],
      },
    }),
  ],
];
