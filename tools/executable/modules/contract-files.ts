/** Replaces `packages/contract/src/files.ts` in the executable, which has the compiled contract in it. */
import { getAsset } from 'node:sea';

export const textOf = (file: string): string => getAsset(file, 'utf8');

export const imported = (file: string): Promise<unknown> => Promise.resolve(JSON.parse(textOf(file)));
