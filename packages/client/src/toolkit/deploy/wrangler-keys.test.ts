/** Every key of wrangler's published schema is sent, has no effect on a deployment, or is reported. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE } from './config/settings.ts';
import type { Shape } from './config/shape.ts';

/**
 * Keys of config-schema.json of wrangler 4.164.0, the file in its npm package, without those of `previews`:
 * `d1_databases[].database_id`.
 */
const KEYS = readFileSync(new URL('wrangler-keys.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** True if the settings decide about a key: they send it, pass over it on purpose, or report it. */
function isDecided(shape: Shape, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined || shape === 'any' || shape === 'local') return true;
  if (typeof shape === 'string') return false;
  if ('unused' in shape || 'refused' in shape) return true;
  if ('oneOf' in shape) return shape.oneOf.some((one) => isDecided(one, [first, ...rest]));
  if ('list' in shape) return first === '[]' && isDecided(shape.list, rest);
  if ('map' in shape) return isDecided(shape.map, rest);
  if (!('fields' in shape)) return false;
  const inner = Object.hasOwn(shape.fields, first) ? shape.fields[first] : undefined;
  return inner !== undefined && isDecided(inner, rest);
}

test('no key of the schema of wrangler is unknown', () => {
  expect(KEYS.length).toBeGreaterThan(350);
  expect(KEYS.filter((key) => !isDecided(FILE, key.replaceAll('[]', '.[]').split('.')))).toEqual([]);
});
