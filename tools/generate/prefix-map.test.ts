import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefixLines } from './prefix-map.ts';

/** What the client's explain.ts does with the lines, in other words. */
function reader(lines: readonly string[]): (name: string) => string {
  const values = new Map<string, string>();
  let before: string[] = [];
  for (const line of lines) {
    const [, dots = '', own = '', value = ''] = /^(\.*)(\S+) (.*)$/.exec(line) ?? [];
    before = [...before.slice(0, dots.length), ...own.split('.')];
    values.set(before.join('.'), value);
  }
  return (name) => {
    const above = name.split('.').map((_, i, parts) => parts.slice(0, parts.length - i).join('.'));
    return values.get(above.find((one) => values.has(one)) ?? '') ?? '';
  };
}

test('says once what the names below one have in common', () => {
  const facts = [
    ['dns.records.list', '1'],
    ['dns.records.get', '1'],
    ['dns.records.scan', '2'],
    ['dns.settings.get', '1'],
    ['ips.list', ''],
  ] as const;
  expect(prefixLines(facts)).toEqual(['dns 1', '.records.scan 2']);
});

test('takes back what does not hold of a name', () => {
  const facts = [
    ['a.x', '1'],
    ['a.y', '1'],
    ['a.z.one', ''],
    ['a.z.two', ''],
  ] as const;
  expect(prefixLines(facts)).toEqual(['a 1', '.z ']);
});

test('gives every name its own value back, in no more lines than there are values', () => {
  const part = fc.constantFrom('a', 'b', 'c', 'dd');
  // Leaves only: no name is the beginning of another.
  const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `${parts.join('.')}.leaf`);
  const facts = fc.uniqueArray(fc.tuple(name, fc.constantFrom('', '1', '2', 'x y')), { selector: ([one]) => one });
  fc.assert(
    fc.property(facts, (all) => {
      const lines = prefixLines(all);
      const read = reader(lines);
      expect(all.map(([one]) => read(one))).toEqual(all.map(([, value]) => value));
      expect(lines.length).toBeLessThanOrEqual(all.length);
    }),
  );
});
