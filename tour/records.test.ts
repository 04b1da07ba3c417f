import { parseZone } from '@flarewire/zone-file';
import { describe, expect, it } from 'vitest';
import { awkwardKeys, pairs } from './readings.ts';
import { chunksOf, distinct, expectedOf, recordLine } from './records.ts';

const fileOf = (text: string) => ({
  ...parseZone(text, 'my.example'),
  label: 'my.zone',
  zone: 'my.example',
  text,
  twice: 0,
});
const [record] = fileOf('www 300 MX 10 mx ; front cf_tags=b,a:1').records;

describe('records to compare', () => {
  it('recordLine returns one distinctive line', () => {
    const line = record === undefined ? '' : recordLine(expectedOf(record));
    expect(line).toBe('www.my.example 300 MX 10 mx.my.example ; front, a:1, b');
  });

  it('a record has the automatic TTL if it is proxied or the file gives none', () => {
    const ttls = fileOf('a A 192.0.2.1\nb 300 A 192.0.2.1 ; cf_tags=cf-proxied:true').records.map(
      (one) => expectedOf(one).ttl,
    );
    expect(ttls).toEqual([1, 1]);
  });
});

it('duplicate records of a file count once', () => {
  const { records } = fileOf('a A 192.0.2.1 ; first\na 60 A 192.0.2.1 ; second\na A 192.0.2.2\na MX 1 b\na MX 2 b');
  expect(distinct(records).map((one) => one.line)).toEqual([1, 3, 4, 5]);
});

describe('parts of an import', () => {
  it('a small file is imported unchanged', () => {
    const text = '; a comment\nwww 300 A 192.0.2.1';
    expect(chunksOf(fileOf(text))).toEqual([{ text, records: 1 }]);
  });

  it('a large file is split into parts below the limit that contain all records', () => {
    const file = fileOf(
      Array.from({ length: 3000 }, (_, index) => `host-${index} 300 TXT "${'x'.repeat(200)}"`).join('\n'),
    );
    const chunks = chunksOf(file);
    expect(chunks.length).toBeGreaterThan(2);
    for (const { text } of chunks) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(262_144);
    const records = chunks.flatMap(({ text }) => parseZone(text, 'my.example').records);
    expect(records.map((one) => one.name).sort()).toEqual(file.records.map((one) => one.name).sort());
    expect(chunks.reduce((sum, chunk) => sum + chunk.records, 0)).toBe(3000);
  });

  it('the number of parts is close to the minimum', () => {
    const file = fileOf(
      Array.from({ length: 5000 }, (_, index) => `h${index} 300 TXT "${'x'.repeat(200)}"`).join('\n'),
    );
    const chunks = chunksOf(file);
    const bytes = chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk.text), 0);
    expect(chunks.length).toBeLessThanOrEqual(Math.ceil((bytes * 1.3) / 262_144));
  });
});

describe('readings', () => {
  it('readings have distinct keys, some unusual, and are deterministic', () => {
    const all = pairs(25_000);
    expect(new Set(all.map((pair) => pair.key)).size).toBe(25_000);
    expect(all.slice(0, awkwardKeys.length).map((pair) => pair.key)).toEqual(awkwardKeys);
    expect(all.filter((pair) => pair.binary)).toHaveLength(2500);
    expect(pairs(20)).toEqual(all.slice(0, 20));
    expect(Math.max(...all.map(({ key }) => Buffer.byteLength(key)))).toBeLessThanOrEqual(512);
  });
});
