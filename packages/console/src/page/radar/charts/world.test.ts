import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { countries } from '../../data/geo/countries.ts';
import { project, worldOf } from './world.ts';

const load = createRequire(import.meta.url);
const world = worldOf(load('world-atlas/countries-110m.json'), load('i18n-iso-countries/codes.json'));

it('every country on the map has a code known to Radar, except those without a standard code', () => {
  expect(world.countries.length).toBeGreaterThan(170);
  expect(world.countries.filter(({ code }) => code === undefined).map(({ name }) => name)).toEqual([
    'N. Cyprus',
    'Somaliland',
  ]);
  const known = new Set(countries().map(({ code }) => code));
  expect(world.countries.filter(({ code }) => code !== undefined && !known.has(code))).toEqual([]);
});

it('every country is within the map', () => {
  for (const { name, path } of world.countries) {
    const numbers = path.match(/-?\d+\.\d/g)?.map(Number) ?? [];
    expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(-0.1);
    expect(Math.max(...numbers), name).toBeLessThanOrEqual(world.width + 0.1);
  }
});

it('no border crosses the map from one edge to the other', () => {
  for (const { name, path } of world.countries)
    for (const ring of path.split('M').slice(1)) {
      const longitudes = ring.match(/[-\d.]+ /g)?.map(Number) ?? [];
      const jumps = longitudes.slice(1).map((x, at) => Math.abs(x - (longitudes[at] ?? x)));
      expect(Math.max(0, ...jumps), name).toBeLessThan(world.width / 4);
    }
});

it('the projection preserves areas', () => {
  const width = (latitude: number): number => project(90, latitude)[0];
  const slice = (from: number): number => {
    const parts = Array.from({ length: 100 }, (_, at) => from + at / 10);
    return parts.reduce((sum, at) => sum + width(at + 0.05) * (project(0, at + 0.1)[1] - project(0, at)[1]), 0);
  };
  const onGlobe = (from: number): number => Math.sin(((from + 10) * Math.PI) / 180) - Math.sin((from * Math.PI) / 180);
  expect(slice(60) / slice(0)).toBeCloseTo(onGlobe(60) / onGlobe(0), 3);
});
