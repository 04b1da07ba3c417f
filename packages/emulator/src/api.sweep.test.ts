import type { Operation, ProductDocument } from '@flarewire/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../../../test/repository/sample.ts';
import { createArranger } from '../test/arrange.ts';
import { changed, strange } from '../test/changed.ts';
import { exampleRequest } from '../test/example-request.ts';
import { checkAnswer } from '../test/self-check.ts';
import { createEmulator, type Emulator, type EmulatorOptions } from './emulator.ts';
import { compiledContract } from './schema/contract.ts';
import { sample } from './schema/sample.ts';
import { seededRandom } from './state/ids.ts';

/** Operations whose example cannot succeed, or whose response cannot match the contract, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'ai.finetunes.list': 'a list, where the contract declares one item',
  'kv.namespaces.bulkGet': 'a key that does not exist is null, which the contract does not say',
  'kv.namespaces.keys.bulkGet': 'a key that does not exist is null, which the contract does not say',
  'magicTransit.connectors.interrupts.create': 'the result requires more fields than it allows',
  'radar.origins.timeseries': 'the result requires of `meta` to be a series, too',
  'workers.scripts.deployments.create': 'needs the id of a version in its body',
  'workers.scripts.deployments.delete': 'the only deployment is the one in use',
};

/** Operations without authentication. */
const OPEN = ['ips.list', 'workersBuilds.deployHooks.trigger'];

describe('the whole API', () => {
  const operations = sampled(compiledContract.index().operations, ({ name }) => name);
  const documents = new Map<string, ProductDocument>();
  const documentOf = (operation: Operation): ProductDocument => documents.get(operation.product) as ProductDocument; // loaded below
  let emulator: Emulator;
  let fault: unknown;
  const fresh = (options: EmulatorOptions = {}): void => {
    fault = undefined;
    emulator = createEmulator({ seed: 1, report: (error) => (fault = error), ...options });
  };

  beforeAll(async () => {
    const { products } = compiledContract.index();
    for (const { key } of products) documents.set(key, await compiledContract.loadProduct(key));
  });

  /** Faults in the responses to arranged requests, and the number of refused ones. */
  async function askAll(options: EmulatorOptions, maySay: (status: number) => boolean) {
    const arranger = createArranger(compiledContract, { fetch: (request) => emulator.fetch(request) });
    const wrong: Record<string, string> = {};
    let refused = 0;
    fresh(options);
    for (const operation of operations) {
      await emulator.reset();
      fault = undefined;
      const response = await arranger.call(operation);
      const isRefused = !response.ok && maySay(response.status);
      if (isRefused) refused++;
      const problems = isRefused
        ? refusalFaults(await response.json())
        : response.ok
          ? await checkAnswer(operation, documentOf(operation), response)
          : [await response.text()];
      if (fault !== undefined) problems.push(String(fault));
      if (problems.length > 0 && !(operation.name in EXCEPTIONS))
        wrong[operation.name] = problems.join('; ').slice(0, 300);
    }
    await emulator.close();
    return { wrong, refused };
  }

  it('without rules, every operation accepts a valid request and returns a valid response', async () => {
    expect(await askAll({ rules: false }, () => false)).toEqual({ wrong: {}, refused: 0 });
  });

  it('with rules, every operation accepts a valid request, or refuses it in Cloudflare’s form', async () => {
    const { wrong, refused } = await askAll({}, (status) => status >= 400 && status < 500);
    expect(wrong).toEqual({});
    // Most examples of the schemas hold to the rules; others name their own things that do not exist.
    expect(refused / operations.length).toBeLessThan(0.33);
  });

  it('every operation with a body refuses a broken one with the envelope', async () => {
    fresh();
    const wrong: string[] = [];
    for (const operation of operations.filter(({ request }) => request === 'json')) {
      const { url, headers } = exampleRequest(operation, documentOf(operation));
      const response = await emulator.fetch(url, { method: operation.method, headers, body: '{"broken": ' });
      const body: unknown = await response.json();
      const problems = [...refusalFaults(body), ...(response.status === 400 ? [] : [`status ${response.status}`])];
      if (problems.length > 0) wrong.push(`${operation.name}: ${problems.join('; ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('unusual requests are refused or accepted, without an internal error', async () => {
    fresh();
    const random = seededRandom('strange');
    const wrong: string[] = [];
    for (const operation of operations) {
      const document = documentOf(operation);
      const { body, params = [] } = document.operations[operation.name] ?? {};
      const value = changed(sample(body?.schema ?? {}, document, random), random);
      const request = exampleRequest(operation, document, { random, optional: true, body: value ?? null });
      const url = new URL(request.url);
      for (const param of params) {
        if (param.in === 'query' && random() < 0.3) url.searchParams.set(param.name, String(strange(random)));
      }
      fault = undefined;
      await emulator.fetch(new Request(url, request));
      if (fault !== undefined) wrong.push(`${operation.name}: ${Object(fault).stack ?? fault}`);
    }
    expect(wrong).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('every operation refuses a request without credentials', async () => {
    fresh();
    const wrong: string[] = [];
    for (const operation of operations) {
      const { url } = exampleRequest(operation, documentOf(operation));
      const response = await emulator.fetch(url, { method: operation.method });
      if (response.status !== 400 && !OPEN.includes(operation.name))
        wrong.push(`${operation.name}: ${response.status}`);
    }
    expect(wrong).toEqual([]);
  });
});

function refusalFaults(body: unknown): string[] {
  const { success, errors } = Object(body); // any JSON
  const isWhole = success === false && Array.isArray(errors) && errors.length > 0;
  const isTold =
    isWhole && errors.every(({ code, message }) => typeof code === 'number' && typeof message === 'string');
  return isTold ? [] : [`a refusal without code or message: ${JSON.stringify(body)}`];
}
