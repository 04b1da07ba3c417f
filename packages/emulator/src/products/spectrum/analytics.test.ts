import { beforeEach, describe, expect, it } from 'vitest';
import { createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('reports on Spectrum', () => {
  let sandbox: TestSandbox;
  let zone: string;
  let app: string;
  const ask = async (path: string): Promise<Loose> =>
    (await sandbox.call('GET', `/zones/${zone}/spectrum/analytics/${path}`)).json.result;

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = await createZone(sandbox);
    const made = await sandbox.call('POST', `/zones/${zone}/spectrum/apps`, {
      dns: { type: 'CNAME', name: 'ssh.example.com' },
      protocol: 'tcp/22',
      origin_direct: ['tcp://192.0.2.1:22'],
    });
    app = made.json.result.id;
  });

  it('reports group by dimensions, filter and sort', async () => {
    const all = await ask('events/summary?metrics=count&metrics=bytesIngress');
    expect(all.rows).toBe(1);
    const events = await ask('events/summary?dimensions=event&dimensions=appID&metrics=count&sort=-count');
    expect(events.data).toHaveLength(5);
    expect(events.data[0].metrics[0]).toBe(events.max.count);
    expect(events.data.reduce((sum: number, row: Loose) => sum + row.metrics[0], 0)).toBe(all.totals.count);
    expect(events.data[0].dimensions[1]).toBe(app);
    const filters = encodeURIComponent('event==connect AND coloName!=FRA');
    const some = await ask(`events/summary?dimensions=event&dimensions=coloName&metrics=count&filters=${filters}`);
    expect(some.data.map((row: Loose) => row.dimensions)).toEqual([
      ['connect', 'SIN'],
      ['connect', 'SJC'],
    ]);
  });

  it('reports compare dimensions by the documented operators', async () => {
    const colos = async (filter: string): Promise<Loose> =>
      (await ask(`events/summary?dimensions=coloName&metrics=count&filters=${encodeURIComponent(filter)}`)).data.map(
        (row: Loose) => row.dimensions[0],
      );
    expect(await colos('coloName>FRA')).toEqual(['SIN', 'SJC']);
    expect(await colos('coloName<SJC')).toEqual(['FRA', 'SIN']);
    expect(await colos('coloName>=SIN;ipVersion<=4')).toEqual(['SIN', 'SJC']);
    expect(await colos('ipVersion<4')).toEqual([]);
    const path = `/zones/${zone}/spectrum/analytics/events/summary?filters=${encodeURIComponent('coloName=@S')}`;
    expect((await sandbox.call('GET', path)).status).toBe(400);
  });

  it('reports measure durations in milliseconds', async () => {
    const { totals } = await ask('events/summary?metrics=durationAvg');
    expect(totals.durationAvg).toBeGreaterThanOrEqual(20_000);
  });

  it('intervals of a report add up to its total', async () => {
    const report = await ask('events/bytime?time_delta=hour&metrics=count');
    expect(report.time_intervals).toHaveLength(6);
    const [{ metrics }] = report.data;
    expect(metrics[0].reduce((sum: number, one: number) => sum + one, 0)).toBe(report.totals.count);
  });

  it('invalid dimensions, filters and intervals are refused', async () => {
    for (const path of [
      'summary?dimensions=color',
      'summary?filters=color',
      'bytime?time_delta=blink',
      'summary?sort=-count&metrics=bytesIngress',
    ])
      expect((await sandbox.call('GET', `/zones/${zone}/spectrum/analytics/events/${path}`)).status).toBe(400);
  });

  it('reports cover the last minute, and all zones', async () => {
    const [row] = await ask('aggregate/current');
    expect(row.appID).toBe(app);
    expect(await ask('aggregate/current?appID=none')).toEqual([]);
    const [{ zone_id, totals }] = (await sandbox.call('GET', '/user/spectrum_analytics/zones/report')).json.result;
    expect(zone_id).toBe(zone);
    expect(totals.bandwidth.all).toBe(totals.bandwidth.ingress + totals.bandwidth.egress);
  });
});
