/** When the page is drawn first: with all it needs, or without what takes its time. */

/** Milliseconds. A page that is drawn without its parts is drawn again, and React waits 300 ms before it does. */
const MOST = 500;

/** Waits for all parts, or for as long as may be waited. Never rejects: what is missing is told of by who needs it. */
export async function first(parts: readonly Promise<unknown>[], most = MOST): Promise<void> {
  await Promise.race([Promise.allSettled(parts), new Promise((resolve) => setTimeout(resolve, most))]);
}
