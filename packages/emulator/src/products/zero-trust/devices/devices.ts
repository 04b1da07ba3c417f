/** Devices that are enrolled, their registrations, and what is checked on them. Enrolment is done by the devices' client, not by the API. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { hash } from '../../../state/ids.ts';
import { includesText } from '../../../text-search.ts';
import { all, bearing, below, type Fields, fieldsOf, found, keep } from '../../shared/fields.ts';
import { listed } from '../../shared/lists.ts';
import { pageOf } from '../../shared/pages.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';
import { milliseconds } from '../access/shared.ts';

const scopeOf = (context: Context): string => below(context, 'devices', 'registrations');

/** Example registration of a user's device. */
function enrolled(context: Context, id: string): Fields {
  const now = context.now();
  const { ids } = context.sandbox;
  return {
    id,
    created_at: now,
    updated_at: now,
    last_seen_at: now,
    device: { id: ids.uuid(), name: 'laptop', client_version: '2026.1.150.0' },
    user: { id: ids.uuid(), email: 'user@example.com', name: 'User' },
    key: Buffer.from(ids.digits(64), 'hex').toString('base64'),
    key_type: 'curve25519',
    tunnel_type: 'masque',
    virtual_ipv4: '100.96.0.1',
    revoked_at: null,
    deleted_at: null,
  };
}

/** An account has one device from the start, so that there is something to look at and to revoke. */
export function registrations(context: Context): Fields[] {
  const there = all(context, scopeOf(context));
  if (there.length > 0) return there;
  const id = context.sandbox.ids.uuid();
  return [keep(context, scopeOf(context), id, enrolled(context, id))];
}

export const isGone = (registration: Fields): boolean => registration.deleted_at !== null;
export const isActive = (registration: Fields): boolean => !isGone(registration) && registration.revoked_at === null;

function findRegistration(context: Context, id: string): Fields {
  const registration = registrations(context).find((one) => one.id === id);
  if (registration === undefined || isGone(registration)) throw missing('registration');
  return registration;
}

function change(context: Context, ids: unknown, fields: Fields): null {
  for (const id of new Set(listed(ids).map(String))) {
    const saved = { ...findRegistration(context, id), ...fields, updated_at: context.now() };
    keep(context, scopeOf(context), id, saved);
  }
  return null;
}

const revoke = (context: Context, ids: unknown): null => change(context, ids, { revoked_at: context.now() });
const unrevoke = (context: Context, ids: unknown): null => change(context, ids, { revoked_at: null });

/** Without a status the active ones are listed. */
const listRegistrations: Handler<'zeroTrust.devices.registrations.list'> = (context) => {
  const { status = 'active', id, search, user, device } = context.query;
  const isMeant = (registration: Fields): boolean => {
    const owner = isObject(registration.user) ? registration.user : {};
    const machine = isObject(registration.device) ? registration.device : {};
    const text = JSON.stringify([owner, machine]).toLowerCase();
    return (
      !isGone(registration) &&
      (status === 'all' || (status === 'active') === isActive(registration)) &&
      (id === undefined || listed(id).includes(registration.id)) &&
      (search === undefined || includesText(text, String(search).toLowerCase())) &&
      (!isObject(user) || listed(user.id).includes(owner.id)) &&
      (!isObject(device) || device.id === machine.id)
    );
  };
  return context.page(registrations(context).filter(isMeant), (one) => context.fit(one));
};

/** The registrations of a device. @throws Problem if there is none */
function ofDevice(context: Context, id: unknown): Fields[] {
  const own = registrations(context).filter((one) => isObject(one.device) && one.device.id === id && !isGone(one));
  if (own.length === 0) throw missing('device');
  return own;
}

function showDevice<Result>(context: Showing<Result>, id: unknown): Result {
  const own = ofDevice(context, id);
  const [latest] = own;
  const { created_at = context.now(), last_seen_at = context.now(), updated_at = context.now() } = latest ?? {};
  return context.fit({
    id,
    name: isObject(latest?.device) ? latest.device.name : 'laptop',
    active_registrations: own.filter(isActive).length,
    created_at,
    last_seen_at,
    updated_at,
    last_seen_user: latest?.user ?? null,
    device_type: 'mac',
    deleted_at: null,
  });
}

const listDevices: Handler<'zeroTrust.devices.devices.list'> = (context) => {
  const { active_registrations: wanted = 'include' } = context.query;
  const live = registrations(context).filter((one) => !isGone(one));
  const ids = new Set(live.map((one) => (isObject(one.device) ? one.device.id : one.id)));
  const isMeant = (id: unknown): boolean =>
    wanted === 'include' || (wanted === 'only') === ofDevice(context, id).some(isActive);
  return context.page([...ids].filter(isMeant), (id) => showDevice(context, id));
};

const idsOfDevice = (context: Context): string[] =>
  ofDevice(context, context.path.device_id).map((one) => String(one.id));

/** The older paths speak of registrations as devices. */
function showOld<Result>(
  context: Showing<Result>,
  { created_at, updated_at, last_seen_at, device, ...registration }: Fields,
): Result {
  const { name, client_version: version } = isObject(device) ? device : {};
  const revoked_at = registration.revoked_at ?? undefined;
  const times = { created: created_at, updated: updated_at, last_seen: last_seen_at };
  return context.fit({ ...registration, ...times, name, version, revoked_at, deleted: isGone(registration) });
}

/** https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/cloudflare-one-client/configure/settings/#allow-admin-override-codes */
function overrideCodes(context: Context, { id }: Fields): Fields {
  const day = Math.floor(context.sandbox.clock.now() / 86_400e3);
  const codes = [1, 3, 6, 12, 24].map((hours) => [hours, String(hash(`${id} ${day} ${hours}`) % 1e7).padStart(7, '0')]);
  return { disable_for_time: Object.fromEntries(codes) };
}

const SECRETS = new Set(['client_secret', 'client_key', 'access_client_secret', 'customer_secret']);

/** https://developers.cloudflare.com/cloudflare-one/integrations/service-providers/ : what opens the other service is not shown again. */
const writeIntegration: Handler<
  'zeroTrust.devices.posture.integrations.create' | 'zeroTrust.devices.posture.integrations.edit'
> = (context) => {
  const body = fieldsOf(context);
  if (!isObject(body.config)) return withOwnConfig(context.generic());
  const config = Object.fromEntries(Object.entries(body.config).filter(([name]) => !SECRETS.has(name)));
  return withOwnConfig(context.generic({ ...body, config }));
};

/** Only Workspace ONE has an address for signing in, which the declared type gives to all. */
function withOwnConfig<Result>(result: Result): Result {
  if (Array.isArray(result)) return result.map(withOwnConfig) as Result; // the same items, without a field
  if (!isObject(result) || result.type === 'workspace_one' || !isObject(result.config)) return result;
  const { auth_url: _, ...config } = result.config;
  return { ...result, config };
}

const testScope = (context: Context): string => below(context, 'dex', 'devices', 'dex_tests');
const MIN_INTERVAL = 5 * 60_000;

/** https://developers.cloudflare.com/cloudflare-one/insights/dex/tests/ */
const writeTest: Handler<'zeroTrust.devices.dexTests.create' | 'zeroTrust.devices.dexTests.update'> = (context) => {
  const { data, interval, name } = fieldsOf(context);
  const { kind, host } = data ?? {};
  if (milliseconds(interval, '/interval') < MIN_INTERVAL) throw invalid('the interval is at least 5m', '/interval');
  const isUrl = /^https?:\/\//i.test(String(host));
  if (kind === 'http' && !isUrl) throw invalid('the host of an HTTP test is a URL', '/data/host');
  if (kind === 'traceroute' && isUrl)
    throw invalid('the host of a traceroute test is an address or a name', '/data/host');
  const isTaken = bearing(context, testScope(context), 'name', name).some(
    (test) => test.test_id !== context.path.dex_test_id,
  );
  if (isTaken) throw conflict('a test with this name already exists', '/name');
  return context.generic();
};

const removeTest: Handler<'zeroTrust.devices.dexTests.delete'> = (context) => {
  const id = context.path.dex_test_id;
  found(context, testScope(context), id, () => missing('test'));
  context.sandbox.store.remove(testScope(context), id);
  return context.fit({ dex_tests: all(context, testScope(context)) });
};

const networkScope = (context: Context): string => below(context, 'devices', 'networks');

/** https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/cloudflare-one-client/configure/managed-networks/ */
const writeNetwork: Handler<'zeroTrust.devices.networks.create' | 'zeroTrust.devices.networks.update'> = (context) => {
  const { name, config } = fieldsOf(context);
  const id = context.path.network_id;
  if (isObject(config) && !/^[^\s/]{1,255}:\d{1,5}$/.test(String(config.tls_sockaddr)))
    throw invalid('tls_sockaddr must be an address and a port', '/config/tls_sockaddr');
  if (bearing(context, networkScope(context), 'name', name).some((one) => one.network_id !== id))
    throw conflict('a network with this name already exists', '/name');
  return context.generic();
};

const removeNetwork: Handler<'zeroTrust.devices.networks.delete'> = (context) => {
  const id = context.path.network_id;
  found(context, networkScope(context), id, () => missing('network'));
  context.sandbox.store.remove(networkScope(context), id);
  return pageOf(context, networkScope(context), (one) => context.fit(one));
};

export const devices = {
  'zeroTrust.devices.registrations.list': listRegistrations,
  'zeroTrust.devices.registrations.get': (context) =>
    context.fit(findRegistration(context, context.path.registration_id)),
  'zeroTrust.devices.registrations.delete': (context) =>
    change(context, context.path.registration_id, { deleted_at: context.now() }),
  'zeroTrust.devices.registrations.bulkDelete': (context) =>
    change(context, context.query.id, { deleted_at: context.now() }),
  'zeroTrust.devices.registrations.revoke': (context) => revoke(context, context.query.id),
  'zeroTrust.devices.registrations.unrevoke': (context) => unrevoke(context, context.query.id),
  'zeroTrust.devices.devices.list': listDevices,
  'zeroTrust.devices.devices.get': (context) => showDevice(context, context.path.device_id),
  'zeroTrust.devices.devices.revoke': (context) => revoke(context, idsOfDevice(context)),
  'zeroTrust.devices.devices.delete': (context) => change(context, idsOfDevice(context), { deleted_at: context.now() }),
  'zeroTrust.devices.list': (context) =>
    context.page(
      registrations(context).filter((one) => !isGone(one)),
      (one) => showOld(context, one),
    ),
  'zeroTrust.devices.get': (context) => showOld(context, findRegistration(context, context.path.device_id)),
  'zeroTrust.devices.revoke.create': (context) => revoke(context, context.body ?? []),
  'zeroTrust.devices.unrevoke.create': (context) => unrevoke(context, context.body ?? []),
  'zeroTrust.devices.overrideCodes.list': (context) =>
    overrideCodes(context, findRegistration(context, context.path.device_id)),
  'zeroTrust.devices.overrideCodes.get': (context) =>
    overrideCodes(context, findRegistration(context, context.path.registration_id)),
  'zeroTrust.devices.posture.integrations.create': writeIntegration,
  'zeroTrust.devices.posture.integrations.edit': writeIntegration,
  'zeroTrust.devices.posture.integrations.get': (context) => withOwnConfig(context.generic()),
  'zeroTrust.devices.posture.integrations.list': (context) => {
    const scope = below(context, 'devices', 'posture', 'integration');
    return pageOf(context, scope, (one) => withOwnConfig(context.fit(one)));
  },
  'zeroTrust.devices.dexTests.create': writeTest,
  'zeroTrust.devices.dexTests.update': writeTest,
  'zeroTrust.devices.dexTests.delete': removeTest,
  'zeroTrust.devices.networks.create': writeNetwork,
  'zeroTrust.devices.networks.update': writeNetwork,
  'zeroTrust.devices.networks.delete': removeNetwork,
} satisfies Handlers;
