/** Decides when to render the page first: with all its parts, or without slow ones. */

/** Milliseconds. A page rendered without its parts renders again, and React delays that by 300 ms. */
const MAX = 500;

/** Waits for all parts, up to a limit. Never rejects: each consumer reports its own missing part. */
export async function first(parts: readonly Promise<unknown>[], most = MAX): Promise<void> {
  await Promise.race([Promise.allSettled(parts), new Promise((resolve) => setTimeout(resolve, most))]);
}
