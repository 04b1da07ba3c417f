/** `npm run drift` from arguments to table, JSON, words and exit code. */

import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../openapi/example-contract.ts';
import { serialise } from '../openapi/run.ts';
import { toOpenApi } from '../openapi/to-openapi.ts';
import { type Io, run } from './run.ts';

const exported = toOpenApi(EXAMPLE.index, EXAMPLE.documents);
const json = serialise(exported, 'api.json');

function started(args: readonly string[], text: string = json, more: Partial<Io> = {}) {
  const [out, words, files] = [[] as string[], [] as string[], new Map<string, string>()];
  const code = run(args, {
    out: (part) => out.push(part),
    say: (part) => words.push(part),
    read: () => text,
    write: (file, part) => files.set(file, part),
    contract: () => EXAMPLE,
    ...more,
  });
  return { code, out: out.join(''), words: words.join(''), files };
}

const different = json
  .replace('"name": "status"', '"name": "state"')
  .replace('"things.create",', '"things.create", "deprecated": true,');

describe('drift', () => {
  it('drift exits with 0 for its own export, JSON or YAML', () => {
    expect(started(['api.json'])).toMatchObject({ code: 0, words: '' });
    expect(started(['api.yaml'], serialise(exported, 'api.yaml'))).toMatchObject({ code: 0, words: '' });
    expect(started(['api.json']).out).toContain('No difference.');
  });

  it('drift exits with 1 for differences: counts first, then rows by kind', () => {
    const { code, out } = started(['api.json'], different);
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'contract  12 endpoints',
        'document  12 endpoints, OpenAPI 3.1.1 · Cloudflare API · v4',
        '',
        'operations        0',
        'parameters        2',
        'required          0',
        'enums             0',
        'deprecated        1',
        '',
        'Optional parameters missing in the contract (1)',
        '  things.list (accounts)  query state',
        '',
        'Parameters missing in the document (1)',
        '  things.list (accounts)  query status',
        '',
        'Deprecated in the document only (1)',
        '  things.create  (the operation)',
        '',
      ].join('\n'),
    );
  });

  it('drift filters by kind, which also affects the exit code', () => {
    expect(started(['api.json', '--only', 'parameters'], different).out).not.toContain('Deprecated in');
    expect(started(['api.json', '--only', 'operations,enums'], different).code).toBe(0);
    expect(started(['api.json', '--only', 'enums', '--only', 'deprecated'], different).code).toBe(1);
  });

  it('drift writes differences as JSON, to a file next to the table or alone to stdout', () => {
    const beside = started(['api.json', '--json', 'drift.json'], different);
    expect(JSON.parse(beside.files.get('drift.json') ?? '')).toMatchObject({
      contractEndpoints: 12,
      counts: { operations: 0, parameters: 2, required: 0, enums: 0, deprecated: 1 },
      differences: [{ kind: 'parameters' }, { kind: 'parameters' }, { kind: 'deprecated' }],
    });
    expect(beside.out).toContain('Parameters missing');
    const alone = started(['api.json', '--json', '-'], different);
    expect(JSON.parse(alone.out)).toHaveProperty('differences');
    expect(alone.code).toBe(1);
  });

  it('drift truncates long lists and says by how much, unless all are requested', () => {
    const paths = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`/n/${n}`, { get: {} }]));
    const text = JSON.stringify({ openapi: '3.0.0', paths });
    expect(started(['x.json', '--only', 'operations'], text).out).toContain('… 10 more: --all shows them');
    expect(started(['x.json', '--only', 'operations', '--all'], text).out).not.toContain('more: --all');
  });

  it('drift reports broken references', () => {
    const paths = { '/x': { get: { parameters: [{ $ref: '#/nowhere' }] } } };
    const { out } = started(['x.json'], JSON.stringify({ openapi: '3.0.0', paths }));
    expect(out).toContain('References that lead nowhere, taken as unknown (1)\n  #/nowhere');
  });

  it.each([
    ['an empty file', 'x.json', '  \n', 'x.json is empty.'],
    ['broken JSON', 'x.json', '{"openapi": "3.0.0", ', 'x.json is not JSON: '],
    ['broken YAML', 'x.yaml', 'a: [1\nb: }', 'x.yaml is not JSON or YAML: '],
    ['plain text', 'x.txt', 'hello', 'x.txt is not an OpenAPI document: it holds a string, not an object.'],
    ['a list', 'x.json', '[]', 'it holds a list'],
    ['OpenAPI 2', 'x.json', '{"swagger": "2.0", "paths": {}}', 'OpenAPI 2.0 (Swagger) document; only 3.0 and 3.1'],
    ['another version', 'x.json', '{"openapi": 4, "paths": {}}', '`openapi` should be "3.0.x" or "3.1.x", it is 4'],
    ['another format', 'x.json', '{"info": {}}', 'there is none'],
    ['a document without paths', 'x.yaml', 'openapi: 3.1.0', 'has no `paths`: there is nothing to compare'],
  ])('drift exits with 2 and the reason for %s', (_what, file, text, message) => {
    const { code, out, words } = started([file], text);
    expect([code, out]).toEqual([2, '']);
    expect(words).toContain(message);
    expect(words).not.toMatch(/\n\s+at /);
  });

  it('drift exits with 2 for a missing file', () => {
    const read = () => {
      throw new Error("ENOENT: no such file or directory, open 'x.json'");
    };
    const { code, words } = started(['x.json'], '', { read });
    expect(code).toBe(2);
    expect(words).toContain("Cannot read x.json: ENOENT: no such file or directory, open 'x.json'. Give the path");
  });

  it.each([
    [[], 'is missing'],
    [['a', 'b'], 'One document at a time; there is also b.'],
    [['a', '--only', 'names'], '--only names: there is no such kind. Kinds: operations,'],
    [['a', '--jason'], '--jason'],
  ])('drift exits with 2 and the usage for %j', (args, message) => {
    const { code, words } = started(args);
    expect(code).toBe(2);
    expect(words).toContain(message);
    expect(words).toContain('Usage: npm run drift');
  });

  it('drift reads YAML with anchors', () => {
    const text = 'openapi: 3.0.0\npaths:\n  /x: &x\n    get: {}\n  /y: *x\n  /z:\n    <<: *x\n    put: {}\n';
    expect(started(['x.yaml'], text).out).toContain('document  4 endpoints');
  });
});
