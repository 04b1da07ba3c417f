/** Reports of enrolled devices: https://developers.cloudflare.com/cloudflare-one/insights/dex/monitoring/ */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { chance, measured, pick, stepsBetween } from '../../shared/chance.ts';
import type { Fields } from '../../shared/fields.ts';
import { isWithin, ordered, says } from '../../shared/lists.ts';
import { missing } from '../../shared/refusals.ts';
import { isActive, isGone, registrations } from '../devices/devices.ts';
import { PLACES, type Place } from './places.ts';
import { HOUR, iso, rangeOf, stepOf } from './range.ts';

export interface Machine {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly registration: string;
  readonly version: string;
  readonly status: 'connected' | 'disconnected';
  readonly place: Place;
}

const MODE = 'warp';
const PLATFORM = 'mac';
/** Milliseconds between reports of a device; not documented. */
const REPORT_EVERY = 5 * 60_000;

const textOf = (value: unknown, name: string): string => String((isObject(value) ? value[name] : undefined) ?? '');

/** Every device once, as its latest registration has it. */
export function fleet(context: Context): Machine[] {
  const machines = new Map<string, Machine>();
  for (const one of registrations(context).filter((registration) => !isGone(registration))) {
    const id = textOf(one.device, 'id');
    machines.set(id, {
      id,
      name: textOf(one.device, 'name'),
      email: textOf(one.user, 'email'),
      registration: String(one.id),
      version: textOf(one.device, 'client_version'),
      // A device that is revoked is disconnected: https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/user-side-certificates/
      status: isActive(one) ? 'connected' : 'disconnected',
      place: pick(id, PLACES),
    });
  }
  return [...machines.values()];
}

export function machineOf(context: Context, id: unknown): Machine {
  const machine = fleet(context).find((one) => one.id === id);
  if (machine === undefined) throw missing(`device '${String(id).slice(0, 64)}'`, '/device_id');
  return machine;
}

/** The devices of these ids, or those that are connected to this data center, but not both. */
export function wanted(context: Context): Machine[] {
  const { colo, deviceId, device_id } = context.query;
  const place = colo === undefined ? undefined : String(colo).toUpperCase();
  return fleet(context).filter((one) => says(deviceId ?? device_id, one.id) && says(place, one.place.colo));
}

/** Documentation addresses (RFC 5737) represent those of the device's networks. */
function addresses({ id, place }: Machine): Fields {
  const host = 2 + Math.floor(chance(id) * 200);
  const at = { city: place.city, country_iso: place.country, state_iso: null, zip: null };
  const local = { netmask: '255.255.255.0', version: 1, asn: null, aso: null, name: null, location: at };
  return {
    deviceIpv4: { ...local, address: `192.168.1.${host}` },
    gatewayIpv4: { ...local, address: '192.168.1.1' },
    ispIpv4: { ...local, address: `203.0.113.${host}`, asn: 64496, aso: 'Example ISP' },
    deviceIpv6: null,
    gatewayIpv6: null,
    ispIpv6: null,
  };
}

/** Figures of a device: their names in a report, over time, and their ranges. */
const FIGURES = [
  ['batteryPct', 'battery_pct', 20, 100],
  ['batteryCycles', 'battery_cycles', 40, 41],
  ['cpuPct', 'cpu_pct', 5, 60],
  ['diskReadBps', 'disk_read_bps', 1e5, 9e6],
  ['diskUsagePct', 'disk_usage_pct', 40, 60],
  ['diskWriteBps', 'disk_write_bps', 1e5, 5e6],
  ['networkRcvdBps', 'network_rcvd_bps', 1e4, 8e6],
  ['networkSentBps', 'network_sent_bps', 1e4, 2e6],
  ['ramAvailableKb', 'ram_available_kb', 2e6, 8e6],
  ['ramUsedPct', 'ram_used_pct', 40, 80],
  ['wifiStrengthDbm', 'wifi_strength_dbm', -75, -45],
] as const;

const figure = ({ id }: Machine, name: string, low: number, high: number): ((time: number) => number) => {
  const at = measured(`${id}/${name}`, low, high);
  const isShare = name.endsWith('Pct');
  return (time) => (isShare ? Math.round(at(time) * 10) / 10 : Math.round(at(time)));
};

const SSID = 'office';

/** Report of a device at a time. */
function report(machine: Machine, time: number): Fields {
  const figures = FIGURES.map(([name, , low, high]) => [name, figure(machine, name, low, high)(time)]);
  return {
    colo: machine.place.colo,
    deviceId: machine.id,
    deviceName: machine.name,
    personEmail: machine.email,
    registrationId: machine.registration,
    mode: MODE,
    platform: PLATFORM,
    status: machine.status,
    version: machine.version,
    timestamp: iso(time),
    alwaysOn: true,
    batteryCharging: false,
    connectionType: 'wifi',
    networkSsid: SSID,
    tunnelType: 'masque',
    ...addresses(machine),
    ...Object.fromEntries(figures),
  };
}

const lastReport = (time: number): number => Math.floor(time / REPORT_EVERY) * REPORT_EVERY;

const listReports: Handler<'zeroTrust.dex.fleetStatus.devices.list'> = (context) => {
  const { mode, platform, status, version, source = 'last_seen', sort_by = 'timestamp' } = context.query;
  const { from, to } = rangeOf(context);
  const timesOf = (): number[] => {
    const last = lastReport(to);
    if (source === 'last_seen') return last >= from ? [last] : [];
    return stepsBetween(from, to + 1, source === 'hourly' ? HOUR : REPORT_EVERY);
  };
  const machines = wanted(context).filter(
    (one) => says(mode, MODE) && says(platform, PLATFORM) && says(status, one.status) && says(version, one.version),
  );
  const reports = machines.flatMap((one) => timesOf().map((time) => report(one, time)));
  const field = sort_by === 'device_id' ? 'deviceId' : sort_by;
  return context.page(ordered(reports, field), (one) => context.fit(one));
};

/** This many devices of each value; null where there are none. */
function counted(machines: readonly Machine[], said: (one: Machine) => string): Fields[] | null {
  const groups = Map.groupBy(machines, said);
  const counts = [...groups].map(([value, { length }]) => ({ value, uniqueDevicesTotal: length }));
  return counts.length === 0 ? null : ordered(counts, 'uniqueDevicesTotal', 'desc');
}

const live: Handler<'zeroTrust.dex.fleetStatus.live'> = (context) => {
  const machines = fleet(context);
  return context.fit({
    deviceStats: {
      byColo: counted(machines, (one) => one.place.colo),
      byMode: counted(machines, () => MODE),
      byPlatform: counted(machines, () => PLATFORM),
      byStatus: counted(machines, (one) => one.status),
      byVersion: counted(machines, (one) => one.version),
      uniqueDevicesTotal: machines.length,
    },
  });
};

const overTime: Handler<'zeroTrust.dex.fleetStatus.overTime'> = (context) => {
  const { from, to } = rangeOf(context);
  const machines = wanted(context);
  const times = stepsBetween(from, to, HOUR).map(iso);
  const split = (said: (one: Machine) => string): Fields[] =>
    times.flatMap((timestamp) => (counted(machines, said) ?? []).map((count) => ({ timestamp, ...count })));
  const deviceStats = {
    byMode: split(() => MODE),
    byStatus: split((one) => one.status),
    uniqueDevicesTotal: machines.length,
  };
  return context.fit({ deviceStats });
};

const ofOne: Handler<'zeroTrust.devices.fleetStatus.get'> = (context) =>
  context.fit(report(machineOf(context, context.path.device_id), lastReport(context.sandbox.clock.now())));

const ofOneOverTime: Handler<'zeroTrust.devices.fleetStatus.overTime'> = (context) => {
  const machine = machineOf(context, context.path.device_id);
  const { from, to } = rangeOf(context);
  const times = stepsBetween(from, to, stepOf(context.query.interval));
  const course = (said: (time: number) => unknown): Fields[] =>
    times.map((time) => ({ timestamp: iso(time), value: said(time) }));
  const figures = FIGURES.map(([name, wire, low, high]) => [wire, course(figure(machine, name, low, high))]);
  return context.fit({
    over_time: {
      ...Object.fromEntries(figures),
      connection_type: course(() => 'wifi'),
      mode: course(() => MODE),
      network_ssid: course(() => SSID),
      status: course(() => machine.status),
      tunnel_type: course(() => 'masque'),
      unique_networks: course(() => 1),
    },
    top_networks: times.length === 0 ? [] : [{ name: SSID, count: times.length }],
  });
};

/** Data centers that devices were connected to, by name or with the most used first. */
const colos: Handler<'zeroTrust.dex.colos.list'> = (context) => {
  rangeOf(context);
  const byColo = Map.groupBy(fleet(context), ({ place }) => place);
  const isByUse = context.query.sortBy !== undefined;
  const used = [...byColo].toSorted(([one, ones], [other, others]) =>
    isByUse ? others.length - ones.length : one.colo < other.colo ? -1 : 1,
  );
  return context.page(used, ([{ colo, city, country }]) => ({ airportCode: colo, city, countryCode: country }));
};

/** Clients that were switched since they were enrolled: on when they registered, off when they were revoked. */
const changes: Handler<'zeroTrust.dex.warpChangeEvents.get'> = (context) => {
  const { from, to, sort_order = 'ASC', toggle, type, page = 1, per_page = 10 } = context.query;
  const events = registrations(context).flatMap((one): Fields[] => {
    const device = textOf(one.device, 'id');
    const known = { device_id: device, registration_id: one.id, hostname: textOf(one.device, 'name') };
    const whose = { ...known, user_email: textOf(one.user, 'email'), account_tag: context.path.account_id };
    const turned = (state: 'on' | 'off', timestamp: unknown): Fields[] =>
      typeof timestamp === 'string' ? [{ ...whose, toggle: state, timestamp }] : [];
    return [...turned('on', one.created_at), ...turned('off', one.revoked_at)];
  });
  const asked = events.filter(
    (event) => says(toggle, event.toggle) && says(type, 'toggle') && isWithin(event.timestamp, from, to),
  );
  const start = (page - 1) * per_page;
  // Its schema has a branch for each kind of event; these are all of one.
  const shown = ordered(asked, 'timestamp', sort_order).slice(start, start + per_page);
  return context.fit(shown);
};

export const dexFleet = {
  'zeroTrust.dex.fleetStatus.devices.list': listReports,
  'zeroTrust.dex.fleetStatus.live': live,
  'zeroTrust.dex.fleetStatus.overTime': overTime,
  'zeroTrust.dex.colos.list': colos,
  'zeroTrust.dex.warpChangeEvents.get': changes,
  'zeroTrust.devices.fleetStatus.get': ofOne,
  'zeroTrust.devices.fleetStatus.overTime': ofOneOverTime,
} satisfies Handlers;
