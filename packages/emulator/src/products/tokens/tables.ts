/** API tokens as rows. Only hashes of the values are stored, so none can be shown again. */

import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { OwnedToken, Token } from '../../handler/token.ts';
import { orderRows } from '../../state/order/ordered-rows.ts';
import type { Sandbox } from '../../state/sandbox.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS api_tokens (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    whole INTEGER NOT NULL,
    value TEXT NOT NULL
  ) STRICT`;

export function tokenTables(db: DatabaseSync, sandbox: Sandbox) {
  db.exec(SCHEMA);
  const any = db.prepare('SELECT 1 FROM api_tokens LIMIT 1');
  const byHash = db.prepare('SELECT owner, whole, value FROM api_tokens WHERE hash = ?');
  const get = db.prepare('SELECT value FROM api_tokens WHERE owner = ? AND id = ?');
  const byId = db.prepare('SELECT owner, whole, value, hash FROM api_tokens WHERE id = ?');
  const row = db.prepare('SELECT value FROM api_tokens WHERE number = ?');
  const order = orderRows(db, sandbox, { name: 'tokens_order', table: 'api_tokens', group: 'owner' });
  const insert = db.prepare('INSERT INTO api_tokens (id, owner, hash, whole, value) VALUES (?, ?, ?, ?, ?)');
  const update = db.prepare('UPDATE api_tokens SET value = ?, whole = 0 WHERE id = ?');
  const roll = db.prepare('UPDATE api_tokens SET hash = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM api_tokens WHERE owner = ? AND id = ?');
  return {
    /** The owner of a secret; undefined if it was not created here. */
    of: (secret: string): OwnedToken | undefined => {
      if (any.get() === undefined) return undefined;
      const row = byHash.get(hashOf(secret));
      return row === undefined ? undefined : ownedIn(row);
    },
    /** A token of any owner, with the hash of its value: access key and secret of the S3 API. */
    withHash: (id: string): { readonly owned: OwnedToken; readonly hash: string } | undefined => {
      const row = byId.get(id);
      return row === undefined ? undefined : { owned: ownedIn(row), hash: String(row.hash) };
    },
    get: (owner: string, id: string): Token | undefined => {
      const row = get.get(owner, id);
      return row === undefined ? undefined : read(row.value);
    },
    count: (owner: string): number => order.count(owner),
    /** In order of creation. */
    page: (owner: string, offset: number, limit: number): Token[] =>
      order.page(owner, offset, limit).map((number) => read(row.get(number)?.value)),
    insert: (owner: string, token: Token, secret: string, isWhole = false) =>
      insert.run(token.id, owner, hashOf(secret), isWhole ? 1 : 0, JSON.stringify(token)),
    update: (token: Token) => update.run(JSON.stringify(token), token.id),
    roll: (token: Token, secret: string) => roll.run(hashOf(secret), token.id),
    remove: (owner: string, id: string): boolean => remove.run(owner, id).changes > 0,
  };
}

const read = (value: unknown): Token => JSON.parse(String(value)) as Token; // written by this file alone

const ownedIn = ({ owner, whole, value }: Record<string, unknown>): OwnedToken => ({
  token: read(value),
  owner: String(owner),
  isWhole: whole === 1,
});

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Status of a token at this time; the stored status ignores expiry. */
export function statusOf(token: Token, now: number): 'active' | 'disabled' | 'expired' {
  if (token.status === 'disabled') return 'disabled';
  return token.expires_on !== undefined && Date.parse(token.expires_on) <= now ? 'expired' : 'active';
}

/** May it be used now? */
export function isUsable(token: Token, now: number): boolean {
  const isEarly = token.not_before !== undefined && Date.parse(token.not_before) > now;
  return !isEarly && statusOf(token, now) === 'active';
}
