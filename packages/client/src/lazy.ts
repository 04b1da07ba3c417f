/** Parts of the client that not every program needs, each loaded once, when it is. */

/** What `load` gives: a promise at first, itself from then on. */
const once = <Part>(load: () => Promise<Part>): (() => Part | Promise<Part>) => {
  let part: Part | undefined;
  return () => part ?? load().then((loaded) => (part = loaded));
};

/** Lists. */
export const paging = once(() => import('./pagination.ts'));
/** Where there is a limit on calls. */
export const pacing = once(() => import('./pace.ts'));
/** What did not go well, and what else most calls never meet: middleware, notices, logs of requests, plans. */
export const trouble = once(() => import('./trouble.ts'));
