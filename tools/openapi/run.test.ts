/** `npm run openapi` from arguments to files and words. */

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ContractUnreadable } from './contract.ts';
import { EXAMPLE } from './example-contract.ts';
import { type Io, run } from './run.ts';
import { toOpenApi } from './to-openapi.ts';

function started(args: readonly string[], more: Partial<Io> = {}) {
  const [out, words, files] = [[] as string[], [] as string[], new Map<string, string>()];
  const code = run(args, {
    out: (text) => out.push(text),
    say: (text) => words.push(text),
    write: (file, text) => files.set(file, text),
    contract: () => EXAMPLE,
    ...more,
  });
  return { code, out: out.join(''), words: words.join(''), files };
}

const document = toOpenApi(EXAMPLE.index, EXAMPLE.documents);

describe('openapi', () => {
  it('openapi writes only JSON to stdout', () => {
    const { code, out, files } = started([]);
    expect([code, files.size]).toEqual([0, 0]);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('openapi writes JSON to a file and prints a summary', () => {
    const { code, out, words, files } = started(['--out', 'api.json']);
    expect([code, out]).toEqual([0, '']);
    expect(JSON.parse(files.get('api.json') ?? '')).toHaveProperty('openapi', '3.1.1');
    expect(words).toMatch(/^api.json: 11 operations, \d+ paths, \d+ schemas/);
    expect(words).toContain('DELETE /accounts/{account_id}/things/{thing_id}: things.bulk.delete, things.delete');
  });

  it('openapi writes YAML without anchors for a .yaml or .yml file', () => {
    for (const file of ['api.yaml', 'api.yml']) {
      const text = started(['--out', file]).files.get(file) ?? '';
      expect(text).not.toMatch(/: [&*]\w/);
      expect(parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
    }
  });

  it('openapi prints the usage for wrong arguments', () => {
    const { code, words } = started(['--output', 'x']);
    expect(code).toBe(2);
    expect(words).toMatch(/--output[\s\S]*Usage: npm run openapi/);
  });

  it('openapi explains how to create a missing contract', () => {
    const contract = () => {
      throw new ContractUnreadable('no contract: run `npm run generate`');
    };
    expect(started([], { contract })).toMatchObject({ code: 1, words: 'no contract: run `npm run generate`\n' });
  });

  it('openapi suggests a fix if the file cannot be written', () => {
    const write = () => {
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open' });
    };
    const { code, words } = started(['--out', '/x.json'], { write });
    expect([code, words]).toEqual([
      1,
      'Cannot write /x.json: EACCES: permission denied. Give another file to --out.\n',
    ]);
  });
});
