import { describe, expect, it } from 'vitest';
import { PlanError } from '../../sync/plan.ts';
import { folderOf } from '../test-support.ts';
import { readConfig } from './config-file.ts';

const read = async (name: string, text: string) => {
  const found = await readConfig(folderOf({ [name]: text }));
  if (!found) throw new Error('no configuration was found');
  return found;
};

describe('a configuration file', () => {
  const TOML = `name = "shop"
[triggers]
crons = [
  "0 * * * *",
  "5 * * * *",
]
[[kv_namespaces]]
binding = "A"
[[kv_namespaces]]
binding = "B"
id = "b"
[env.staging]
vars = { X = 1, Y.Z = "2" }
[env.staging.limits]
cpu_ms = 5
`;

  it('a TOML file is read with values and their lines', async () => {
    const { value, lineOf, file } = await read('wrangler.toml', TOML);
    expect(file).toBe('wrangler.toml');
    expect(value).toEqual({
      name: 'shop',
      triggers: { crons: ['0 * * * *', '5 * * * *'] },
      kv_namespaces: [{ binding: 'A' }, { binding: 'B', id: 'b' }],
      env: { staging: { vars: { X: 1, Y: { Z: '2' } }, limits: { cpu_ms: 5 } } },
    });
    expect([
      lineOf(['name']),
      lineOf(['triggers', 'crons', 1]),
      lineOf(['kv_namespaces', 1]),
      lineOf(['kv_namespaces', 1, 'id']),
      lineOf(['env', 'staging', 'vars', 'Y']),
      lineOf(['env', 'staging', 'limits', 'cpu_ms']),
      lineOf(['kv_namespaces', 1, 'nothing']),
      lineOf(['nothing']),
    ]).toEqual([1, 5, 9, 11, 13, 15, 9, undefined]);
  });

  it('a JSON file may have comments and trailing commas', async () => {
    const { value, lineOf } = await read(
      'wrangler.jsonc',
      '// the shop\n{\n  "name": "shop", /* name */\n  "kv_namespaces": [\n    { "binding": "A" },\n  ],\n}\n',
    );
    expect(value).toEqual({ name: 'shop', kv_namespaces: [{ binding: 'A' }] });
    expect([lineOf(['name']), lineOf(['kv_namespaces', 0, 'binding'])]).toEqual([3, 5]);
  });

  it('a setting cannot change the prototype of objects', async () => {
    const json = await read('wrangler.json', '{ "__proto__": { "name": "x" } }');
    const toml = await read('wrangler.toml', '[__proto__]\nname = "x"\n');
    expect([json.value.name, toml.value.name]).toEqual([undefined, undefined]);
    expect(Object.keys(toml.value)).toEqual(['__proto__']);
  });

  it.each([
    ['wrangler.toml', 'name = "shop"\nmain = \n', /^wrangler\.toml: 1 error:\n {2}wrangler\.toml:[23]: /],
    ['wrangler.json', '{ "name": "shop",\n "main": }', /^wrangler\.json: 1 error:\n {2}wrangler\.json:2: /],
    ['wrangler.json', '[]', 'wrangler.json:1: must be an object of settings'],
  ])('a %s file with a syntax error is rejected with its line', async (name, text, message) => {
    await expect(read(name, text)).rejects.toThrow(message);
    await expect(read(name, text)).rejects.toBeInstanceOf(PlanError);
  });

  it("the configuration file is found in wrangler's order, and a named one must exist", async () => {
    const folder = folderOf({ 'wrangler.toml': 'name = "a"', 'wrangler.json': '{ "name": "b" }' });
    expect((await readConfig(folder))?.value).toEqual({ name: 'b' });
    expect((await readConfig(folder, 'wrangler.toml'))?.value).toEqual({ name: 'a' });
    expect(await readConfig(folderOf({}))).toBeUndefined();
    await expect(readConfig(folder, 'other.toml')).rejects.toThrow('the file other.toml does not exist');
  });
});
