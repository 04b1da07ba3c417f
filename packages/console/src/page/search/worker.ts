/** The search as a Web Worker, so that typing stays smooth while thousands of operations are searched. */
import type { SearchData } from '@flarewire/search';
import { createSearch } from '@flarewire/search';
import type { SearchReport, SearchRequest } from './messages.ts';

const report = (message: SearchReport): void => postMessage(message);
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** In `assets/`; as a constant, because the build would look for the file. */
const HERE = import.meta.url;

async function load(): Promise<SearchData> {
  const response = await fetch(new URL('../data/search.json', HERE));
  if (!response.ok) throw new Error(`The server responded with status ${response.status} for the list of operations.`);
  // Written by searchDocuments() in the same build.
  return response.json() as Promise<SearchData>;
}

const starting = load().then(createSearch);
starting.then(
  () => report({ kind: 'ready' }),
  (error) => report({ kind: 'failed', message: textOf(error) }),
);

addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  const { id, query, options } = data;
  try {
    const search = await starting;
    report({ kind: 'answer', id, answer: search(query, options) });
  } catch (error) {
    report({ kind: 'failed', id, message: textOf(error) });
  }
});
