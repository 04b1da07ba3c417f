/** What a backup is: plain data, the same for the same configuration. */
import type { ScopeName } from './kinds.ts';

export type Scope = { readonly zone_id: string } | { readonly account_id: string };

export interface Item {
  /** Its id where it was read. */
  readonly id?: string;
  /** Values of the path that say what it is in: `{ bucket_name: 'photos' }`. */
  readonly in?: Readonly<Record<string, string>>;
  /** All that can be written, but for secrets. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Places of the secrets that it has: they are never kept. */
  readonly secrets?: readonly string[];
}

/** What could not be read, and why. */
export interface Unread {
  readonly kind: string;
  readonly in?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly reason: string;
}

export interface Backup {
  readonly version: 1;
  readonly scope: { readonly name: ScopeName; readonly id: string; readonly title: string };
  /** By the names of resources: `dns.records`. Only those that have something. */
  readonly kinds: Readonly<Record<string, readonly Item[]>>;
  readonly unread: readonly Unread[];
}

export interface BackupOptions {
  /** Resources to read, with all below them: `dns`, `zeroTrust.access`. @default all */
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: BackupProgress) => void) | undefined;
}

export interface BackupProgress {
  readonly kind: string;
  readonly done: number;
  readonly total: number;
}

/** Whether a resource is among these, or below one of them. */
export const isAmong = (name: string, names: readonly string[]): boolean =>
  names.some((one) => name === one || name.startsWith(`${one}.`));
