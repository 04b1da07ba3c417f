/** Uses of late imports in sources and built files. */
import { expect, test } from 'vitest';
import { lateUses } from './late-uses.ts';

test.each([
  ['(await import("./a.js")).b()', ['b']],
  ['async () => (await import("./a.js")).b', ['b']],
  ['const { b, c: d } = await import("./a.js");', ['b', 'c']],
  ['const a$ = await import("./a.js"); a$.b(a$.c, x.a$.d)', ['b', 'c']],
  ['const { b } = await import("./a.js").catch(fail);', ['b']],
  ['import("./a.js").then(({ b }) => b(1))', ['b']],
  ['once(() => import("./a.js"))', undefined],
])('%s', (text, names) => {
  expect(lateUses('a.ts', text)).toEqual([{ from: './a.js', names }]);
});
