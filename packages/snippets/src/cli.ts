/** A call with the `flarewire` command. */
import type { Operation } from '@flarewire/contract';
import type { NamedFile } from './files.ts';
import type { Params } from './params.ts';
import { shellQuoted, shellText } from './shell.ts';
import { DEFAULT_BASE_URL } from './typescript.ts';

/** Parameters as JSON in one word; a file in them is `{ "$file": "path" }`. Whoever copies it knows that it deletes. */
export function cliOf(
  { name, method, confirm }: Operation,
  params: Params,
  baseURL: string,
  files: ReadonlyMap<unknown, NamedFile>,
): string {
  const json = JSON.stringify(withNames(params, files));
  const base = baseURL === DEFAULT_BASE_URL ? '' : `CLOUDFLARE_BASE_URL=${shellText(baseURL)} `;
  const yes = method === 'DELETE' || confirm === true ? ' --yes' : '';
  return `${base}npx @flarewire/cli call ${name}${json === '{}' ? '' : ` ${shellQuoted(json)}`}${yes}`;
}

/** JSON.stringify would ask Blobs and bytes for their own fields. */
function withNames(value: unknown, files: ReadonlyMap<unknown, NamedFile>): unknown {
  const file = files.get(value);
  if (file !== undefined) return { $file: file.name };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withNames(item, files));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNames(inner, files)]));
}
