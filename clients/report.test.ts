import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, loadProduct } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { leftOut, page, scenarioNames, table, undocumentedTable, verdictOf } from './report.ts';

const lines = (...checks: object[]): string => checks.map((one) => `${JSON.stringify(one)}\n`).join('');

describe('the report on clients of others', () => {
  it('passed and failed checks are reported, with the reason', () => {
    const out = lines({ check: 'put', ms: 1 }, { check: 'get', ms: 2, error: 'no bytes\ncame' });
    const verdict = verdictOf('kv', { out, err: '' }, undefined, 7);
    expect([verdict.passed, verdict.failed]).toEqual([['put'], [['get', 'no bytes\ncame']]]);
    expect(table([verdict])).toBe(
      [
        'scenario  passed  failed  ms',
        'kv             1       1   7',
        '',
        'kv: "get" FAILED',
        '  no bytes',
        '  came',
      ].join('\n'),
    );
  });

  it('a scenario that ends with an error or checks nothing fails', () => {
    const ended = verdictOf('kv', { out: lines({ check: 'put', ms: 1 }), err: 'oh' }, 'ended with 1', 7);
    expect(ended.failed).toEqual([['runs to its end', 'It ended with 1\noh']]);
    expect(verdictOf('kv', { out: 'hello\n', err: '' }, undefined, 7).failed).toHaveLength(1);
  });

  it('the page is deterministic', () => {
    const verdicts = ['b', 'a'].map((name, ms) => ({ name, passed: ['put', 'get'], failed: [], ms }));
    const version = (): string => 'npm 1.0.0';
    expect(page(verdicts, '', version)).toContain('| a | put; get |\n| b | put; get |\n');
    expect(page(verdicts, '', version)).toContain('| lexicon | npm 1.0.0 |');
    expect(page([...verdicts].reverse(), '', version)).toBe(page(verdicts, '', version));
    const failed = [{ name: 'a', passed: [], failed: [['put', 'no'] as const], ms: 1 }];
    expect(page(failed, '', version)).toContain('| a | **fails**: put |');
  });

  it('the page ends with the undocumented calls of the contract', async () => {
    const calls = undocumentedTable(index(), await loadProduct('undocumented'));
    expect(calls).toContain('| `POST /graphql` | `undocumented.graphql.query` | Sent by `wrangler d1 info`');
    expect(page([], calls, () => 'npm 1.0.0')).toContain(calls);
    expect(readFileSync(join(import.meta.dirname, '../docs/emulator-clients.md'), 'utf8')).toContain(calls);
  });

  it('the page of differences lists exactly the undocumented calls', () => {
    const text = readFileSync(join(import.meta.dirname, '../docs/differences.md'), 'utf8');
    const reported = [...text.matchAll(/`(undocumented\.[\w.]+)`/g)].map(([, name]) => name);
    expect(reported).toEqual(index().undocumented.map(({ name }) => name));
  });

  it('skipped scenarios are listed with the reason and how to enable them', () => {
    const missing = new Map([
      ['lego', ['lego', 'pebble']],
      ['certbot', ['certbot', 'pebble']],
    ]);
    expect(leftOut(missing).split('\n').slice(1)).toEqual([
      '  lego needs lego, pebble',
      '  certbot needs certbot, pebble',
      'Install them: apt-get install certbot lego pebble',
    ]);
  });

  it('every file except shared ones runs, the longest first', () => {
    const files = ['kit.mjs', 'official.mjs', 'official-dns.mjs', 'wrangler-kv.mjs', 'wrangler-workers.mjs', 'note.md'];
    expect(scenarioNames(files)).toEqual(['wrangler-workers', 'wrangler-kv', 'official-dns']);
  });
});
