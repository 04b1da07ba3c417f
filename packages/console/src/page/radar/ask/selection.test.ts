import { describe, expect, it } from 'vitest';
import type { RadarSearch } from '../search.ts';
import type { Dataset, Question } from './catalog.ts';
import { select } from './selection.ts';

const LISTS = ['name', 'dateRange', 'dateStart', 'dateEnd', 'location', 'asn', 'os', 'origin'];
const question = (more: Partial<Question>): Question => ({
  operation: 'radar.http.timeseries',
  summary: '',
  view: 'timeseries',
  list: undefined,
  dimensions: undefined,
  takes: new Set([...LISTS, 'aggInterval', 'normalization', 'metric', 'origin']),
  lists: new Set(LISTS),
  scales: ['MIN0_MAX', 'PERCENTAGE_CHANGE'],
  filters: [{ name: 'os', values: ['IOS', 'LINUX'], isRequired: false, isList: true }],
  needsNetwork: false,
  most: 100,
  ...more,
});
const top = (list: string): Question =>
  question({ operation: `radar.http.top.${list}`, view: 'top', list, takes: new Set([...LISTS, 'limit']), scales: [] });
const CATALOG: readonly Dataset[] = [
  {
    key: 'http',
    title: 'HTTP',
    views: ['timeseries', 'groups', 'top'],
    questions: [
      question({}),
      question({ operation: 'radar.http.groups', view: 'groups', dimensions: ['BOT_CLASS', 'DEVICE_TYPE'] }),
      top('ases'),
      top('locations'),
    ],
  },
  {
    key: 'quality/iqi',
    title: 'Internet quality',
    views: ['summary'],
    questions: [
      question({
        view: 'summary',
        filters: [{ name: 'metric', values: ['DNS', 'LATENCY'], isRequired: true, isList: false }],
      }),
    ],
  },
  {
    key: 'upstreams',
    title: 'Upstreams',
    views: ['timeseries'],
    questions: [question({ needsNetwork: true, takes: new Set(['asn', 'dateRange']), lists: new Set(['dateRange']) })],
  },
  {
    key: 'origins',
    title: 'Origins',
    views: ['timeseries'],
    questions: [question({ filters: [{ name: 'origin', values: [], isRequired: true, isList: true }] })],
  },
];

const callsOf = (search: RadarSearch) => select(search, CATALOG)?.calls;
const paramsOf = (search: RadarSearch) => callsOf(search)?.[0]?.params;

describe('select', () => {
  it('the default selection is HTTP over the last week', () => {
    expect(select({}, CATALOG)).toMatchObject({ dataset: { key: 'http' }, view: 'timeseries', missing: [] });
    expect(callsOf({})).toEqual([{ operation: 'radar.http.timeseries', params: { dateRange: ['7d'] } }]);
  });

  it('an unknown dataset, view, dimension, list or scale falls back to the default', () => {
    const search = {
      dataset: 'gone',
      view: 'histogram',
      by: 'X',
      scale: 'Y',
      with: { os: 'BEOS', other: 'x' },
    } as const;
    expect(callsOf(search)).toEqual(callsOf({}));
    expect(paramsOf({ view: 'groups', by: 'GONE' })).toMatchObject({ dimension: 'DEVICE_TYPE' });
    expect(callsOf({ view: 'top', by: 'gone' })?.[0]?.operation).toBe('radar.http.top.locations');
    expect(select(search, [])).toBeUndefined();
  });

  it('a selection passes place, step, scale and filters', () => {
    const search = { a: 'PT', range: '28d', step: '1d', scale: 'MIN0_MAX', with: { os: 'IOS' } } as const;
    expect(paramsOf(search)).toEqual({
      location: ['PT'],
      dateRange: ['28d'],
      aggInterval: '1d',
      normalization: 'MIN0_MAX',
      os: ['IOS'],
    });
    expect(paramsOf({ a: 'AS64496' })).toEqual({ asn: ['64496'], dateRange: ['7d'] });
    expect(paramsOf({ view: 'top' })).toMatchObject({ limit: 100 });
  });

  it('two places of one kind are requested in one call, so that they are scaled together', () => {
    expect(select({ a: 'PT', b: 'DE' }, CATALOG)).toMatchObject({ isSplit: false });
    expect(paramsOf({ a: 'PT', b: 'DE', with: { os: 'IOS' } })).toEqual({
      name: ['a', 'b'],
      location: ['PT', 'DE'],
      dateRange: ['7d', '7d'],
      os: ['IOS', 'IOS'],
    });
  });

  it('a place compared with a network or the world needs two calls, and the selection says so', () => {
    const selection = select({ a: 'PT', b: 'AS64496' }, CATALOG);
    expect([selection?.isSplit, selection?.calls.map(({ params }) => params)]).toEqual([
      true,
      [
        { location: ['PT'], dateRange: ['7d'] },
        { asn: ['64496'], dateRange: ['7d'] },
      ],
    ]);
    expect(select({ a: 'PT', b: 'world' }, CATALOG)?.calls).toHaveLength(2);
  });

  it('a place is not compared with itself', () => {
    for (const search of [{ a: 'PT', b: 'PT' }, { b: 'world' }] as const)
      expect(select(search, CATALOG)?.sides, JSON.stringify(search)).toHaveLength(1);
  });

  it('a comparison with the past uses the preceding period of equal length', () => {
    expect(paramsOf({ b: 'before', range: '1d' })).toEqual({ name: ['a', 'b'], dateRange: ['1d', '1dControl'] });
    expect(paramsOf({ b: 'before', from: '2026-01-08', to: '2026-01-14' })).toEqual({
      name: ['a', 'b'],
      dateStart: ['2026-01-08T00:00:00Z', '2026-01-01T00:00:00Z'],
      dateEnd: ['2026-01-15T00:00:00Z', '2026-01-08T00:00:00Z'],
    });
    expect(select({ a: 'PT', b: 'before' }, CATALOG)?.sides.map(({ label }) => label)).toEqual([
      'Portugal',
      'Portugal, 7 days before',
    ]);
  });

  it('a required filter takes its first value, or is reported missing without any', () => {
    expect(paramsOf({ dataset: 'quality/iqi' })).toMatchObject({ metric: 'DNS' });
    expect(select({ dataset: 'origins' }, CATALOG)).toMatchObject({ calls: [], missing: ['origin'] });
    expect(paramsOf({ dataset: 'origins', with: { origin: 'aws' } })).toMatchObject({ origin: ['aws'] });
  });

  it('a network is reported missing if the path requires one', () => {
    expect(select({ dataset: 'upstreams', a: 'PT' }, CATALOG)).toMatchObject({ calls: [], missing: ['network'] });
    expect(paramsOf({ dataset: 'upstreams', a: 'AS64496' })).toEqual({ asn: '64496', dateRange: ['7d'] });
  });
});
