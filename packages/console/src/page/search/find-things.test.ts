import { describe, expect, it } from 'vitest';
import { bestThings, thingScore } from './find-things.ts';

const record = { kind: 'DNS record', name: 'www.example.com', note: 'A 192.0.2.1' };

describe('the score of a thing', () => {
  it('the score decreases from an exact name to a part of it', () => {
    const scores = ['www.example.com', 'WWW', 'example', 'xampl'].map((typed) => thingScore(record, typed));
    expect(scores).toEqual([1, 0.95, 0.85, 0.7]);
  });

  it('the kind and note count along with the name', () => {
    expect(thingScore(record, 'dns www')).toBe(0.9);
    expect(thingScore(record, '192.0.2.1')).toBe(0.65);
    expect(thingScore(record, 'dns record')).toBe(0);
  });

  it('a single letter or another name scores nothing', () => {
    expect(thingScore(record, 'w')).toBe(0);
    expect(thingScore(record, 'mail')).toBe(0);
  });

  it('things with equal scores alternate by kind', () => {
    const named = (kind: string, name: string) => ({ kind, name, note: '' });
    const records = Array.from({ length: 300 }, () => named('DNS record', 'harbour.example'));
    const things = [...records, named('Worker', 'harbour-tour'), named('R2 bucket', 'harbour-photos')];
    const found = bestThings(things, 'harb', 4).map(({ thing }) => thing.kind);
    expect(found).toEqual(['DNS record', 'Worker', 'R2 bucket', 'DNS record']);
    // An exact name ranks above everything else.
    expect(bestThings(things, 'harbour-photos', 1).map(({ thing }) => thing.kind)).toEqual(['R2 bucket']);
  });
});
