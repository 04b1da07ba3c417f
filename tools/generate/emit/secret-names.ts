/** emit: copies the rule for secret names into the client, which has no dependencies. */
import { readFileSync } from 'node:fs';

const SOURCE = 'packages/schema/src/secret-names.ts';
const NOTE = `/** Which names say that their value is a secret. Made by tools/generate from ${SOURCE}: do not edit. */`;

/** The contract's module without its first line. */
export function emitSecretNames(): string {
  const text = readFileSync(new URL(`../../../${SOURCE}`, import.meta.url), 'utf8');
  return NOTE + text.slice(text.indexOf('\n'));
}
