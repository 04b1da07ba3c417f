/** Prerequisites of operations that neither path nor schema reveal, each with its reason. */
import { isObject } from './contract-reading.ts';

export type Call = (name: string, params: Record<string, unknown>) => Promise<unknown>;

type Params = Readonly<Record<string, unknown>>;

/** The operation that creates the object in a path. */
interface Maker {
  readonly why: string;
  readonly by: string;
  /** The operation that returns the id, if the create response does not. */
  readonly list?: string;
  readonly id: (result: unknown, params: Params) => unknown;
}

const field =
  (...path: (string | number)[]) =>
  (value: unknown): unknown =>
    path.reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      value,
    );

const firstItem = (page: unknown): unknown => field('result', 0, 'id')(page);

/** Keys are templates without the names of their values. */
export const makers: Readonly<Record<string, Maker>> = {
  '/accounts/{}/abuse-reports/submitted/{}': {
    why: 'the response of a submission does not name the report',
    by: 'abuseReports.create',
    list: 'abuseReports.submitted.list',
    id: firstItem,
  },
  '/accounts/{}/abuse-reports/{}': {
    why: 'the response of a submission does not name the report',
    by: 'abuseReports.create',
    list: 'abuseReports.list',
    id: firstItem,
  },
  '/accounts/{}/cloudforce-one/v2/threat-signals/articles/{}': {
    why: 'articles are Cloudflare’s, and found by their list',
    by: 'cloudforceOne.threatSignals.articles.list',
    id: field('articles', 0, 'id'),
  },
  '/zones/{}/ssl/verification/{}': {
    why: 'a certificate pack is ordered under another path',
    by: 'ssl.certificatePacks.create',
    id: field('id'),
  },
  '/accounts/{}/realtime/kit/{}': {
    why: 'apps are made under another path',
    by: 'realtimeKit.apps.post',
    id: field('data', 'app', 'id'),
  },
  '/accounts/{}/builds/workers/{}': {
    why: 'a Worker is uploaded under another path',
    by: 'workers.scripts.update',
    id: (_, params) => params.script_name,
  },
  '/accounts/{}/basin-catalog/{}': {
    why: 'a catalog is that of a bucket',
    by: 'r2.buckets.create',
    id: field('name'),
  },
  '/accounts/{}/r2-catalog/{}': {
    why: 'a catalog is that of a bucket',
    by: 'r2.buckets.create',
    id: field('name'),
  },
  '/accounts/{}/event_notifications/r2/{}/configuration': {
    why: 'notifications are those of a bucket',
    by: 'r2.buckets.create',
    id: field('name'),
  },
  '/accounts/{}/workers/scripts/{}/secrets/{}': {
    why: 'made by PUT on the collection',
    by: 'workers.scripts.secrets.update',
    id: field('name'),
  },
  '/accounts/{}/workers/dispatch/namespaces/{}/scripts/{}/secrets/{}': {
    why: 'made by PUT on the collection',
    by: 'workersForPlatforms.dispatch.namespaces.scripts.secrets.update',
    id: field('name'),
  },
  '/accounts/{}/workers/domains/{}': {
    why: 'made by PUT on the collection',
    by: 'workers.domains.update',
    id: field('id'),
  },
  '/accounts/{}/builds/repos/connections/{}': {
    why: 'made by PUT on the collection',
    by: 'workersBuilds.repos.connections.update',
    id: field('repo_connection_uuid'),
  },
  '/zones/{}/origin_tls_client_auth/hostnames/{}': {
    why: 'made by PUT of a list on the collection',
    by: 'originTLSClientAuth.hostnames.update',
    id: (_, params) => field('config', 0, 'hostname')(params),
  },
  '/accounts/{}/rules/lists/{}/items/{}': {
    why: 'items are made in the background: the response has the job, not the item',
    by: 'rules.lists.items.create',
    list: 'rules.lists.items.list',
    id: firstItem,
  },
  '/accounts/{}/storage/kv/namespaces/{}/metadata/{}': {
    why: 'metadata is written with the value',
    by: 'kv.namespaces.values.update',
    id: (_, params) => params.key_name,
  },
  '/accounts/{}/ai/finetunes/{}/finetune-assets/{}': {
    why: 'the response does not name the file',
    by: 'ai.finetunes.assets.create',
    id: (_, params) => params.file_name,
  },
  '/accounts/{account_id}/cloudforce-one/events/{dataset_id}': {
    why: 'data sets are made under another path',
    by: 'cloudforceOne.threatEvents.datasets.create',
    id: field('uuid'),
  },
  '/accounts/{}/cloudforce-one/events/dataset/{}': {
    why: 'data sets are made under another path',
    by: 'cloudforceOne.threatEvents.datasets.create',
    id: field('uuid'),
  },
  '/accounts/{}/cloudforce-one/binary/{}': {
    why: 'a file is asked for by the hash of its content',
    by: 'cloudforceOne.binaryStorage.create',
    id: field('sha256'),
  },
  '/accounts/{}/moq/relays/{}/tokens/{}': {
    why: 'the token is deep inside the response',
    by: 'moq.relays.tokens.create',
    id: field('issuers', 0, 'cloudflare_tokens', 0, 'jti'),
  },
  '/accounts/{}/registrar/registrations/{}': {
    why: 'the response is the state of the work, not the registration',
    by: 'registrar.registrations.create',
    id: (_, params) => params.domain_name,
  },
  '/accounts/{}/registrar-sandbox/registrations/{}': {
    why: 'the response is the state of the work, not the registration',
    by: 'registrarSandbox.registrations.create',
    id: (_, params) => params.domain_name,
  },
  '/accounts/{}/rum/site_info/{}': {
    why: 'the response has the id of its ruleset too',
    by: 'rum.siteInfo.create',
    id: field('site_tag'),
  },
  '/accounts/{}/rum/v2/{}': {
    why: 'a site has the ruleset',
    by: 'rum.siteInfo.create',
    id: field('ruleset', 'id'),
  },
  '/zones/{}/intel/sinkholes/{}': {
    why: 'sinkholes belong to the account of the zone',
    by: 'intel.sinkholes.create',
    id: field('id'),
  },
  '/zones/{}/email/sending/subdomains/{}': {
    why: 'a subdomain goes by its tag, not by its name',
    by: 'emailSending.subdomains.create',
    id: field('tag'),
  },
  '/accounts/{}/stream/{}': {
    why: 'an upload that is begun answers with headers, not with a body',
    by: 'stream.create',
    list: 'stream.list',
    id: field('result', 0, 'uid'),
  },
};

/** Operations that create the items of a list under another path. */
export const creators: Readonly<Record<string, string>> = {
  'zeroTrust.tunnels.list': 'zeroTrust.tunnels.cloudflared.create',
  'workers.scripts.list': 'workers.scripts.update',
  'workflows.list': 'workflows.update',
  'realtimeKit.apps.get': 'realtimeKit.apps.post',
};

/** Parameters that refer to objects that must be created first. */
const references: Readonly<Record<string, (call: Call, params: Params) => Promise<Params>>> = {
  // Roles belong to the account.
  'accounts.members.create': async (call, { account_id }) => {
    const id = field('result', 0, 'id')(await call('accounts.roles.list', { account_id }));
    return id === undefined ? {} : { roles: [id] };
  },
  // Members of the account.
  'iam.userGroups.members.create': async (call, { account_id }) => {
    const id = field('result', 0, 'id')(await call('accounts.members.list', { account_id }));
    return id === undefined ? {} : { members: [{ id }] };
  },
  // A queue of the account.
  'r2.buckets.eventNotifications.update': async (call, { account_id }) => {
    const id = field('result', 0, 'queue_id')(await call('queues.list', { account_id }));
    return id === undefined ? {} : { queue_id: id };
  },
  // Entries of other profiles.
  'zeroTrust.dlp.profiles.custom.create': async () => ({ shared_entries: [] }),
  // A workflow is a class of a Worker.
  'workflows.update': async (call, { account_id, script_name }) => {
    const type = 'application/javascript+module';
    const files = [new File(['export default { fetch() {} }'], 'main.js', { type })];
    await call('workers.scripts.update', { account_id, script_name, metadata: { main_module: 'main.js' }, files });
    return {};
  },
  // A deployment gives the traffic share of each version.
  'workers.scripts.deployments.create': async (call, { account_id, script_name }) => {
    const versions = await call('workers.scripts.versions.list', { account_id, script_name });
    // Without rules an upload creates no version, and any id is accepted.
    const version_id = field('result', 'items', 0, 'id')(versions) ?? '7a0c58d2-5b8e-4f0c-8a1d-3f6f0c9d2b11';
    return { versions: [{ percentage: 100, version_id }] };
  },
  // The active deployment cannot be deleted: another one has to replace it.
  'workers.scripts.deployments.delete': async (call, { account_id, script_name }) => {
    const deployment = await call('workers.scripts.deployments.list', { account_id, script_name });
    const versions = field('deployments', 0, 'versions')(deployment);
    if (versions !== undefined)
      await call('workers.scripts.deployments.create', { account_id, script_name, strategy: 'percentage', versions });
    return {};
  },
  // The records that a batch changes or deletes must exist.
  'dns.records.batch': async (call, { zone_id, ...given }) => {
    const record = (name: string) => ({ type: 'A', name, content: '192.0.2.1', ttl: 60 });
    const make = async (name: string): Promise<unknown> =>
      field('id')(await call('dns.records.create', { zone_id, ...record(name) }));
    return {
      ...('deletes' in given ? { deletes: [{ id: await make('deleted') }] } : {}),
      ...('patches' in given
        ? { patches: [{ id: await make('patched'), ...record('patched'), content: '192.0.2.2' }] }
        : {}),
      ...('puts' in given ? { puts: [{ id: await make('put'), ...record('put'), content: '192.0.2.3' }] } : {}),
      ...('posts' in given ? { posts: [record('posted')] } : {}),
    };
  },
};

export async function makeReferences(name: string, params: Params, call: Call): Promise<Params> {
  const made = await references[name]?.(call, params);
  return isObject(made) ? made : {};
}
