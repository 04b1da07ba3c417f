import { parseZone, type ZoneRecord } from '@flarewire/zone-file';
import { expect, test } from 'vitest';
import { MAX_BYTES, partsOf, sendParts } from './zone-parts.ts';
import { zoneText } from './zone-plan.ts';

const zone = 'harbour.example';
const lines = Array.from({ length: 12_000 }, (_, place) => `host${place} IN TXT "ö ${place}"`);
const { records } = parseZone(`$TTL 600\n$ORIGIN sub.${zone}.\n${lines.join('\n')}\n`, zone, { keepAll: true });
const bytesOf = (part: readonly ZoneRecord[]): number => new TextEncoder().encode(zoneText(part)).length;

test("a large file is split between records into parts within Cloudflare's size limit", () => {
  expect(bytesOf(records)).toBeGreaterThan(MAX_BYTES);
  const parts = partsOf(records);
  expect(parts.length).toBe(Math.ceil(bytesOf(records) / MAX_BYTES));
  for (const part of parts) expect(bytesOf(part)).toBeLessThanOrEqual(MAX_BYTES);
  expect(parts.flat()).toEqual(records);
});

test('each part keeps the origin and TTL of the whole file', () => {
  const read = partsOf(records).flatMap((part) => parseZone(zoneText(part), zone, { keepAll: true }).records);
  const plain = ({ name, type, ttl, content }: ZoneRecord) => ({ name, type, ttl, content });
  expect(read.map(plain)).toEqual(records.map(plain));
  expect(read[0]?.name).toBe(`host0.sub.${zone}`);
});

test('no records give no parts, and an oversized record gets its own part', () => {
  expect(partsOf([])).toEqual([]);
  expect(partsOf(records.slice(0, 3), 10)).toHaveLength(3);
});

test('a refused part does not block the others', async () => {
  const parts = partsOf(records.slice(0, 6), 2 * bytesOf(records.slice(0, 1)));
  const reported: number[] = [];
  const { added, failed } = await sendParts(parts, {
    send: async (part) => {
      if (part === parts[1]) throw new Error('refused');
      return part.length;
    },
    isFinal: () => false,
    onProgress: (done) => void reported.push(done),
  });
  expect(parts).toHaveLength(3);
  expect(added).toBe(4);
  expect(failed).toEqual([{ records: parts[1], error: new Error('refused') }]);
  expect(reported).toEqual([0, 2, 4]);
});

test('a failure that would affect every part stops the import', async () => {
  let calls = 0;
  const send = async (): Promise<number> => {
    calls += 1;
    throw new Error('offline');
  };
  const { failed } = await sendParts(partsOf(records), { send, isFinal: () => true, onProgress: () => {} });
  expect(calls).toBe(1);
  expect(failed.flatMap((part) => part.records)).toHaveLength(records.length);
});
