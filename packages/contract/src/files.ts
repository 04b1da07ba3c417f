/** Reads the compiled contract: `../generated` is next to `src` in development and next to `dist` when published. */

/** A bundle may have no location. */
function place(file: string): URL {
  // Kept apart from `new URL`: bundlers that see both in one expression copy every file of the folder into the output.
  const here = import.meta.url;
  return new URL(`../generated/${file}`, here);
}

/** The used parts of `process`, available in Node, Deno and Bun. */
interface Runtime {
  getBuiltinModule?(name: 'node:fs'): { readFileSync(file: URL, encoding: 'utf8'): string };
}

/** The text of a file; undefined where there is no file system. */
export function textOf(file: string): string | undefined {
  const { process } = globalThis as { process?: Runtime }; // absent, or one of those runtimes
  // Not imported, because browsers and bundlers would try to resolve it.
  return process?.getBuiltinModule?.('node:fs').readFileSync(place(file), 'utf8');
}

/** Loads a file as a module. */
export async function imported(file: string): Promise<unknown> {
  const module = await import(place(file).href, { with: { type: 'json' } });
  return module.default;
}
