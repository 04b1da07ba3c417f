/** What data is: what a product keeps for its users, which a backup holds only where it is asked to. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Caller } from '../client.ts';

export type DataKind = 'kv' | 'd1' | 'r2' | 'lists';

/** Where it is read or written. */
export interface Access {
  readonly client: Caller;
  readonly account: { readonly account_id: string };
  readonly signal: AbortSignal | undefined;
}

/** A namespace, a database, a bucket or a list. */
export interface Store {
  /** What people know it by; the same in another account. */
  readonly name: string;
  readonly id: string;
}

export interface DataSource {
  readonly kind: DataKind;
  stores(access: Access): AsyncIterable<Store>;
  /** Reads all of it into a folder of its own. @returns the number of items */
  save(access: Access, store: Store, folder: string): Promise<number>;
  /** Why nothing can be written to it; undefined where all is well. */
  refusal?(access: Access, store: Store): Promise<string | undefined>;
  /** Writes what is missing. @returns the number of items that were written */
  restore(access: Access, store: Store, folder: string): Promise<number>;
}

/** Writes values into a file of its owner, a line each. */
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

/** The values of such a file, as many at a time as given, and not many more bytes. */
export async function* readLines<Value>(path: string, most: number, mostBytes: number): AsyncGenerator<Value[]> {
  let values: Value[] = [];
  let bytes = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (values.length > 0 && (values.length >= most || bytes + line.length > mostBytes)) {
      yield values;
      [values, bytes] = [[], 0];
    }
    values.push(JSON.parse(line) as Value); // as it was written
    bytes += line.length;
  }
  if (values.length > 0) yield values;
}

/** A name that every file system takes, and no two names share. */
export const fileNameOf = (name: string): string => {
  const plain = name.replace(/[^\w-]+/g, '-').slice(0, 40);
  return `${plain}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
};
