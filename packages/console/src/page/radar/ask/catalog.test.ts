import type { Operation, Param, ProductDocument } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { radarCatalog } from './catalog.ts';

const operation = (name: string, path: string, more: Partial<Operation> = {}): Operation => ({
  name: `radar.${name}`,
  product: 'radar',
  method: 'GET',
  path: `/radar/${path}`,
  summary: name,
  args: [],
  docs: '',
  request: 'none',
  response: 'json',
  status: 200,
  envelope: true,
  ...more,
});
const list = { type: 'array', items: { type: 'string' } };
const query = (name: string, schema: Param['schema'] = list): Param => ({ name, in: 'query', required: false, schema });
const path = (name: string, schema: Param['schema']): Param => ({ name, in: 'path', required: true, schema });
const os = { enum: ['IOS', 'LINUX'] };

function catalogOf(operations: readonly (readonly [Operation, readonly Param[]])[]) {
  const document: ProductDocument = {
    key: 'radar',
    title: 'Radar',
    schemas: { Dimension: { enum: ['OS', 'AS'] }, Os: os },
    operations: Object.fromEntries(operations.map(([{ name }, params]) => [name, { params, result: {} }])),
  };
  return radarCatalog(
    operations.map(([one]) => one),
    document,
  );
}

describe('radarCatalog', () => {
  it('operations are grouped into datasets and kinds by path', () => {
    const catalog = catalogOf([
      [operation('http.summary', 'http/summary/{dimension}'), [path('dimension', { $ref: '#/schemas/Dimension' })]],
      [operation('http.timeseries', 'http/timeseries'), [query('dateRange'), query('aggInterval', { type: 'string' })]],
      [operation('l3', 'attacks/layer3/top/locations/origin'), []],
      [operation('up', 'bgp/routes/upstreams/{asn}/timeseries'), [path('asn', { type: 'integer' })]],
      [operation('bots', 'bots'), []],
    ]);
    expect(catalog.map(({ key, title, views }) => [key, title, views])).toEqual([
      ['attacks/layer3', 'Attacks: layer 3 and 4', ['top']],
      ['bgp/routes/upstreams', 'BGP: routes: upstreams', ['timeseries']],
      ['http', 'HTTP', ['timeseries', 'summary']],
    ]);
    expect(catalog[1]?.questions[0]?.needsNetwork).toBe(true);
    expect(catalog[2]?.questions[0]?.dimensions).toEqual(['OS', 'AS']);
    expect([...(catalog[2]?.questions[1]?.lists ?? [])]).toEqual(['dateRange']);
  });

  it('deprecated operations, aliases and non-statistics are left out', () => {
    const catalog = catalogOf([
      [operation('a', 'http/timeseries', { deprecated: true }), []],
      [operation('b', 'dns/timeseries', { sameAs: 'radar.c' }), []],
      [operation('d', 'dns/timeseries', { method: 'POST' }), []],
    ]);
    expect(catalog).toEqual([]);
  });

  it('a list with a path parameter is covered by the list with the equivalent filter', () => {
    const [http, as112] = ['http', 'as112'].map((name) =>
      catalogOf([
        [
          operation(`${name}.all`, `${name}/top/locations`),
          name === 'http' ? [query('deviceOs', { $ref: '#/schemas/Os' })] : [],
        ],
        [operation(`${name}.os`, `${name}/top/locations/device_os/{device_os}`), [path('device_os', os)]],
      ]),
    );
    expect(http?.[0]?.questions.map((question) => question.list)).toEqual(['locations']);
    expect(as112?.[0]?.questions.map((question) => question.list)).toEqual([
      'locations',
      'locations/device_os/{device_os}',
    ]);
    expect(as112?.[0]?.questions[1]?.filters).toEqual([
      { name: 'device_os', values: ['IOS', 'LINUX'], isRequired: true, isList: false },
    ]);
  });

  it('filters and row limits are recognized', () => {
    const [dataset] = catalogOf([
      [
        operation('t', 'http/top/ases'),
        [
          query('os', { type: 'array', items: os }),
          query('continent'),
          query('limit', { maximum: 50 }),
          query('location'),
        ],
      ],
    ]);
    expect(dataset?.questions[0]).toMatchObject({
      most: 50,
      filters: [
        { name: 'os', values: ['IOS', 'LINUX'], isRequired: false, isList: true },
        { name: 'continent', values: ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] },
      ],
    });
  });
});
