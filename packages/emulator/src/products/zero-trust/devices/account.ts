/** Account-wide device configuration: settings, groups for client versions, and posture checks. */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { collection } from '../../shared/collection.ts';
import { all, bearing, below, type Fields, fieldsOf, keep, read } from '../../shared/fields.ts';
import { mentions, ordered, says } from '../../shared/lists.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';
import { milliseconds } from '../access/shared.ts';

const settingsScope = (context: Context): string => below(context, 'devices', 'settings');

/** https://developers.cloudflare.com/cloudflare-one/traffic-policies/proxy/ : nothing is proxied until somebody switches it on. */
const DEFAULTS: Fields = {
  gateway_proxy_enabled: false,
  gateway_udp_proxy_enabled: false,
  root_certificate_installation_enabled: false,
  use_zt_virtual_ip: false,
  disable_for_time: 0,
  external_emergency_signal_enabled: false,
  external_emergency_signal_fingerprint: '',
  external_emergency_signal_interval: '5m',
};

/** https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/cloudflare-one-client/configure/settings/ */
function saveSettings<Result>(context: Showing<Result>, before: Fields, body: Fields): Result {
  const settings = { ...before, ...body };
  if (settings.gateway_udp_proxy_enabled === true && settings.gateway_proxy_enabled !== true)
    throw invalid('gateway_udp_proxy_enabled needs gateway_proxy_enabled', '/gateway_udp_proxy_enabled');
  const interval = String(settings.external_emergency_signal_interval);
  if (interval !== '' && milliseconds(interval, '/external_emergency_signal_interval') < 30_000)
    throw invalid('external_emergency_signal_interval must be at least 30s', '/external_emergency_signal_interval');
  const url = String(settings.external_emergency_signal_url ?? '');
  if (url !== '' && !/^https:\/\/(\d+\.\d+\.\d+\.\d+|\[[0-9a-f:]+\])([:/]|$)/i.test(url))
    throw invalid(
      'external_emergency_signal_url must be https:// and have an IP address',
      '/external_emergency_signal_url',
    );
  if (settings.external_emergency_signal_enabled === true && url === '')
    throw invalid('external_emergency_signal_url is required to enable the signal', '/external_emergency_signal_url');
  return context.fit(keep(context, settingsScope(context), '', settings));
}

const settingsOf = (context: Context): Fields => read(context, settingsScope(context), '') ?? DEFAULTS;

const overrideScope = (context: Context): string => below(context, 'devices', 'resilience', 'disconnect');

const override: Handler<'zeroTrust.devices.resilience.globalWARPOverride.create'> = (context) => {
  const { disconnect = false, justification } = fieldsOf(context);
  const saved = { disconnect, timestamp: context.now(), justification };
  return context.fit(keep(context, overrideScope(context), '', saved));
};

/** Builds of the client, a few of each track: https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/cloudflare-one-client/download/ */
const VERSIONS = [
  ['ga', '2026.1.150.0', '2026-01-12'],
  ['ga', '2025.10.186.0', '2025-12-09'],
  ['ga', '2025.9.558.0', '2025-11-11'],
  ['beta', '2026.2.112.1', '2026-02-03'],
] as const;

const ENVIRONMENTS = [
  ['windows', 'Windows'],
  ['macos', 'macOS'],
  ['linux', 'Linux'],
].map(([target_environment = '', display_name = '']) => ({ target_environment, display_name }));

const isEnvironment = (name: unknown): boolean =>
  ENVIRONMENTS.some(({ target_environment }) => target_environment === name);

function checkEnvironment(name: unknown, pointer: string): void {
  const names = ENVIRONMENTS.map(({ target_environment }) => target_environment).join(', ');
  if (!isEnvironment(name))
    throw invalid(`target_environment is one of ${names}; given was '${String(name).slice(0, 64)}'`, pointer);
}

const listVersions: Handler<'zeroTrust.devices.clientVersions.list'> = (context) => {
  const { target_environment, release_track, page = 1, per_page = 20 } = context.query;
  checkEnvironment(target_environment, '/target_environment');
  const rows = VERSIONS.filter(([track]) => track === release_track);
  return rows.slice((page - 1) * per_page, page * per_page).map(([, version, date]) => ({
    version,
    release_date: `${date}T00:00:00Z`,
  }));
};

const groups = collection({
  what: 'deployment group',
  scope: ['devices', 'deployment-groups'],
  param: 'group_id',
  unique: ['name'],
  ignoresCase: true,
  id: ['id', 'uuid'],
  created: ['created_at'],
  modified: ['updated_at'],
});

interface GroupBody {
  readonly policy_ids?: readonly string[];
  readonly version_config?: readonly { readonly target_environment: string | null; readonly version: string }[];
}

/** The versions and profiles of a group exist, and a platform gets one version. */
function checkGroup(context: Context, { policy_ids = [], version_config = [] }: GroupBody): void {
  const policies = new Set(all(context, below(context, 'devices', 'policy')).map((one) => one.policy_id));
  for (const [index, id] of policy_ids.entries()) {
    if (!policies.has(id)) throw missing(`device profile '${id.slice(0, 64)}'`, `/policy_ids/${index}`);
  }
  const seen = new Set<string | null>();
  for (const [index, { target_environment: name, version }] of version_config.entries()) {
    const pointer = `/version_config/${index}`;
    if (name !== null) checkEnvironment(name, `${pointer}/target_environment`);
    if (seen.has(name)) throw invalid(`target_environment '${name}' is there twice`, `${pointer}/target_environment`);
    seen.add(name);
    if (!VERSIONS.some(([, known]) => known === version))
      throw invalid(`'${version.slice(0, 64)}' is not a version of the client`, `${pointer}/version`);
  }
}

const createGroup: Handler<'zeroTrust.devices.deploymentGroups.create'> = (context) => {
  const body = fieldsOf(context);
  checkGroup(context, body);
  return context.fit(groups.add(context, { policy_ids: [], ...body }));
};

const editGroup: Handler<'zeroTrust.devices.deploymentGroups.edit'> = (context) => {
  const before = groups.find(context);
  const body = fieldsOf(context);
  checkGroup(context, body);
  return context.fit(groups.change(context, before, body));
};

const removeGroup: Handler<'zeroTrust.devices.deploymentGroups.delete'> = (context) => ({
  id: String(groups.drop(context, groups.find(context)).id),
});

const postureScope = (context: Context): string => below(context, 'devices', 'posture');

/** Checks that another service makes; the others are made by the client or name a list. */
const BY_SERVICE = new Set([
  'tanium_s2s',
  'crowdstrike_s2s',
  'intune',
  'kolide',
  'workspace_one',
  'sentinelone_s2s',
  'custom_s2s',
]);
const BY_LIST = new Set(['serial_number', 'unique_client_id']);

/** https://developers.cloudflare.com/cloudflare-one/reusable-components/posture-checks/ : what a check refers to has to be there. */
const writePosture: Handler<'zeroTrust.devices.posture.create' | 'zeroTrust.devices.posture.update'> = (context) => {
  const body = fieldsOf(context);
  const { rule_id } = context.path;
  const { type = '', name } = body;
  const input: Fields = isObject(body.input) ? body.input : {};
  if (rule_id !== undefined && read(context, postureScope(context), rule_id) === undefined)
    throw missing(`posture check '${rule_id.slice(0, 64)}'`, '/rule_id');
  if (bearing(context, postureScope(context), 'name', name).some((one) => one.id !== rule_id))
    throw conflict('a posture check with this name already exists', '/name');
  const refers = (id: unknown, what: string, pointer: string, ...place: string[]): void => {
    if (id !== undefined && read(context, below(context, ...place), String(id)) === undefined)
      throw missing(`${what} '${String(id).slice(0, 64)}'`, pointer);
  };
  if (BY_SERVICE.has(type))
    refers(input.connection_id, 'integration', '/input/connection_id', 'devices', 'posture', 'integration');
  if (BY_LIST.has(type)) refers(input.id, 'list', '/input/id', 'gateway', 'lists');
  return context.generic({ enabled: true, ...body });
};

/** A service that checks still use stays. */
const removeIntegration: Handler<'zeroTrust.devices.posture.integrations.delete'> = (context) => {
  const { integration_id } = context.path;
  const user = all(context, postureScope(context)).find(
    ({ input }) => isObject(input) && input.connection_id === integration_id,
  );
  if (user !== undefined) throw conflict(`the integration is used by the posture check '${user.name}'`);
  return context.generic();
};

const listTests: Handler<'zeroTrust.devices.dexTests.list'> = (context) => {
  const { kind, testName } = context.query;
  const tests = all(context, below(context, 'dex', 'devices', 'dex_tests')).filter(
    ({ data, name }) => says(kind, isObject(data) ? data.kind : undefined) && mentions(testName, name),
  );
  return context.page(tests, (test) => context.fit(test));
};

export const deviceAccount = {
  'zeroTrust.devices.settings.get': (context) => context.fit(settingsOf(context)),
  'zeroTrust.devices.settings.update': (context) => saveSettings(context, DEFAULTS, fieldsOf(context)),
  'zeroTrust.devices.settings.edit': (context) => saveSettings(context, settingsOf(context), fieldsOf(context)),
  'zeroTrust.devices.settings.delete': (context) => saveSettings(context, DEFAULTS, {}),
  'zeroTrust.devices.resilience.globalWARPOverride.create': override,
  'zeroTrust.devices.resilience.globalWARPOverride.get': (context) =>
    context.fit(read(context, overrideScope(context), '') ?? { disconnect: false }),
  'zeroTrust.devices.clientVersions.list': listVersions,
  'zeroTrust.devices.clientVersions.targetEnvironments.list': () => [...ENVIRONMENTS],
  'zeroTrust.devices.deploymentGroups.create': createGroup,
  'zeroTrust.devices.deploymentGroups.edit': editGroup,
  'zeroTrust.devices.deploymentGroups.delete': removeGroup,
  'zeroTrust.devices.posture.create': writePosture,
  'zeroTrust.devices.posture.update': writePosture,
  'zeroTrust.devices.posture.integrations.delete': removeIntegration,
  'zeroTrust.devices.dexTests.list': listTests,
  /** The first to match counts, so that they are shown in their order. */
  'zeroTrust.devices.ipProfiles.list': (context) =>
    context.page(ordered(all(context, below(context, 'devices', 'ip-profiles')), 'precedence'), (one) =>
      context.fit(one),
    ),
} satisfies Handlers;
