/** The page's side of TypeScript: sends requests about a program to the worker. */
import type { Compiled, Completions, Description, Problem } from './language.ts';
import type { LanguageRequest, LanguageResponse } from './protocol.ts';

export interface LanguageClient {
  problems(program: string): Promise<readonly Problem[]>;
  complete(program: string, at: number): Promise<Completions | undefined>;
  describe(program: string, at: number): Promise<Description | undefined>;
  compile(program: string): Promise<Compiled>;
}

interface Waiting {
  // The worker sends what the request asks for.
  readonly resolve: (got: never) => void;
  readonly reject: (error: Error) => void;
}

type Question = LanguageRequest extends infer Each ? (Each extends LanguageRequest ? Omit<Each, 'id'> : never) : never;

export function startLanguage(): LanguageClient {
  const worker = new Worker(new URL('language-worker.js', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let broken: Error | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<LanguageResponse>) => {
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) question?.reject(new Error(data.error));
    else question?.resolve(data.got as never);
  });
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(`TypeScript could not be loaded${message ? `: ${message}` : ''}. Reload the page.`);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });
  const ask = <Got>(question: Question): Promise<Got> => {
    if (broken !== undefined) return Promise.reject(broken);
    return new Promise<Got>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...question });
    });
  };
  return {
    problems: (program) => ask({ ask: 'problems', program }),
    complete: (program, at) => ask({ ask: 'complete', program, at }),
    describe: (program, at) => ask({ ask: 'describe', program, at }),
    compile: (program) => ask({ ask: 'compile', program }),
  };
}
