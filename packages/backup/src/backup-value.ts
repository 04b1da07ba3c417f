/** Types of a backup: plain data, the same for the same configuration. */
import type { ScopeName } from './kind.ts';

export type Scope = { readonly zone_id: string } | { readonly account_id: string };

export interface Item {
  /** Its id where it was read. */
  readonly id?: string;
  /** Values of the path that say what it is in: `{ bucket_name: 'photos' }`. */
  readonly in?: Readonly<Record<string, string>>;
  /** All fields that can be written, without secrets. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Places of the secrets that it has: they are never kept. */
  readonly secrets?: readonly string[];
}

/** A resource that could not be read, or that a backup cannot hold, and why. */
export interface Unread {
  readonly kind: string;
  readonly in?: Readonly<Record<string, string>>;
  /** HTTP status of the refusal; absent for what a backup cannot hold. */
  readonly status?: number;
  readonly reason: string;
  /** One thing rather than a list: 404 says that there is none. */
  readonly isSingle?: true;
  /** Number of items that are there and not in the backup, at least: those of the first page. */
  readonly count?: number;
}

export interface Backup {
  readonly version: 1;
  readonly scope: { readonly name: ScopeName; readonly id: string; readonly title: string };
  /** By the names of resources: `dns.records`. Only those that have something. */
  readonly kinds: Readonly<Record<string, readonly Item[]>>;
  readonly unread: readonly Unread[];
  /** Resources that were asked for, with those of which there is nothing. Absent in backups of earlier versions. */
  readonly read?: readonly string[];
}

export interface BackupOptions {
  /** Resources to read, with all below them: `dns`, `zeroTrust.access`. @default all */
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
  /** Also looks for things that a backup cannot hold, to name them in `unread`: a request for each such list. @default true */
  readonly coverage?: boolean | undefined;
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
