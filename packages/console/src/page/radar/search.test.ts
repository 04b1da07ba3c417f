import { describe, expect, it } from 'vitest';
import { radarSearch } from './search.ts';

describe('radarSearch', () => {
  it('valid fields of the URL are kept', () => {
    const search = {
      dataset: 'attacks/layer3',
      view: 'groups',
      by: 'HTTP_VERSION',
      a: 'PT',
      b: 'AS64496',
      range: '28d',
      step: '1h',
      scale: 'MIN0_MAX',
      with: { botClass: 'LIKELY_HUMAN' },
      show: 'table',
    };
    expect(radarSearch(search)).toEqual(search);
    expect(radarSearch({ from: '2026-01-01', to: '2026-01-31', b: 'before' })).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
      b: 'before',
    });
  });

  it('invalid fields of the URL are dropped', () => {
    const nonsense = {
      dataset: '../../etc',
      view: 'pie',
      by: 7,
      a: 'Portugal',
      b: 'AS0',
      range: '9y',
      from: '2026-02-31',
      to: '2026-03-01',
      step: '1s',
      scale: 'x; DROP',
      with: { 'a b': 'x', os: '', ok: 5 },
      show: 'chart',
      other: true,
    };
    expect(radarSearch(nonsense)).toEqual({});
    expect(radarSearch({ with: ['x'], from: '2026-01-02' })).toEqual({});
  });

  it('days must be in order to form a range, and then replace any other range', () => {
    expect(radarSearch({ from: '2026-02-01', to: '2026-01-01', range: '1d' })).toEqual({ range: '1d' });
    expect(radarSearch({ from: '2026-01-01', to: '2026-01-01', range: '1d' })).toEqual({
      from: '2026-01-01',
      to: '2026-01-01',
    });
  });
});
