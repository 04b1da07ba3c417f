import { readFileSync } from 'node:fs';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeIo } from './fake-io.ts';
import { run } from './run.ts';
import { STEPS } from './steps.ts';
import { findAccount, makeRoom } from './steps-account.ts';
import { changeRecords, createZone, exportZone, importZoneFile, pageRecords } from './steps-dns.ts';
import { openWorker } from './steps-edge.ts';
import { protectOffice, readRadar, uploadWorker } from './steps-products.ts';
import { fillDatabase, readPairs, writePairs } from './steps-storage.ts';
import type { Step } from './tour.ts';

const EXAMPLE = readFileSync(new URL('../examples/harbour.example.zone', import.meta.url));

let emulator: Emulator;
beforeEach(() => {
  emulator = createEmulator({ seed: 1, edge: true });
});
afterEach(() => emulator.close());

type Tamper = (answer: string, request: { method: string; path: string; nth: number }) => string;

/** Runs steps on an in-process emulator whose responses `tamper` may change. */
async function take(
  steps: readonly Step[],
  tamper: Tamper = (answer) => answer,
  file: string | Buffer = EXAMPLE,
  zone = 'harbour.example',
) {
  const seen = new Map<string, number>();
  const io = fakeIo({
    files: { 'x.zone': file },
    emulate: () => ({
      ...emulator,
      listen: async () => ({ port: 1, url: 'http://localhost:1/client/v4', close: async () => {} }),
      close: async () => {},
    }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname.replace('/client/v4', '');
      const key = `${request.method} ${path}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const { method } = request;
      const response = await emulator.fetch(request);
      const found = Buffer.from(await response.arrayBuffer()).toString('latin1');
      const body = Buffer.from(tamper(found, { method, path, nth }), 'latin1');
      return new Response(response.status === 204 ? null : body, {
        status: response.status,
        headers: response.headers,
      });
    },
  });
  const code = await run(
    { once: true, quiet: false, zoneFile: 'x.zone', zone, port: 0, consolePort: undefined, data: undefined },
    io,
    steps,
  );
  return { code, out: io.stdout(), err: io.stderr() };
}

/** Replaces text in the responses to calls of this kind. */
function replacing(method: string, path: RegExp, from: string | RegExp, to: string, nth?: number): Tamper {
  return (answer, request) =>
    request.method === method && path.test(request.path) && (nth === undefined || nth === request.nth)
      ? answer.replace(from, to)
      : answer;
}

/** Changes the `result` of the responses to calls of this path. */
function changing(path: RegExp, change: (result: Record<string, unknown>) => unknown): Tamper {
  return (answer, request) => {
    if (!path.test(request.path)) return answer;
    const envelope = JSON.parse(answer);
    return JSON.stringify({ ...envelope, result: change(envelope.result) });
  };
}

describe('tour steps', () => {
  it('all steps pass on the example zone', async () => {
    const { code, err } = await take(STEPS);
    expect([code, err]).toEqual([0, '']);
  });

  it.each([
    ['one record', 'www 300 IN A 192.0.2.1\n'],
    ['records without a TTL, proxied, twice', 'a A 192.0.2.1 ; cf_tags=cf-proxied:true\na A 192.0.2.1\n@ TXT x\n'],
    [
      'a file larger than one import takes',
      Array.from({ length: 1500 }, (_, i) => `h${i} 300 TXT "${'x'.repeat(200)}"`).join('\n'),
    ],
  ])('all steps pass on %s', async (_what, file) => {
    const dns = [findAccount, createZone, importZoneFile, pageRecords, changeRecords, exportZone];
    const { code, err } = await take(dns, undefined, file, 'my.example');
    expect([code, err]).toEqual([0, '']);
  });
});

describe('a step fails when', () => {
  const zone = [findAccount, createZone, importZoneFile];
  const RECORDS = /\/dns_records$/;
  const cases: [string, readonly Step[], Tamper, RegExp][] = [
    [
      'the zone is there, and no tour made it',
      [findAccount, createZone, makeRoom],
      (answer) => answer,
      /this state holds a zone harbour\.example that no tour made/,
    ],

    [
      'the zone has another name',
      [findAccount, createZone],
      replacing('POST', /\/zones$/, /harbour\.example/g, 'haven.example'),
      /name of the new zone/,
    ],
    [
      'the import adds fewer records',
      zone,
      replacing('POST', /import$/, '"recs_added":300', '"recs_added":299'),
      /expected 300, found 299/,
    ],
    [
      'a listed record differs',
      [...zone, pageRecords],
      replacing('GET', RECORDS, '192.0.2.25', '192.0.2.26', 1),
      /1 missing: .*192\.0\.2\.25/s,
    ],
    [
      'the last page is missing',
      [...zone, pageRecords],
      replacing('GET', RECORDS, '"total_pages":3', '"total_pages":2'),
      /records|requests/,
    ],
    [
      'a patch is not seen',
      [...zone, pageRecords, changeRecords],
      replacing('GET', RECORDS, '"patched"', '"unpatched"'),
      /records after the batch/,
    ],
    [
      'the batch answers less',
      [...zone, pageRecords, changeRecords],
      changing(/batch$/, (result) => ({ ...result, posts: [] })),
      /changes in the response/,
    ],
    [
      'the export differs',
      [...zone, pageRecords, exportZone],
      replacing('GET', /export$/, '2001:db8:10::25', '2001:db8:10::26'),
      /records in the export/,
    ],
    [
      'the export cannot be read',
      [...zone, pageRecords, exportZone],
      replacing('GET', /export$/, '192.0.2.25', '192.0.2'),
      /line \d+ of the export: address/,
    ],
    [
      'a bulk call writes less',
      [findAccount, makeRoom, writePairs],
      replacing('PUT', /bulk$/, '10000', '9999'),
      /expected 10000, found 9999/,
    ],
    [
      'a key is not listed',
      [findAccount, makeRoom, writePairs, readPairs],
      replacing('GET', /keys$/, 'gauge-5/000021', 'gauge-5/x'),
      /1 missing: gauge-5\/000021/,
    ],
    [
      'a byte of a value differs',
      [findAccount, makeRoom, writePairs, readPairs],
      replacing('GET', /\/values\/gauge-0%2F000416$/, /./s, '\u00ff'),
      /byte 0 is 255/,
    ],
    [
      'a sum of the database is wrong',
      [...zone, pageRecords, fillDatabase],
      replacing('POST', /query$/, '"records":93', '"records":92'),
      /rows by type/,
    ],
    [
      'a module comes back changed',
      [findAccount, makeRoom, writePairs, uploadWorker],
      replacing('GET', /content\/v2$/, 'Math.round', 'Math.floor'),
      /tide\.mjs: byte/,
    ],
    ['the Worker has no route', [findAccount, makeRoom, openWorker], (answer) => answer, /It needs the zone/],
    [
      'the policy lets others in',
      [findAccount, createZone, protectOffice],
      replacing('GET', /\/policies\/[^/]+$/, '"allow"', '"bypass"'),
      /the policy when read again/,
    ],
    ['Radar gives one page twice', [findAccount, readRadar], repeatFirstPage(), /networks that came on two pages/],
    [
      'a point of the series is missing',
      [findAccount, readRadar],
      replacing('GET', /timeseries$/, /"values":\["[^"]*",/g, '"values":['),
      /values of the series/,
    ],
  ];

  it.each(cases)('%s', async (_what, steps, tamper, reason) => {
    const { code, err } = await take(steps, tamper);
    expect(err.replace(/\s+/g, ' ')).toMatch(reason);
    expect(code).toBe(1);
  });
});

function repeatFirstPage(): Tamper {
  let first: string | undefined;
  return (answer, { path }) => {
    if (!path.endsWith('/asns')) return answer;
    first ??= answer;
    return first;
  };
}
