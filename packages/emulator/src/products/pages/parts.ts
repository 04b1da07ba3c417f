/** Files of a deployment that decide how its site is served: headers, redirects, routes, and code of Functions. */
import type { DatabaseSync } from 'node:sqlite';
import type { Part } from '../../handler/body.ts';
import type { Sandbox } from '../../state/sandbox.ts';

/** https://developers.cloudflare.com/api/resources/pages/subresources/projects/subresources/deployments/methods/create/ */
const NAMES = new Set(['_headers', '_redirects', '_routes.json', '_worker.bundle', '_worker.js']);

function partTables(db: DatabaseSync) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS pages_parts (
      deployment TEXT NOT NULL,
      name TEXT NOT NULL,
      bytes BLOB NOT NULL,
      PRIMARY KEY (deployment, name)
    ) STRICT`);
  return {
    put: db.prepare('INSERT INTO pages_parts (deployment, name, bytes) VALUES (?, ?, ?)'),
    get: db.prepare('SELECT bytes FROM pages_parts WHERE deployment = ? AND name = ?'),
    copy: db.prepare('INSERT INTO pages_parts SELECT ?2, name, bytes FROM pages_parts WHERE deployment = ?1'),
    remove: db.prepare('DELETE FROM pages_parts WHERE deployment = ?'),
  };
}

/** Bindings and compatibility of the project, as they were when the deployment was made. */
export const SETTINGS = 'settings';

export function savePagesParts(
  { sandbox }: Stated,
  deployment: string,
  parts: readonly Part[],
  settings: unknown,
): void {
  const { put } = sandbox.use(partTables);
  for (const { name, bytes } of parts) if (NAMES.has(name)) put.run(deployment, name, bytes);
  put.run(deployment, SETTINGS, new TextEncoder().encode(JSON.stringify(settings ?? {})));
}

export function copyPagesParts({ sandbox }: Stated, from: string, to: string): void {
  sandbox.use(partTables).copy.run(from, to);
}

export function removePagesParts({ sandbox }: Stated, deployment: string): void {
  sandbox.use(partTables).remove.run(deployment);
}

export function pagesPart({ sandbox }: Stated, deployment: string, name: string): Uint8Array | undefined {
  const row = sandbox.use(partTables).get.get(deployment, name);
  return row?.bytes instanceof Uint8Array ? row.bytes : undefined;
}

export function pagesText(stated: Stated, deployment: string, name: string): string | undefined {
  const bytes = pagesPart(stated, deployment, name);
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

type Stated = { readonly sandbox: Sandbox };
