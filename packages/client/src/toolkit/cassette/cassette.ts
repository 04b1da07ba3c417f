/** `flarewire/cassette`: records the calls of a test and replays them without network and token. */
import { UsageError } from '../../errors/usage-error.ts';
import { CassetteError, readCassette } from './cassette-file.ts';
import type { Cassette, CassetteOptions } from './cassette-options.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';

export { CassetteError } from './cassette-file.ts';
export type { Cassette, CassetteOptions } from './cassette-options.ts';

/**
 * Opens a cassette: one JSON file of calls and responses, written by the first run of a test and read by later runs.
 * Secrets are masked using the contract, ids and dates are numbered.
 *
 * @example
 * const cassette = await openCassette('zones.cassette.json');
 * const client = new Cloudflare(cassette.options);
 * console.log((await client.zones.list()).result.length);
 * await cassette.close();
 */
export async function openCassette(file: string, options: CassetteOptions = {}): Promise<Cassette> {
  const { mode: asked = 'auto', matching = 'strict' } = options;
  check('mode', asked, ['record', 'replay', 'auto']);
  check('matching', matching, ['strict', 'unordered', 'loose']);
  const isCI = !/^(|0|false)$/.test(process.env.CI ?? '');
  if (asked === 'record' && isCI) throw new CassetteError(`${file}: recording is disabled because CI is set`);
  const calls = asked === 'record' ? undefined : await readCassette(file);
  if (calls) return replay(file, calls, options);
  if (asked === 'replay' || isCI)
    throw new CassetteError(`${file} does not exist; run the test once with mode: 'record', without CI set`);
  return record(file, options);
}

function check(parameter: string, value: string, allowed: readonly string[]): void {
  if (!allowed.includes(value))
    throw new UsageError(`openCassette(): ${parameter} must be ${allowed.join(' or ')}, not ${JSON.stringify(value)}`, {
      parameter,
    });
}
