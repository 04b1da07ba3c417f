/** Writes a file as a whole, which only its owner can read. */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** @param isKept true waits until it is safely on the disk */
export function writeWhole(path: string, bytes: Uint8Array, isKept: boolean): void {
  const file = openSync(path, 'w', 0o600);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    if (isKept) fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
