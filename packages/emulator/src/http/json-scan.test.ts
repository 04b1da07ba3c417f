import { describe, expect, it } from 'vitest';
import { createJsonScan } from './json-scan.ts';

const extent = (text: string, pieces = 1) => {
  const bytes = Buffer.from(text);
  const scan = createJsonScan();
  const size = Math.ceil(bytes.length / pieces);
  let told = scan(new Uint8Array());
  for (let at = 0; at < bytes.length; at += size) told = scan(bytes.subarray(at, at + size));
  return told;
};

describe('the extent of a JSON text', () => {
  it.each([
    ['0', 0, 0],
    ['[]', 1, 1],
    ['{"a":[1,2,3],"b":{}}', 2, 6],
    [String.raw`["[[{\"[,", "\\", ","]`, 1, 3],
    ['["é,日"]', 1, 1],
    ['[[],[[]]]', 3, 5],
  ])('of %s is %i levels, %i values', (text, depth, values) => {
    expect(extent(text)).toEqual({ depth, values });
  });

  it('is the same wherever the pieces begin', () => {
    const text = String.raw`{"a":["\"[","\\\"",{"日":[1,[2,"]"]]}],"b":"\\"}`;
    for (let pieces = 1; pieces <= Buffer.byteLength(text); pieces++)
      expect(extent(text, pieces)).toEqual(extent(text));
  });
});
