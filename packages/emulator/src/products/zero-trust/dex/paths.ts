/** The way that packets of a traceroute test take: https://developers.cloudflare.com/cloudflare-one/insights/dex/tests/traceroute/ */
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import type { Fields } from '../../shared/fields.ts';
import { isWithin, ordered } from '../../shared/lists.ts';
import { missing } from '../../shared/refusals.ts';
import { type Machine, machineOf } from './fleet.ts';
import { DAY, HOUR, iso, rangeOf, stepOf } from './range.ts';
import { courseOf, runId, runOf, runsOf, type Test, testOf, testsOf } from './results.ts';

/** Of the way to the target the provider, the entry to Cloudflare and the exit from it lie so far. */
const MILES = [
  ['client-to-isp', 0.15],
  ['client-to-cf-ingress', 0.3],
  ['client-to-cf-egress', 0.6],
  ['client-to-app', 1],
] as const;

const rtt = (test: Test, machine: Machine, time: number): number => courseOf(test, machine, 'roundTripTimeMs')(time);

/** This many hops as the results of the test count, the last of each mile among them. */
function hopsOf(test: Test, machine: Machine, time: number): Fields[] {
  const count = courseOf(test, machine, 'hopsCount')(time);
  const whole = rtt(test, machine, time);
  const { city } = machine.place;
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    const share = (index + 1) / count;
    const mile = isLast ? MILES[3] : MILES.find(([, end], at) => at < 3 && end >= share && end < share + 1 / count);
    return {
      ttl: index + 1,
      // Addresses of documentation: https://www.rfc-editor.org/rfc/rfc5737#section-3
      ipAddress: index === 0 ? '192.168.1.1' : `198.51.100.${index}`,
      name: isLast ? test.data.host : null,
      asn: index === 0 ? null : 64496 + index,
      aso: index === 0 ? null : `Example network ${index}`,
      location: { city, state: null, zip: null },
      mile: mile?.[0] ?? null,
      packetLossPct: 0,
      rttMs: Math.max(1, Math.round(whole * (mile?.[1] ?? share))),
    };
  });
}

const path: Handler<'zeroTrust.dex.tracerouteTests.networkPath'> = (context) => {
  const test = testOf(context, 'traceroute');
  const machine = machineOf(context, context.query.deviceId);
  const times = runsOf(test, rangeOf(context, HOUR), stepOf(context.query.interval));
  const slots = times.map((time) => {
    const [isp, ingress, egress, app] = MILES.map(([, share]) => Math.round(rtt(test, machine, time) * share));
    return {
      id: runId(test, machine, time),
      timestamp: iso(time),
      clientToIspRttMs: isp,
      clientToCfIngressRttMs: ingress,
      clientToCfEgressRttMs: egress,
      clientToAppRttMs: app,
    };
  });
  const { test_id: id, name, interval, data } = test;
  const networkPath = slots.length === 0 ? null : { slots, sampling: null };
  return context.fit({ id, name, interval, kind: data.kind, url: data.host, deviceName: machine.name, networkPath });
};

const hops: Handler<'zeroTrust.dex.tracerouteTestResults.networkPath.get'> = (context) => {
  const id = context.path.test_result_id;
  const run = runOf(context, id);
  if (run === undefined) throw missing(`result '${id.slice(0, 64)}'`, '/test_result_id');
  const { test, machine, time } = run;
  return context.fit({
    resultId: id,
    testId: test.test_id,
    testName: test.name,
    deviceName: machine.name,
    colo: machine.place.colo,
    execution_context: 'IN_TUNNEL',
    tunnel_type: 'masque',
    time_start: iso(time),
    hops: hopsOf(test, machine, time),
  });
};

/**
 * The providers of a device, one for each traceroute, of the last seven days.
 * https://developers.cloudflare.com/cloudflare-one/insights/dex/ip-visibility/#view-a-devices-ip-history
 */
const isps: Handler<'zeroTrust.dex.devices.isps.list'> = (context) => {
  const machine = machineOf(context, context.path.device_id);
  const { from, to, sort_order = 'DESC' } = context.query;
  const now = context.sandbox.clock.now();
  const traceroutes = testsOf(context).filter((test) => test.data.kind === 'traceroute');
  const seen = traceroutes.flatMap((test) =>
    runsOf(test, { from: now - 7 * DAY, to: now }, HOUR).map((time) => ({
      test_id: test.test_id,
      test_result_id: runId(test, machine, time),
      time_start: iso(time),
      ip: {
        address: '203.0.113.1',
        asn: 64496,
        aso: 'Example ISP',
        version: 1,
        location: { city: machine.place.city, country_iso: machine.place.country },
      },
    })),
  );
  const asked = seen.filter(({ time_start }) => isWithin(time_start, from, to));
  return context.page(ordered(asked, 'time_start', sort_order));
};

export const dexPaths = {
  'zeroTrust.dex.tracerouteTests.networkPath': path,
  'zeroTrust.dex.tracerouteTestResults.networkPath.get': hops,
  'zeroTrust.dex.devices.isps.list': isps,
} satisfies Handlers;
