/** TypeScript for the editor, in a worker: it takes seconds to read the types of the whole API. */
import ts from 'typescript-with-api';
import { createLanguage, type Language } from './language.ts';
import { messageOf } from './message-of.ts';
import type { LanguageRequest, LanguageResponse } from './protocol.ts';

async function load(): Promise<Language> {
  const [files, modules] = await Promise.all([fetched('types'), fetched('modules')]);
  // A program is a Blob, from which addresses are absolute.
  const addresses = Object.entries(modules).map(([name, path]) => [name, new URL(path, import.meta.url).href]);
  return createLanguage(ts, new Map(Object.entries(files)), Object.fromEntries(addresses));
}

async function fetched(name: string): Promise<Record<string, string>> {
  const response = await fetch(new URL(`${name}.json`, import.meta.url));
  if (!response.ok) throw new Error(`${name}.json could not be loaded: status ${response.status}.`);
  return response.json();
}

const language = load();

async function got(request: LanguageRequest): Promise<unknown> {
  const { problems, complete, describe, compile } = await language;
  const { program } = request;
  if (request.ask === 'complete') return complete(program, request.at);
  if (request.ask === 'describe') return describe(program, request.at);
  return request.ask === 'compile' ? compile(program) : problems(program);
}

addEventListener('message', async ({ data }: MessageEvent<LanguageRequest>) => {
  const { id } = data;
  const reply = (message: LanguageResponse): void => postMessage(message);
  try {
    reply({ id, got: await got(data) });
  } catch (error) {
    reply({ id, error: messageOf(error) });
  }
});
