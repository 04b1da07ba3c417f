/** Types of a backup: plain data, identical for identical configurations. */
import type { ScopeName } from './kind.ts';

export type Scope = { readonly zone_id: string } | { readonly account_id: string };

export interface Item {
  /** Its id when it was read. */
  readonly id?: string;
  /** Path values of its parent: `{ bucket_name: 'photos' }`. */
  readonly in?: Readonly<Record<string, string>>;
  /** All writable fields, without secrets. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Paths of its secrets, whose values are never stored. */
  readonly secrets?: readonly string[];
}

/** A resource that could not be read, or that a backup cannot contain, with the reason. */
export interface Unread {
  readonly kind: string;
  readonly in?: Readonly<Record<string, string>>;
  /** HTTP status of the error; absent for resources that a backup cannot contain. */
  readonly status?: number;
  readonly reason: string;
  /** A single resource instead of a list: 404 means that it does not exist. */
  readonly isSingle?: true;
  /** Minimum number of items missing from the backup: those of the first page. */
  readonly count?: number;
}

export interface Backup {
  readonly version: 1;
  readonly scope: { readonly name: ScopeName; readonly id: string; readonly title: string };
  /** Items by resource name: `dns.records`. Only resources with items. */
  readonly kinds: Readonly<Record<string, readonly Item[]>>;
  readonly unread: readonly Unread[];
  /** Requested resources, including empty ones. Absent in backups of earlier versions. */
  readonly read?: readonly string[];
}

export interface BackupOptions {
  /** Resources to read, including everything below them: `dns`, `zeroTrust.access`. @default all */
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
  /**
   * Also look for resources that a backup cannot contain, to list them in `unread`: one request per list. @default true
   */
  readonly coverage?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: BackupProgress) => void) | undefined;
}

export interface BackupProgress {
  readonly kind: string;
  readonly done: number;
  readonly total: number;
}

/** True if a resource is one of these, or below one of them. */
export const isAmong = (name: string, names: readonly string[]): boolean =>
  names.some((one) => name === one || name.startsWith(`${one}.`));
