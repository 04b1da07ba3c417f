/** Brings about what was observed without requests of its own: a thing that is not there, an account that has bought nothing. */

import { follow, type JsonSchema } from '@flarewire/contract';
import { createEmulator, type Emulator } from '../../packages/emulator/src/emulator.ts';
import { concretePaths } from '../../packages/emulator/src/routing/router.ts';
import { compiledContract } from '../../packages/emulator/src/schema/contract.ts';
import { exampleRequest } from '../../packages/emulator/test/example-request.ts';
import { thingOf } from '../generate/emit/codes.ts';
import type { ObservedError } from './observations.ts';
import { type Played, received } from './play.ts';

const [ACCOUNT, ZONE] = ['f1a4e000000000000000000000000001', 'f1a4e000000000000000000000000010'];
const OWN = { account_id: ACCOUNT, accountId: ACCOUNT, member_account_id: ACCOUNT, zone_id: ZONE, zoneId: ZONE };
const OWNER = /^(account|zone)(_?[iI]d|_identifier|_or_zone|_or_zone_id)$/;
/** Other names of things in observations. */
const SYNONYMS: Readonly<Record<string, string>> = { worker: 'script' };

export interface Arrangement {
  /** The response to the request; undefined where it cannot be derived from the observation. */
  play(fact: ObservedError): Promise<Played | undefined>;
  close(): Promise<void>;
}

export function createArrangement(): Arrangement {
  const emulator = createEmulator({ start: 'default', report: () => undefined });
  const free = createEmulator({ start: 'free', report: () => undefined });
  return {
    play: (fact) => (fact.condition === 'not-entitled' ? playFree(fact, free) : playAbsent(fact, emulator)),
    close: async () => {
      await emulator.close();
      await free.close();
    },
  };
}

const operationOf = (name: string) => compiledContract.index().operations.find((one) => one.name === name);

/** An example of the operation, in an account on the free plan. */
async function playFree({ operation: name }: ObservedError, emulator: Emulator): Promise<Played | undefined> {
  const operation = operationOf(name);
  if (operation === undefined) return undefined;
  const document = await compiledContract.loadProduct(operation.product);
  await emulator.reset();
  return received(await emulator.fetch(exampleRequest(operation, document, { path: OWN })));
}

/** An example of the operation, with an id that nothing has in the place of the missing thing and of all below it. */
async function playAbsent(fact: ObservedError, emulator: Emulator): Promise<Played | undefined> {
  const operation = operationOf(fact.operation);
  const names = namesOf(operation?.path ?? '').filter((name) => !OWNER.test(name));
  // Otherwise the parents of the thing have to exist.
  const [missing] = names;
  if (operation === undefined || missing === undefined) return undefined;
  if (missingIn(operation.path, thingOf(fact.when ?? '')) !== missing) return undefined;
  const document = await compiledContract.loadProduct(operation.product);
  const schemaOf = (name: string): JsonSchema => {
    const param = document.operations[operation.name]?.params.find((one) => one.in === 'path' && one.name === name);
    return follow(param?.schema ?? {}, document.schemas);
  };
  if ('enum' in schemaOf(missing) || 'const' in schemaOf(missing)) return undefined;
  await emulator.reset();
  const path = { ...OWN, ...Object.fromEntries(names.map((name) => [name, unknown(name, schemaOf(name))])) };
  return received(await emulator.fetch(exampleRequest(operation, document, { path })));
}

const namesOf = (path: string): readonly string[] =>
  [...(concretePaths(path)[0] ?? '').matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

/** The path value that names the thing; undefined where the request refers to it elsewhere. */
function missingIn(path: string, thing: string): string | undefined {
  const segments = (concretePaths(path)[0] ?? '').split('/');
  const names = namesOf(path).filter((name) => !OWNER.test(name));
  if (thing === '') return names.at(-1);
  const words = thing.split(' ').map((word) => SYNONYMS[word] ?? word);
  const all = nounsOf(path);
  if (!words.every((word) => all.has(word))) return undefined;
  const overlap = (name: string): number => {
    const nouns = nounsOf(`${name} ${segments[segments.indexOf(`{${name}}`) - 1] ?? ''}`);
    return words.filter((word) => nouns.has(word)).length;
  };
  const best = Math.max(...names.map(overlap));
  return best === 0 ? undefined : names.findLast((name) => overlap(name) === best);
}

/** `/queues/{queueId}` → `queue`, `id` */
function nounsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return new Set(words.flatMap((word) => [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')]));
}

/** An id in the form of its kind that nothing has. */
function unknown(name: string, { type, format, maxLength }: JsonSchema): string {
  if (type === 'integer' || type === 'number') return '99999999';
  if (format === 'uuid' || maxLength === 36) return '0f1a4e00-0000-4000-8000-00000000dead';
  return maxLength === 32 || /(^|_)(id|identifier|tag)$/.test(name)
    ? '0123456789abcdef0123456789abcdef'
    : 'does-not-exist';
}
