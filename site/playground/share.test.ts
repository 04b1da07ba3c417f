import { expect, test } from 'vitest';
import { exampleIn, fromFragment, MAX_PROGRAM, toFragment } from './share.ts';

test.each(['', 'console.log(1);\n', "const name = 'ünïcode 🧡 \u0000\uFFFD';\r\n", 'x'.repeat(MAX_PROGRAM)])(
  'a program is the same after it went through a link (%#)',
  async (program) => {
    const fragment = await toFragment(program);
    expect(fragment).toMatch(/^code=[\w-]+$/);
    expect(await fromFragment(`#${fragment}`)).toBe(program);
  },
);

test('a link to a program of usual length is short', async () => {
  const program = 'for await (const zone of client.zones.list()) console.log(zone.name);\n'.repeat(50);
  expect((await toFragment(program)).length).toBeLessThan(300);
});

test('a link to an example names its operation', async () => {
  const fragment = await toFragment('1;\n', 'dns.records.get');
  expect([await fromFragment(fragment), exampleIn(`#${fragment}`)]).toEqual(['1;\n', 'dns.records.get']);
  expect(exampleIn(await toFragment('1;\n'))).toBeUndefined();
});

test('an address without a program has none', async () => {
  expect(await fromFragment('')).toBeUndefined();
  expect(await fromFragment('#other=1')).toBeUndefined();
});

test('a damaged link is reported', async () => {
  const fragment = await toFragment('console.log(1);');
  const damaged = [
    'code=',
    'code=%%%',
    'code=AAAA',
    fragment.slice(0, -6),
    `${fragment.slice(0, 9)}!${fragment.slice(9)}`,
  ];
  for (const one of damaged) await expect(fromFragment(one), one).rejects.toThrow('damaged or incomplete');
});

test('a program that is too long is not packed, and not unpacked from a link of someone else', async () => {
  await expect(toFragment('x'.repeat(MAX_PROGRAM + 1))).rejects.toThrow('Export it as a project');
  const packed = new Blob(['x'.repeat(50_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(packed).arrayBuffer());
  await expect(fromFragment(`code=${bytes.toString('base64url')}`)).rejects.toThrow('damaged or incomplete');
});
