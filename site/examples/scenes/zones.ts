/** Scenes of zones: plans, rules, certificates and delivery. */
import { at, DAY, gives, idOf, inAccount, inZone, MINUTE, onPlan, type Scenes, sends } from './scene.ts';

const FIREWALL_RULE = { action: { mode: 'challenge' }, filter: { expression: 'ip.src eq 192.0.2.1' } };
const RULE = { action: 'block', expression: 'http.request.uri.path eq "/internal"' };
export const zoneScenes: Scenes = [
  [
    /^(cache\.(variants|regionalTieredCache)\.edit|zones\.(ct\.alerting|aegis|automaticPlatformOptimization|h2Prioritization|originH2MaxStreams)\.edit|rateLimits\.create)$/,
    onPlan('enterprise'),
  ],
  [
    /^rulesets\.rules\.(delete|edit)$/,
    async ({ call, params }) => {
      const ruleset = await call(
        'rulesets.get',
        'zone_id' in params
          ? { ...inZone, ruleset_id: params.ruleset_id }
          : { ...inAccount, ruleset_id: params.ruleset_id },
      );
      return { rule_id: at(ruleset, 'rules', 0, 'id') };
    },
  ],
  [/^rulesets\.(phases\.)?versions\.(get|delete)$/, gives({ ruleset_version: '1' })],
  [/^snippets\.(update|get|delete|content\.get)$/, gives({ snippet_name: 'my_snippet' })],
  [
    /^snippets\.update$/,
    () => ({
      'main.js': undefined,
      metadata: { main_module: 'main.js' },
      files: [
        new File(['export default { fetch: (request) => fetch(request) };'], 'main.js', {
          type: 'application/javascript+module',
        }),
      ],
    }),
  ],
  [
    /^snippets\.rules\.update$/,
    async (stage) => {
      const files = [
        new File(['export default { fetch: (request) => fetch(request) };'], 'main.js', {
          type: 'application/javascript+module',
        }),
      ];
      await stage.call('snippets.update', {
        ...inZone,
        snippet_name: 'my_snippet',
        metadata: { main_module: 'main.js' },
        files,
      });
      return undefined;
    },
  ],
  [/^firewall\.rules\.create$/, gives(FIREWALL_RULE)],
  [
    /^firewall\.lockdowns\.update$/,
    gives({ configurations: [{ target: 'ip', value: '192.0.2.1' }], urls: ['www.example.com/admin*'] }),
  ],
  [
    /^zones\.activationCheck\.trigger$/,
    async ({ wait }) => {
      await wait(DAY);
      return undefined;
    },
  ],
  [/^rateLimits\.analytics\.get$/, gives({ since: '2026-12-01T06:00:00Z', until: '2026-12-01T12:00:00Z' })],
  [/^zaraz\.publish\.create$/, sends(['zaraz.update', { ...inZone, workflow: 'preview' }])],
  [
    /^rulesets\.create$/,
    ({ params }) =>
      'account_id' in params
        ? { kind: 'custom', name: 'Internal', phase: 'http_request_firewall_custom', rules: [RULE] }
        : undefined,
  ],
  [/^zones\.analytics\.(colos|dashboard)\.get$/, onPlan('enterprise')],
  [/^zones\.analytics\.(colos|dashboard)\.get$/, gives({ zone_identifier: inZone.zone_id })],
  [
    /^filters\.bulkUpdate$/,
    async (stage) => {
      const filter = { expression: 'ip.src eq 192.0.2.1' };
      return {
        body: [
          { id: await idOf(stage, 'filters.create', { ...inZone, body: [filter] }), expression: 'ip.src eq 192.0.2.2' },
        ],
      };
    },
  ],
  [
    /^firewall\.rules\.(bulkEdit|bulkUpdate)$/,
    async (stage) => ({ id: await idOf(stage, 'firewall.rules.create', { ...inZone, ...FIREWALL_RULE }) }),
  ],
  [/^rateLimits\.edit$/, gives({ action: { mode: 'challenge' } })],
  [
    /^rules\.lists\.bulkOperations\.get$/,
    async (stage) => {
      const list_id = await idOf(stage, 'rules.lists.create', { ...inAccount, kind: 'ip', name: 'offices' });
      return {
        operation_id: await idOf(
          stage,
          'rules.lists.items.create',
          { ...inAccount, list_id, body: [{ ip: '192.0.2.0/24' }] },
          'operation_id',
        ),
      };
    },
  ],
  [
    /^rules\.lists\.items\.get$/,
    async (stage) => {
      await stage.wait(MINUTE);
      const list_id = await idOf(stage, 'rules.lists.create', { ...inAccount, kind: 'ip', name: 'offices' });
      await stage.call('rules.lists.items.create', {
        ...inAccount,
        list_id,
        body: [{ ip: '192.0.2.0/24', comment: 'Berlin' }],
      });
      await stage.wait(MINUTE);
      return { list_id, item_id: await idOf(stage, 'rules.lists.items.list', { ...inAccount, list_id }) };
    },
  ],
  [
    /^logpush\.jobs\.create$/,
    async ({ call, params }) => {
      const destination_conf = 's3://mybucket/logs?region=us-west-2';
      const scope = 'zone_id' in params ? inZone : inAccount;
      const file = String(at(await call('logpush.ownership.create', { ...scope, destination_conf }), 'filename'));
      return { destination_conf, ownership_challenge: file.replace('ownership-challenge-', '').replace('.txt', '') };
    },
  ],
  [/^hostnames\.settings\.tls\.(get|delete|update)$/, gives({ setting_id: 'min_tls_version' })],
  [
    /^hostnames\.settings\.tls\.(get|delete)$/,
    sends([
      'hostnames.settings.tls.update',
      { ...inZone, setting_id: 'min_tls_version', hostname: 'app.example.com', value: '1.2' },
    ]),
  ],
  [/^hostnames\.settings\.tls\.(get|delete)$/, gives({ hostname: 'app.example.com' })],
  [
    /^clientCertificates\.edit$/,
    async ({ call, params: { client_certificate_id } }) => {
      await call('clientCertificates.delete', { ...inZone, client_certificate_id });
      return undefined;
    },
  ],
  [/^cache\.originCloudRegions\.v1\.(get|delete)$/, gives({ origin_ip: '192.0.2.1' })],
  [
    /^dnsFirewall\.reverseDNS\.edit$/,
    async ({ call, params: { dns_firewall_id } }) => {
      const cluster = await call('dnsFirewall.get', { ...inAccount, dns_firewall_id });
      return { ptr: { [String(at(cluster, 'dns_firewall_ips', 0))]: 'ns1.example.com' } };
    },
  ],
  [
    /^zaraz\.history\.update$/,
    async (stage) => {
      const config = await stage.call('zaraz.config.get', inZone);
      await stage.call('zaraz.config.update', { ...(config as object), ...inZone }); // a configuration
      return { body: Number(await idOf(stage, 'zaraz.history.list', inZone)) };
    },
  ],
  [/^dns\.records\.scanReview$/, gives({ accepts: [], rejects: [] })],
  [
    /^firewall\.rules\.update$/,
    gives({ action: { mode: 'managed_challenge' }, filter: { expression: 'ip.src eq 192.0.2.7' } }),
  ],
];
