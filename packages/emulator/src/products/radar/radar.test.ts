import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../../test/sandbox.ts';

const sum = (values: readonly string[]): number => values.reduce((total, value) => total + Number(value), 0);

describe('Radar', () => {
  it('the same query gets the same response, another query another one', async () => {
    const { call } = testSandbox();
    const one = await call('GET', '/radar/http/timeseries?dateRange=1d&location=PT');
    const again = await testSandbox().call('GET', '/radar/http/timeseries?location=PT&dateRange=1d');
    const other = await call('GET', '/radar/http/timeseries?dateRange=1d&location=DE');
    expect(one.json.result).toEqual(again.json.result);
    expect(one.json.result.serie_0.values).not.toEqual(other.json.result.serie_0.values);
  });

  it('a series has a value for each whole interval, at most 1', async () => {
    const { json } = await testSandbox().call('GET', '/radar/http/timeseries?dateRange=7d&aggInterval=1h');
    const { timestamps, values } = json.result.serie_0;
    expect([timestamps.length, values.length]).toEqual([168, 168]);
    expect(timestamps[0]).toBe('2025-12-25T00:00:00Z');
    expect(Math.max(...values.map(Number))).toBe(1);
    expect(json.result.meta).toMatchObject({ aggInterval: 'ONE_HOUR', normalization: 'MIN0_MAX' });
  });

  it('groups and summaries add up to 100', async () => {
    const { call } = testSandbox();
    const { summary_0 } = (await call('GET', '/radar/http/summary/device_type')).json.result;
    expect(Object.keys(summary_0)).toEqual(['desktop', 'mobile', 'other']);
    expect(sum(Object.values(summary_0))).toBeCloseTo(100, 5);
    const { serie_0 } = (await call('GET', '/radar/http/timeseries_groups/device_type?dateRange=1d')).json.result;
    for (const at of [0, 10, 95])
      expect(sum([serie_0.desktop[at], serie_0.mobile[at], serie_0.other[at]])).toBeCloseTo(100, 5);
  });

  it('top lists have the requested length and are sorted in descending order', async () => {
    const { json } = await testSandbox().call('GET', '/radar/http/top/locations?limit=7');
    const values = json.result.top_0.map((row: { value: string }) => Number(row.value));
    expect(values).toHaveLength(7);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it('lists of networks and places are paginated', async () => {
    const { call } = testSandbox();
    const asns = async (query: string): Promise<number[]> =>
      (await call('GET', `/radar/entities/asns?${query}`)).json.result.asns.map((row: { asn: number }) => row.asn);
    const first = await asns('limit=50&offset=0');
    const rest = await asns('limit=100&offset=50');
    expect([first.length, rest.length, new Set([...first, ...rest]).size]).toEqual([50, 70, 120]);
    expect((await call('GET', '/radar/entities/locations?location=PT')).json.result.locations).toMatchObject([
      { alpha2: 'PT', name: 'Portugal' },
    ]);
    expect((await call('GET', '/radar/entities/locations/JP')).json.result.location).toMatchObject({
      alpha2: 'JP',
      name: 'Japan',
    });
  });

  it('a summary is the mean of its series', async () => {
    const { call } = testSandbox();
    const { summary_0 } = (await call('GET', '/radar/http/summary/device_type?dateRange=1d')).json.result;
    const { serie_0 } = (await call('GET', '/radar/http/timeseries_groups/device_type?dateRange=1d')).json.result;
    for (const name of ['desktop', 'mobile', 'other'])
      expect(Number(summary_0[name])).toBeCloseTo(sum(serie_0[name]) / serie_0[name].length, 3);
  });

  it('parallel series have their names and ranges', async () => {
    const { call } = testSandbox();
    const { result } = (
      await call(
        'GET',
        '/radar/http/timeseries?name=now&name=before&dateRange=7d&dateRange=7dcontrol&location=PT&location=PT&aggInterval=1d',
      )
    ).json;
    expect(result.now.timestamps[0]).toBe('2025-12-25T00:00:00Z');
    expect(result.before.timestamps[0]).toBe('2025-12-18T00:00:00Z');
    expect(result.meta.dateRange).toHaveLength(2);
    const places = await call(
      'GET',
      '/radar/http/timeseries?name=a&name=b&dateRange=1d&dateRange=1d&location=PT&location=DE',
    );
    expect(places.json.result.a.values).not.toEqual(places.json.result.b.values);
  });

  it('values are normalized as requested', async () => {
    const { call } = testSandbox();
    const asked = async (path: string): Promise<number[]> =>
      (await call('GET', path)).json.result.serie_0.values.map(Number);
    const change = await asked('/radar/netflows/timeseries?dateRange=1d&normalization=PERCENTAGE_CHANGE');
    expect(change[0]).toBe(0);
    const grouped = await call(
      'GET',
      '/radar/attacks/layer3/timeseries_groups/ip_version?dateRange=1d&normalization=MIN0_MAX',
    );
    const { timestamps: _, ...columns } = grouped.json.result.serie_0;
    expect(Math.max(...Object.values<string[]>(columns).flat().map(Number))).toBe(1);
  });

  it('CSV is returned on request', async () => {
    const { call } = testSandbox();
    const series = await call('GET', '/radar/http/timeseries?dateRange=7d&aggInterval=1d&format=CSV');
    expect(series.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = series.text.trimEnd().split('\r\n');
    expect([lines[0], lines.length]).toEqual(['timestamps,values', 8]);
    const top = await call('GET', '/radar/http/top/locations?limit=3&format=CSV');
    expect(top.text.trimEnd().split('\r\n')).toHaveLength(4);
  });
});
