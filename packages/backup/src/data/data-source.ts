/** Interface of data sources: user data of a product, which a backup contains only on request. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Caller } from '../client.ts';

export type DataKind = 'kv' | 'd1' | 'r2' | 'lists';

/** Access to the account that is read or written. */
export interface Access {
  readonly client: Caller;
  readonly account: { readonly account_id: string };
  readonly signal: AbortSignal | undefined;
}

/** A namespace, a database, a bucket or a list. */
export interface Store {
  /** Display name; identical in another account. */
  readonly name: string;
  readonly id: string;
  /** More parameters that it is addressed by: the jurisdiction of a bucket. */
  readonly in?: Readonly<Record<string, string>>;
}

export interface DataSource {
  readonly kind: DataKind;
  stores(access: Access): AsyncIterable<Store>;
  /** Reads all of it into a separate folder. @returns the number of items */
  save(access: Access, store: Store, folder: string): Promise<number>;
  /** The reason why it cannot be written; undefined if it can. */
  refusal?(access: Access, store: Store): Promise<string | undefined>;
  /** Writes missing items. @returns the number of written items */
  restore(access: Access, store: Store, folder: string): Promise<number>;
}

/** Writes values to a file with owner-only permissions, one per line. */
export async function writeLines(path: string, values: AsyncIterable<unknown>): Promise<number> {
  const file = await open(path, 'w', 0o600);
  let count = 0;
  try {
    for await (const value of values) {
      await file.write(`${JSON.stringify(value)}\n`);
      count++;
    }
  } finally {
    await file.close();
  }
  return count;
}

/** Values of such a file in batches, limited by count and approximately by bytes. */
export async function* readLines<Value>(path: string, most: number, mostBytes: number): AsyncGenerator<Value[]> {
  let values: Value[] = [];
  let bytes = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (values.length > 0 && (values.length >= most || bytes + line.length > mostBytes)) {
      yield values;
      [values, bytes] = [[], 0];
    }
    values.push(JSON.parse(line) as Value); // written by writeLines
    bytes += line.length;
  }
  if (values.length > 0) yield values;
}

/** A file name that is valid on every file system and unique to the name. */
export const fileNameOf = (name: string): string => {
  const plain = name.replace(/[^\w-]+/g, '-').slice(0, 40);
  return `${plain}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
};
