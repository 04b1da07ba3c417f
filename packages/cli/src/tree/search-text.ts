/** Reads the file that `search-file.ts` writes. */
import { readFileSync } from 'node:fs';

/** In the published package, the file is next to this code; undefined for the sources, which have none. */
export function storedText(): string | undefined {
  try {
    return readFileSync(new URL('search.json', import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
}
