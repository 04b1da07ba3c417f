/** Scenes of threat intelligence, Security Center, URL Scanner and API Shield. */
import {
  at,
  DAY,
  gives,
  idOf,
  inAccount,
  inZone,
  MINUTE,
  type Scene,
  type Scenes,
  type Stage,
  sends,
} from './scene.ts';

const request: Scene = async (stage) => ({
  request_id: await idOf(stage, 'cloudforceOne.requests.create', {
    ...inAccount,
    summary: 'Phishing against our staff',
    content: 'Who runs login.example?',
    request_type: 'Victomology',
    tlp: 'amber',
  }),
});

const dataset = (stage: Stage) =>
  idOf(
    stage,
    'cloudforceOne.threatEvents.datasets.create',
    { ...inAccount, name: 'our-sightings', isPublic: false },
    'uuid',
  );

/** An event of the account's own dataset. */
async function sighting(stage: Stage, datasetId: string, indicator: string): Promise<string> {
  return idOf(
    stage,
    'cloudforceOne.threatEvents.create',
    {
      ...inAccount,
      datasetId,
      attacker: 'PaperHeron',
      attackerCountry: 'US',
      category: 'Domain Resolution',
      date: '2026-11-30T12:00:00Z',
      event: 'An attacker registered the domain login.example',
      indicator,
      indicatorType: 'domain',
      raw: { data: { seen: 'login.example' }, source: 'example.com', tlp: 'amber' },
      tlp: 'amber',
    },
    'uuid',
  );
}

const own: Scene = async (stage) => {
  const { params } = stage;
  const datasetId = await dataset(stage);
  const event_id = await sighting(stage, datasetId, 'login.example');
  return {
    ...('event_id' in params ? { event_id } : {}),
    ...('datasetId' in params ? { datasetId } : {}),
    ...('dataset_id' in params ? { dataset_id: datasetId } : {}),
  };
};

const asset = (stage: Stage) =>
  idOf(stage, 'cloudforceOne.requests.assets.upload', {
    ...inAccount,
    request_id: stage.params.request_id,
    source: 'From: it@login.example',
  });

const watch = (stage: Stage) =>
  idOf(
    stage,
    'brandProtection.v2.queries.create',
    {
      ...inAccount,
      tag: 'our-shop',
      string_matches: [{ pattern: 'acme', max_edit_distance: 0 }],
      search_lookback: true,
    },
    'query_id',
  );

const scan: Scene = async (stage) => {
  const isOld = stage.name.startsWith('urlScanner.v1.');
  const scan_id = await idOf(
    stage,
    isOld ? 'urlScanner.v1.scans.create' : 'urlScanner.scans.create',
    { ...inAccount, url: 'https://www.example.com/' },
    'uuid',
  );
  await stage.wait(MINUTE);
  return { scan_id };
};

const OPERATION = { ...inZone, method: 'GET', host: 'www.example.com', endpoint: '/api/v1/users/{var1}' };
const operation = (stage: Stage) => idOf(stage, 'apiGateway.operations.create', OPERATION, 'operation_id');

const OPENAPI = JSON.stringify({
  openapi: '3.0.0',
  info: { title: 'Users', version: '1.0.0' },
  servers: [{ url: 'https://www.example.com' }],
  paths: { '/api/v1/users': { get: { responses: { 200: { description: 'All users' } } } } },
});

const KEY = {
  kty: 'EC',
  crv: 'P-256',
  alg: 'ES256',
  kid: 'login',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
};
const tokens = async (stage: Stage): Promise<string> =>
  idOf(stage, 'tokenValidation.configuration.create', {
    ...inZone,
    title: 'Login tokens',
    description: 'Tokens of the login page',
    token_type: 'JWT',
    token_sources: ['http.request.headers["authorization"][0]'],
    credentials: { keys: [KEY] },
  });
const tokenRule = async (stage: Stage) => {
  const { action, description, title } = {
    action: 'block',
    description: 'Orders need a valid token',
    title: 'Need a token',
  };
  return {
    action,
    description,
    title,
    enabled: true,
    expression: `is_jwt_valid("${await tokens(stage)}")`,
    selector: { include: [{ host: ['www.example.com'] }] },
  };
};

/** Insights are found once scans are on. */
const scans: Scene = sends(['securityCenter.state.update', { ...inAccount, scans_enabled: true }]);

export const securityScenes: Scenes = [
  [/^cloudforceOne\.requests\.(?!create|list|constants|quota|types|priority)/, request],
  [
    /^cloudforceOne\.requests\.message\.(update|delete)$/,
    async (stage) => ({
      message_id: Number(
        await idOf(stage, 'cloudforceOne.requests.message.create', {
          ...inAccount,
          request_id: stage.params.request_id,
          content: 'Any news?',
        }),
      ),
    }),
  ],
  [/^cloudforceOne\.requests\.assets\.upload$/, () => ({ source: 'From: it@login.example' })],
  [/^cloudforceOne\.requests\.assets\.(get|update|delete)$/, async (stage) => ({ asset_id: await asset(stage) })],
  [
    /^cloudforceOne\.requests\.priority\.(get|update|delete)$/,
    async (stage) => ({
      priority_id: await idOf(stage, 'cloudforceOne.requests.priority.create', {
        ...inAccount,
        labels: ['DoS'],
        priority: 1,
        requirement: 'Floods against retail',
        tlp: 'amber',
      }),
    }),
  ],
  [/^cloudforceOne\.threatEvents\.(datasets\.events|eventTags|raw|relate|relationships)\./, own],
  [
    /^cloudforceOne\.threatEvents\.raw\./,
    async (stage) => ({
      raw_id: await idOf(
        stage,
        'cloudforceOne.threatEvents.get',
        { ...inAccount, event_id: stage.params.event_id },
        'rawId',
      ),
    }),
  ],
  [
    /^cloudforceOne\.threatEvents\.relate\.create$/,
    async (stage) => ({ events: [await sighting(stage, await dataset({ ...stage }).catch(() => ''), 'mail.example')] }),
  ],
  [
    /^cloudforceOne\.threatEvents\.relationships\.create$/,
    async (stage) => ({
      parentId: await sighting(stage, String(stage.params.datasetId), 'one.example'),
      childIds: [await sighting(stage, String(stage.params.datasetId), 'two.example')],
    }),
  ],
  [
    /^brandProtection\.(queries\.(delete|edit|matches)|matches|v2\.matches)/,
    async (stage) => {
      const id = await watch(stage);
      await stage.wait(3 * DAY);
      const { params, name } = stage;
      if ('query_id' in params) {
        if (name.startsWith('brandProtection.v2')) return { query_id: [id] };
        const matches = await stage.call('brandProtection.matches.get', { ...inAccount, id, include_domain_id: true });
        return { query_id: Number(id), domain_id: Number(at(matches, 'matches', 0, 'domain_id')) };
      }
      return { id: name === 'brandProtection.queries.edit' ? Number(id) : id };
    },
  ],
  [/^urlScanner\.(v1\.)?scans\.(dom|get|har|screenshot)$/, scan],
  [/^securityCenter\.insights\.(dismiss|classification|context|auditLogs\.listBy|scans\.create)/, scans],
  [
    /^apiGateway\.operations\.labels\.(bulkCreate|bulkUpdate)$/,
    async (stage) => ({ selector: { include: { operation_ids: [await operation(stage)] } } }),
  ],
  [
    /^apiGateway\.operations\.labels\.create$/,
    sends(['apiGateway.labels.user.bulkCreate', { ...inZone, body: [{ name: 'login', description: 'Sign-in' }] }]),
  ],
  [
    /^apiGateway\.labels\.(managed|user)\.resources\.operation\.update$/,
    async (stage) => ({ selector: { include: { operation_ids: [await operation(stage)] } } }),
  ],
  [/^apiGateway\.labels\.managed\./, gives({ name: 'cf-llm' })],
  [
    /^apiGateway\.operations\.schemaValidation\.edit$/,
    async (stage) => ({ settings_multiple_request: { [await operation(stage)]: { mitigation_action: 'block' } } }),
  ],
  [
    /^apiGateway\.userSchemas\.create$/,
    () => ({
      name: 'users.json',
      kind: 'openapi_v3',
      file: new File([OPENAPI], 'users.json'),
    }),
  ],
  [/^schemaValidation\.settings\.operations\.update$/, async (stage) => ({ operation_id: await operation(stage) })],
  [/^tokenValidation\.rules\.create$/, tokenRule],
  [/^tokenValidation\.rules\.bulkCreate$/, async (stage) => ({ body: [await tokenRule(stage)] })],
  [
    /^tokenValidation\.rules\.bulkEdit$/,
    async (stage) => ({
      body: [
        {
          id: await idOf(stage, 'tokenValidation.rules.create', { ...inZone, ...(await tokenRule(stage)) }),
          enabled: false,
        },
      ],
    }),
  ],
  [
    /^pageShield\.(connections|scripts|cookies)\.get$/,
    async (stage) => {
      await stage.call('dns.records.create', {
        ...inZone,
        type: 'A',
        name: 'shop',
        content: '192.0.2.1',
        ttl: 1,
        proxied: true,
      });
      await stage.call('pageShield.update', { ...inZone, enabled: true });
      const [, list = ''] = stage.name.split('.');
      const id = { connections: 'connection_id', scripts: 'script_id', cookies: 'cookie_id' }[list] ?? 'id';
      return { [id]: await idOf(stage, `pageShield.${list}.list`, inZone) };
    },
  ],
  [
    /^vulnerabilityScanner\.scans\.create$/,
    async (stage) => {
      const set = (name: string) => idOf(stage, 'vulnerabilityScanner.credentialSets.create', { ...inAccount, name });
      return { credential_sets: { owner: await set('Owner'), attacker: await set('Attacker') } };
    },
  ],
  [/^contentScanning\.payloads\.update$/, gives({ payload: 'lookup_json_string(http.request.body.raw, "file")' })],
  [
    /^intel\.indicatorFeeds\.downloads\.get$/,
    async ({ call, params }) => {
      await call('intel.indicatorFeeds.update', { ...params, is_downloadable: true });
      return undefined;
    },
  ],
  [
    /^vulnerabilityScanner\.scans\.create$/,
    async (stage) => ({
      target_environment_id: await idOf(stage, 'vulnerabilityScanner.targetEnvironments.create', {
        ...inAccount,
        name: 'production',
        target: { type: 'zone', zone_tag: inZone.zone_id },
      }),
    }),
  ],
  [
    /^intel\.indicatorFeeds\.uploads\.get$/,
    async (stage) => ({
      upload_id: Number(
        await idOf(
          stage,
          'intel.indicatorFeeds.snapshots.update',
          { ...inAccount, feed_id: stage.params.feed_id, source: '{ "type": "bundle", "objects": [] }' },
          'upload_id',
        ),
      ),
    }),
  ],
  [/^intel\.attackSurfaceReport\.issues\.dismiss$/, scans],
  [
    /^intel\.attackSurfaceReport\.issues\.dismiss$/,
    async (stage) => ({ issue_id: await idOf(stage, 'intel.attackSurfaceReport.issues.list', inAccount) }),
  ],
  [
    /^apiGateway\.discovery\.operations\.bulkEdit$/,
    async (stage) => ({
      body: { [await idOf(stage, 'apiGateway.discovery.operations.list', inZone)]: { state: 'ignored' } },
    }),
  ],
];
