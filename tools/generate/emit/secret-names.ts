/** emit: the rule by which names are secret, for the client, which has no dependency to take it from. */
import { readFileSync } from 'node:fs';

const SOURCE = 'packages/schema/src/secret-names.ts';
const NOTE = `/** Which names say that their value is a secret. Made by tools/generate from ${SOURCE}: do not edit. */`;

/** The module of the contract as it is, but for its first line. */
export function emitSecretNames(): string {
  const text = readFileSync(new URL(`../../../${SOURCE}`, import.meta.url), 'utf8');
  return NOTE + text.slice(text.indexOf('\n'));
}
