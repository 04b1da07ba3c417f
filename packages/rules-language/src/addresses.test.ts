import { isIP } from 'node:net';
import { expect, it } from 'vitest';
import { addressVersion } from './addresses.ts';

const PARTS = ['', ':', '::', '1', '0', 'ff', '2001', '12345', 'g', '.', '192.0.2.1', '256.1.1.1', '01.2.3.4', '-'];

it('addresses are recognized exactly as in Node', () => {
  const texts = ['1::2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:8', '::ffff:192.0.2.1', '1:2:3:4:5:6:192.0.2.1'];
  for (const a of PARTS)
    for (const b of PARTS)
      for (const c of PARTS)
        for (const d of PARTS) texts.push(a + b + c + d, `${a}:${b}:${c}:${d}`, `${a}.${b}.${c}.${d}`);
  expect(texts.filter((text) => addressVersion(text) !== isIP(text))).toEqual([]);
  expect(texts.filter((text) => isIP(text) !== 0).length).toBeGreaterThan(50);
});
