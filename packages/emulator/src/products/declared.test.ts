import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Resources with create, get and delete whose rules do not use `collection()`. Only lower it. */
const WRITTEN_OUT = 125;

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!.*test).*\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(`${folder}/${file}`, 'utf8') }));

it('resources are declared with collection()', () => {
  const verbs = new Map<string, Set<string>>();
  const declared = new Set<string>();
  for (const { source } of files) {
    if (!source.includes('satisfies Handlers')) continue;
    const isDeclared = /collection\(\{|from '[^']*collections?\.ts'/i.test(source);
    for (const [, resource = '', verb = ''] of source.matchAll(/^\s+'([\w.]+)\.(create|get|delete)':/gm)) {
      verbs.set(resource, (verbs.get(resource) ?? new Set()).add(verb));
      if (isDeclared) declared.add(resource);
    }
  }
  const resources = [...verbs].filter(([, found]) => found.size === 3).map(([resource]) => resource);
  const written = resources.filter((resource) => !declared.has(resource));
  expect(resources.length).toBeGreaterThan(200);
  expect(written.length, written.join('\n')).toBe(WRITTEN_OUT);
});

it('rows that refer to others are deleted with them, so that an account with anything in it can be', () => {
  const keys = files.flatMap(({ file, source }) =>
    Array.from(source.matchAll(/ REFERENCES \w+ \([^)]*\)(?! ON DELETE CASCADE)/g), ([key]) => `${file}:${key}`),
  );
  expect(keys).toEqual([]);
});
