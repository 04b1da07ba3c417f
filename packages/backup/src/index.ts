/** Saves the configuration of a zone or an account to files, compares it and restores it. */
export type { Backup, BackupOptions, BackupProgress, Item, Scope, Unread } from './backup-value.ts';
export type { Caller } from './client.ts';
export {
  type DataOptions,
  type DataPlan,
  type DataResult,
  type DataStep,
  formatData,
  planData,
  restoreData,
  saveData,
} from './data/data.ts';
export type { DataKind } from './data/data-source.ts';
export { type Difference, type DiffOptions, diff, type FieldChange, formatDiff } from './diff.ts';
export { openBackup, saveBackup } from './files.ts';
export type { Kind, NotHeld, ScopeName } from './kind.ts';
export { kindsOf, notHeldOf } from './kinds/kinds.ts';
export {
  formatRestore,
  planRestore,
  type RestoreOptions,
  type RestorePlan,
  type RestoreStep,
} from './plan-restore.ts';
export { backup } from './read.ts';
export { type RestoreResult, restore } from './restore.ts';
export { type Writable, writable } from './writable-fields.ts';
