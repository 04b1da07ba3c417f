/** A problem with a folder of state, described for its owner. */
import { statfsSync } from 'node:fs';

export class StateError extends Error {
  override readonly name = 'StateError';
  /** @param fault the problem, to follow `The state in FOLDER`  @param remedy the advice */
  constructor(folder: string, { fault, remedy }: Fault, cause?: unknown) {
    super(`The state in ${folder} ${fault}. ${remedy}.`, { cause });
  }
}

export interface Fault {
  readonly fault: string;
  readonly remedy: string;
}

const ELSEWHERE = 'Give another folder';
const DAMAGED = 'Put back a copy of the folder, or give another one';

export const foreign = (what: string): Fault => ({ fault: what, remedy: `${ELSEWHERE}, or move that file away` });
export const damaged = (what: string): Fault => ({ fault: `is damaged: ${what}`, remedy: DAMAGED });

/** https://www.sqlite.org/rescode.html */
const SQLITE: Readonly<Record<number, (file: string) => Fault>> = {
  5: () => ({ fault: 'is in use by another process', remedy: `End that one, or give another folder` }),
  8: (file) => ({
    fault: `cannot be written: ${file} is read-only`,
    remedy: `${ELSEWHERE}, or let this user write it`,
  }),
  10: (file) => ({
    fault: `cannot be read or written: the disk failed at ${file}, or its permissions forbid it`,
    remedy: ELSEWHERE,
  }),
  11: (file) => damaged(`${file} is not what SQLite has written`),
  13: () => ({ fault: 'has no room left', remedy: 'Make room on the disk, or give another folder' }),
  14: (file) => ({ fault: `cannot be opened: ${file} cannot be read and written as a file`, remedy: ELSEWHERE }),
  26: (file) => foreign(`cannot be used: ${file} is not a SQLite database`),
};

const FILE_SYSTEM: Readonly<Record<string, Fault>> = {
  EACCES: { fault: 'cannot be written by this user', remedy: `${ELSEWHERE}, or let this user write it` },
  EISDIR: { fault: 'cannot be used: there is a folder where a file belongs', remedy: ELSEWHERE },
  ENOENT: { fault: 'cannot be kept: no folder can be made there', remedy: ELSEWHERE },
  ENOSPC: { fault: 'has no room left', remedy: 'Make room on the disk, or give another folder' },
  ENOTDIR: { fault: 'cannot be kept: a file is where a folder belongs', remedy: ELSEWHERE },
  EPERM: { fault: 'cannot be written by this user', remedy: `${ELSEWHERE}, or let this user write it` },
  EROFS: { fault: 'cannot be written: its disk is read-only', remedy: ELSEWHERE },
};

/** Converts an error of SQLite or of the file system into one of the folder; others stay unchanged. */
export function stateError(folder: string, file: string, error: unknown): unknown {
  if (error instanceof StateError) return error;
  const code = sqliteCode(error);
  const named = error instanceof Error && 'code' in error ? FILE_SYSTEM[String(error.code)] : undefined;
  const isFull = code === SQLITE_IOERR && hasNoRoom(folder);
  const fault = code === undefined ? named : SQLITE[isFull ? SQLITE_FULL : code]?.(file);
  return fault === undefined ? error : new StateError(folder, fault, error);
}

/** https://www.sqlite.org/rescode.html#full */
export const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;

/** SQLite reports a disk without room for its shared memory as a failure of the disk: https://www.sqlite.org/wal.html */
function hasNoRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < 64 * 1024;
  } catch {
    return false;
  }
}

/** The primary code of an error of SQLite. */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}
