/** Replaces `packages/cli/src/tree/search-text.ts` in the executable, which has the index of the search in it. */
import { getAsset } from 'node:sea';

export const storedText = (): string => getAsset('cli/search.json', 'utf8');
