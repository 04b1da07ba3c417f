/** Bodies for operations whose rules exceed their schemas: a zone file, SQL, a cron expression. */
import { uuidFrom } from '../src/products/shared/chance.ts';

const ADMINISTRATOR = '05784afa30c1afe1440e79d9351c7430';

/** Signed by itself, valid until 2126: `openssl req -x509`. */
export const ACCESS_CA = `-----BEGIN CERTIFICATE-----
MIIBfDCCASGgAwIBAgIURv11UeA3S9hzZlcd1+grAjbaFAIwCgYIKoZIzj0EAwIw
EjEQMA4GA1UEAwwHdGVzdC1jYTAgFw0yNjExMjAxNjA1NThaGA8yMTI2MTAyNzE2
MDU1OFowEjEQMA4GA1UEAwwHdGVzdC1jYTBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABCFonGJACKotCBk0WAlqj3McOwzimOgjoRBrbWTxYuWzD3qRiqbHpsoZaaeh
iNocKvbVaBm5KrNGRgMlcIAeoh6jUzBRMB0GA1UdDgQWBBTobWMdtSKzVR5sA2Y0
Ou/dWjyHYDAfBgNVHSMEGDAWgBTobWMdtSKzVR5sA2Y0Ou/dWjyHYDAPBgNVHRMB
Af8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDyL/kntBKcF2mUldPFBAvRw9jM
LpiojML2DQStOxgZMgIhAPubKAicw/zry5tPLNXsnm2p0GGbaOnW3Cyv9joNYEUi
-----END CERTIFICATE-----
`;

/** The default dataset of threat events, which every account reads. */
const DATASET = uuidFrom('threat events/APTs');

const THREAT_EVENT = {
  category: 'Phishing',
  date: '2026-01-01T00:00:00Z',
  event: 'A page asked for passwords',
  indicator: 'login.example',
  indicatorType: 'domain',
  raw: { data: { seen: 1 } },
  tlp: 'amber',
};

export const EXAMPLE_BODIES: Readonly<Record<string, unknown>> = {
  'emailSecurity.settings.domains.create': {
    domain: 'mail.example.org',
    allowed_delivery_modes: ['DIRECT'],
    drop_dispositions: ['MALICIOUS'],
    ip_restrictions: [],
    regions: ['GLOBAL'],
  },
  'brandProtection.queries.create': { tag: 'ours', string_matches: [{ pattern: 'harbour', max_edit_distance: 1 }] },
  'DDoSProtection.advancedDNSProtection.dnsProtection.rules.create': {
    scope: 'global',
    name: 'global',
    mode: 'monitoring',
    profile_sensitivity: 'low',
    rate_sensitivity: 'low',
    burst_sensitivity: 'low',
  },
  'DDoSProtection.advancedTCPProtection.synProtection.filters.items.edit': { mode: 'monitoring' },
  'DDoSProtection.advancedTCPProtection.synProtection.rules.items.edit': { mode: 'monitoring' },
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.filters.items.edit': { mode: 'monitoring' },
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.rules.items.edit': { mode: 'monitoring' },
  'emailSecurity.settings.sendingDomainRestrictions.create': { domain: 'example.com', exclude: [] },
  'emailSecurity.settings.sendingDomainRestrictions.edit': { exclude: [] },
  'emailSending.suppressions.edit': { note: 'example' },
  'emailSending.suppressions.create': { email: 'bounces@example.org' },
  'emailSending.suppressions.v1.create': { email: 'bounces@example.org' },
  'iam.oauthClients.update': { client_name: 'Example' },
  'iam.oauthClients.create': {
    client_name: 'Example',
    grant_types: ['authorization_code'],
    redirect_uris: ['https://app.example.com/back'],
    response_types: ['code'],
    scopes: ['user-details.read'],
    token_endpoint_auth_method: 'client_secret_basic',
  },
  'cloudforceOne.threatEvents.create': THREAT_EVENT,
  'cloudforceOne.threatEvents.bulkCreate': { datasetId: DATASET, data: [THREAT_EVENT] },
  'cloudforceOne.threatEvents.bulkCreateRelationships': { datasetId: DATASET, data: [THREAT_EVENT] },
  'cloudforceOne.threatEvents.bulkEdit': { datasetId: DATASET, eventIds: ['sample'], updates: { tlp: 'green' } },
  'cloudforceOne.threatEvents.queries.create': {
    name: 'phishing',
    query_json: '{"search":[]}',
    alert_enabled: false,
    alert_rollup_enabled: false,
    rule_enabled: false,
  },
  'cloudforceOne.threatEvents.edit': { datasetId: DATASET, tlp: 'green' },
  'cloudforceOne.threatEvents.update': { datasetId: DATASET, tlp: 'green' },
  'cloudforceOne.threatEvents.tags.create': { value: 'PaperHeron' },
  'cloudforceOne.threatEvents.queries.edit': { name: 'phishing' },
  'cloudforceOne.threatEvents.queries.update': { name: 'phishing' },
  'rulesets.create': {
    kind: 'custom',
    name: 'example',
    phase: 'http_request_firewall_custom',
    rules: [{ action: 'block', expression: 'ip.src eq 192.0.2.1' }],
  },
  'rulesets.update': { rules: [{ action: 'block', expression: 'ip.src eq 192.0.2.1' }] },
  'rulesets.phases.update': { rules: [] },
  'rulesets.rules.create': { action: 'block', expression: 'ip.src eq 192.0.2.1' },
  'rulesets.rules.edit': { action: 'block', expression: 'ip.src eq 192.0.2.1' },
  'loadBalancers.pools.create': { name: 'primary', origins: [{ name: 'a', address: '192.0.2.1' }] },
  'loadBalancers.pools.update': { name: 'primary', origins: [{ name: 'a', address: '192.0.2.1' }] },
  'loadBalancers.pools.edit': { description: 'example' },
  'user.loadBalancers.pools.create': { name: 'primary', origins: [{ name: 'a', address: '192.0.2.1' }] },
  'user.loadBalancers.pools.update': { name: 'primary', origins: [{ name: 'a', address: '192.0.2.1' }] },
  'user.loadBalancers.pools.edit': { description: 'example' },
  'loadBalancers.monitorGroups.create': { description: 'example', members: [] },
  'loadBalancers.monitorGroups.update': { description: 'example', members: [] },
  'loadBalancers.monitorGroups.edit': { description: 'example', members: [] },
  'waitingRooms.create': { name: 'shop', host: 'shop.example.com', new_users_per_minute: 200, total_active_users: 200 },
  'waitingRooms.update': { name: 'shop', host: 'shop.example.com', new_users_per_minute: 200, total_active_users: 200 },
  'waitingRooms.edit': { name: 'shop', host: 'shop.example.com', new_users_per_minute: 200, total_active_users: 200 },
  'waitingRooms.events.create': {
    name: 'sale',
    event_start_time: '2026-01-02T12:00:00Z',
    event_end_time: '2026-01-02T13:00:00Z',
  },
  'waitingRooms.events.update': {
    name: 'sale',
    event_start_time: '2026-01-02T12:00:00Z',
    event_end_time: '2026-01-02T13:00:00Z',
  },
  'waitingRooms.events.edit': {
    name: 'sale',
    event_start_time: '2026-01-02T12:00:00Z',
    event_end_time: '2026-01-02T13:00:00Z',
  },
  'customHostnames.create': { hostname: 'app.customer.dev', ssl: { method: 'txt', type: 'dv' } },
  'customHostnames.edit': { custom_metadata: { key: 'value' } },
  'originCACertificates.create': {
    csr: '-----BEGIN CERTIFICATE REQUEST-----\nMIHvMIGXAgEAMDUxCzAJBgNVBAYTAlVTMRAwDgYDVQQKDAdFeGFtcGxlMRQwEgYD\nVQQDDAtleGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABBnzEQQ/\nkSds1lIUr145DW5Rqz1rEI+F8/aBF9cZNLWbYy7pxgOLNYJNokUbnkhiNCoZ1i5l\n0sKgJecQPYk8JnWgADAKBggqhkjOPQQDAgNHADBEAiBDR4LtuvMaP9JnyEFUqpXp\nxj9uywltA6mNKrz8N0qcZAIgevQ06L+1oTFBxwEhwrsm9XBLfs25RwDYrg3n5avg\nHvw=\n-----END CERTIFICATE REQUEST-----\n',
    hostnames: ['example.com'],
    request_type: 'origin-ecc',
  },
  'clientCertificates.create': {
    csr: '-----BEGIN CERTIFICATE REQUEST-----\nMIHvMIGXAgEAMDUxCzAJBgNVBAYTAlVTMRAwDgYDVQQKDAdFeGFtcGxlMRQwEgYD\nVQQDDAtleGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABBnzEQQ/\nkSds1lIUr145DW5Rqz1rEI+F8/aBF9cZNLWbYy7pxgOLNYJNokUbnkhiNCoZ1i5l\n0sKgJecQPYk8JnWgADAKBggqhkjOPQQDAgNHADBEAiBDR4LtuvMaP9JnyEFUqpXp\nxj9uywltA6mNKrz8N0qcZAIgevQ06L+1oTFBxwEhwrsm9XBLfs25RwDYrg3n5avg\nHvw=\n-----END CERTIFICATE REQUEST-----\n',
    validity_days: 365,
  },
  'customCertificates.create': {
    certificate:
      '-----BEGIN CERTIFICATE-----\nMIIBqzCCAVCgAwIBAgIUQV5cWAJcRNacP9CnBsO8jUchT4kwCgYIKoZIzj0EAwIw\nFjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wIBcNMjYxMTIwMTYyNDQwWhgPMjEyNjEw\nMjcxNjI0NDBaMBYxFDASBgNVBAMMC2V4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYI\nKoZIzj0DAQcDQgAEc6LT+0MZ2flZzt7VQGG+387GOEj7zYDoYLOwbx1qYLowmhJB\nVSHd9XQddxY/OT604n23s9r7PpLu3gIOnQO7hqN6MHgwHQYDVR0OBBYEFHzivwxW\nY2SEakkn0OL7UhZkYn5OMB8GA1UdIwQYMBaAFHzivwxWY2SEakkn0OL7UhZkYn5O\nMA8GA1UdEwEB/wQFMAMBAf8wJQYDVR0RBB4wHIILZXhhbXBsZS5jb22CDSouZXhh\nbXBsZS5jb20wCgYIKoZIzj0EAwIDSQAwRgIhAJrCZhNoXhKJypSUMmy/nkapNLKv\nMxy8lrPX0AXpp9zTAiEA99y/hCn6LYOZrzlARCZZlnLDmTf9BSCHdhOP5eNsVH0=\n-----END CERTIFICATE-----\n',
    custom_csr_id: '7b163417-1d2b-4c84-a38a-2fb7a0cd7752',
  },
  'customCertificates.edit': { bundle_method: 'optimal' },
  'customCertificates.prioritize.update': { certificates: [] },
  'mtlsCertificates.create': {
    ca: true,
    certificates:
      '-----BEGIN CERTIFICATE-----\nMIIBqzCCAVCgAwIBAgIUQV5cWAJcRNacP9CnBsO8jUchT4kwCgYIKoZIzj0EAwIw\nFjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wIBcNMjYxMTIwMTYyNDQwWhgPMjEyNjEw\nMjcxNjI0NDBaMBYxFDASBgNVBAMMC2V4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYI\nKoZIzj0DAQcDQgAEc6LT+0MZ2flZzt7VQGG+387GOEj7zYDoYLOwbx1qYLowmhJB\nVSHd9XQddxY/OT604n23s9r7PpLu3gIOnQO7hqN6MHgwHQYDVR0OBBYEFHzivwxW\nY2SEakkn0OL7UhZkYn5OMB8GA1UdIwQYMBaAFHzivwxWY2SEakkn0OL7UhZkYn5O\nMA8GA1UdEwEB/wQFMAMBAf8wJQYDVR0RBB4wHIILZXhhbXBsZS5jb22CDSouZXhh\nbXBsZS5jb20wCgYIKoZIzj0EAwIDSQAwRgIhAJrCZhNoXhKJypSUMmy/nkapNLKv\nMxy8lrPX0AXpp9zTAiEA99y/hCn6LYOZrzlARCZZlnLDmTf9BSCHdhOP5eNsVH0=\n-----END CERTIFICATE-----\n',
  },
  'keylessCertificates.create': {
    certificate:
      '-----BEGIN CERTIFICATE-----\nMIIBqzCCAVCgAwIBAgIUQV5cWAJcRNacP9CnBsO8jUchT4kwCgYIKoZIzj0EAwIw\nFjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wIBcNMjYxMTIwMTYyNDQwWhgPMjEyNjEw\nMjcxNjI0NDBaMBYxFDASBgNVBAMMC2V4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYI\nKoZIzj0DAQcDQgAEc6LT+0MZ2flZzt7VQGG+387GOEj7zYDoYLOwbx1qYLowmhJB\nVSHd9XQddxY/OT604n23s9r7PpLu3gIOnQO7hqN6MHgwHQYDVR0OBBYEFHzivwxW\nY2SEakkn0OL7UhZkYn5OMB8GA1UdIwQYMBaAFHzivwxWY2SEakkn0OL7UhZkYn5O\nMA8GA1UdEwEB/wQFMAMBAf8wJQYDVR0RBB4wHIILZXhhbXBsZS5jb22CDSouZXhh\nbXBsZS5jb20wCgYIKoZIzj0EAwIDSQAwRgIhAJrCZhNoXhKJypSUMmy/nkapNLKv\nMxy8lrPX0AXpp9zTAiEA99y/hCn6LYOZrzlARCZZlnLDmTf9BSCHdhOP5eNsVH0=\n-----END CERTIFICATE-----\n',
    host: 'key.example.com',
    port: 24008,
  },
  'ssl.certificatePacks.create': {
    type: 'advanced',
    hosts: ['example.com'],
    certificate_authority: 'lets_encrypt',
    validation_method: 'txt',
    validity_days: 90,
  },
  'clientCertificates.edit': { reactivate: false },
  'spectrum.apps.create': {
    dns: { type: 'CNAME', name: 'ssh.example.com' },
    protocol: 'tcp/22',
    traffic_type: 'direct',
    origin_direct: ['tcp://192.0.2.1:22'],
  },
  'spectrum.apps.update': {
    dns: { type: 'CNAME', name: 'ssh.example.com' },
    protocol: 'tcp/22',
    traffic_type: 'direct',
    origin_direct: ['tcp://192.0.2.1:22'],
  },
  'snippets.update': { metadata: { main_module: 'main.js' }, 'main.js': 'export default {}' },
  'snippets.rules.update': { rules: [] },
  'pageRules.create': {
    targets: [{ target: 'url', constraint: { operator: 'matches', value: '*example.com/a/*' } }],
    actions: [{ id: 'always_use_https' }],
  },
  'pageRules.update': {
    targets: [{ target: 'url', constraint: { operator: 'matches', value: '*example.com/a/*' } }],
    actions: [{ id: 'always_use_https' }],
  },
  'pageRules.edit': { status: 'active' },
  'healthchecks.create': { name: 'server-1', address: 'www.example.com' },
  'healthchecks.update': { name: 'server-1', address: 'www.example.com' },
  'healthchecks.edit': { name: 'server-1', address: 'www.example.com' },
  'schemaValidation.schemas.create': {
    kind: 'openapi_v3',
    name: 'example',
    source: '{"openapi":"3.0.3","servers":[{"url":"https://api.example.com"}],"paths":{"/a":{"get":{}}}}',
    validation_enabled: true,
  },
  'apiGateway.userSchemas.create': {
    kind: 'openapi_v3',
    file: '{"openapi":"3.0.3","servers":[{"url":"https://api.example.com"}],"paths":{"/a":{"get":{}}}}',
  },
  'zeroTrust.access.applications.policies.update': { name: 'all', decision: 'allow', include: [{ everyone: {} }] },
  'zeroTrust.tunnels.cloudflared.configurations.update': {
    config: { ingress: [{ hostname: '', service: 'http_status:404' }] },
  },
  'zeroTrust.networks.virtualNetworks.create': { name: 'us-east-1-vpc' },
  'zeroTrust.gateway.proxyEndpoints.edit': { ips: ['192.0.2.1/32'] },
  'zeroTrust.devices.policies.default.edit': { include: [{ address: '192.0.2.0/24' }] },
  'zeroTrust.devices.policies.custom.edit': { include: [{ address: '192.0.2.0/24' }] },
  'zeroTrust.devices.policies.custom.create': { name: 'staff', match: 'true', precedence: 100 },
  'zeroTrust.access.applications.policies.create': { name: 'all', decision: 'allow', include: [{ everyone: {} }] },
  'zeroTrust.access.certificates.create': { name: 'ca', certificate: ACCESS_CA },
  'addressing.addressMaps.create': { ips: ['192.0.2.7'], memberships: [] },
  'addressing.loaDocuments.create': { loa_document: '%PDF-1.4\n%%EOF\n' },
  'addressing.prefixes.create': { asn: 13335, cidr: '192.0.2.0/24', delegate_loa_creation: true },
  'addressing.prefixes.serviceBindings.create': {
    cidr: '192.0.2.0/24',
    service_id: 'f1a4e000000000000000000000005e01',
  },
  'accounts.members.create': { email: 'one@example.com', roles: [ADMINISTRATOR] },
  'accounts.members.update': { roles: [{ id: ADMINISTRATOR }] },
  'alerting.destinations.webhooks.create': { name: 'one', url: 'https://example.com/hook' },
  'alerting.destinations.webhooks.update': { name: 'one', url: 'https://example.com/hook' },
  'alerting.policies.create': {
    name: 'one',
    alert_type: 'universal_ssl_event_type',
    enabled: true,
    mechanisms: { email: [{ id: 'user@example.com' }] },
  },
  'alerting.policies.update': { name: 'other' },
  'd1.database.export': { output_format: 'polling' },
  'd1.database.import': { action: 'init', etag: '0123456789abcdef0123456789abcdef' },
  'd1.database.query': { sql: 'SELECT 1 AS one' },
  'd1.database.raw': { sql: 'SELECT 1 AS one' },
  'dns.records.batch': { posts: [{ type: 'A', name: 'batch', content: '192.0.2.7', ttl: 1 }] },
  'dns.records.scanReview': { accepts: [], rejects: [] },
  'dns.zoneTransfers.incoming.create': { auto_refresh_seconds: 86_400, name: 'example.com.', peers: [] },
  'dns.zoneTransfers.outgoing.create': { name: 'example.com.', peers: [] },
  'dns.zoneTransfers.peers.update': { name: 'my-peer-1', ip: '192.0.2.53', port: 53 },
  'dnsFirewall.create': { name: 'one', upstream_ips: ['192.0.2.53'] },
  'dnsFirewall.edit': { upstream_ips: ['192.0.2.53'] },
  'dns.records.import': { file: 'www 300 IN A 192.0.2.1\n' },
  'queues.consumers.create': { type: 'http_pull' },
  'queues.consumers.update': { type: 'http_pull' },
  'secretsStore.stores.secrets.duplicate': { name: 'A_COPY', scopes: ['workers'] },
  'vectorize.indexes.create': { name: 'example-index', config: { dimensions: 2, metric: 'cosine' } },
  'vectorize.indexes.query': { vector: [1, 0] },
  'zones.create': { name: 'example.com', account: { id: 'f1a4e000000000000000000000000001' } },
  'zones.edit': { paused: true },
  'zones.settings.edit': { value: 'strict' },
  'workers.scripts.schedules.update': [{ cron: '*/5 * * * *' }],
  'workers.scripts.update': { metadata: { compatibility_date: '2025-01-01' } },
  'workers.scripts.versions.create': { metadata: {} },
  'workers.scripts.content.update': { metadata: {} },
  'workers.scripts.scriptAndVersionSettings.edit': { settings: { compatibility_date: '2025-01-01' } },
  'workers.scripts.subdomain.create': { enabled: true },
  'workers.routes.create': { pattern: '*.example.com/*' },
  'workers.routes.update': { pattern: 'www.example.com/*' },
  'workersForPlatforms.dispatch.namespaces.scripts.update': { metadata: {} },
  'workersForPlatforms.dispatch.namespaces.scripts.content.update': { metadata: {} },
  'workersForPlatforms.dispatch.namespaces.scripts.settings.edit': { settings: {} },
  'pages.projects.deployments.create': { manifest: '{}' },
  'images.v1.create': { url: 'https://example.com/logo.png' },
  'images.v1.directUploads.create': {},
  'images.v2.directUploads.create': { creator: 'me' },
  'images.hosted.create': { url: 'https://example.com/logo.png' },
  'images.hosted.v2.directUploads.create': { creator: 'me' },
  'stream.edit': { meta: { name: 'Film' } },
  'stream.copy.create': { url: 'https://example.com/film.mp4' },
  'stream.directUpload.create': { maxDurationSeconds: 60 },
  'stream.captions.language.update': { file: 'WEBVTT\n' },
  'stream.token.create': {},
};

/** Path values from fixed sets that no operation creates. */
export const EXAMPLE_PATHS: Readonly<Record<string, string>> = {
  ip_network_encoded: '10.0.0.0/8',
  ip: '192.0.2.7',
  ip_address: '192.0.2.7',
  role_id: ADMINISTRATOR,
  setting_id: 'ssl',
  language: 'en',
};
