/**
 * Compatibility flags of a Worker.
 * https://developers.cloudflare.com/workers/configuration/compatibility-flags/
 */
import { stringList } from '@flarewire/schema';
import { refused } from '../checks.ts';
import { KNOWN_FLAGS } from './known-flags.ts';

/** https://github.com/cloudflare/workerd/issues/5861 has the text and the code. */
export function checkFlags(flags: unknown): void {
  for (const [index, flag] of stringList(flags).entries()) {
    if (KNOWN_FLAGS.has(flag)) continue;
    throw refused(`No such compatibility flag: ${flag.slice(0, 100)}`, `/metadata/compatibility_flags/${index}`);
  }
}
