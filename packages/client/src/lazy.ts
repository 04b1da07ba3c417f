/** Parts of the client that not every program needs, each loaded once, on first use. */

/** Returns the promise of `load` at first, and the loaded part from then on. */
const once = <Part>(load: () => Promise<Part>): (() => Part | Promise<Part>) => {
  let part: Part | undefined;
  return () => part ?? load().then((loaded) => (part = loaded));
};

/** Continues with a part, synchronously if it is loaded. */
export const withPart = <Part, Result>(
  part: Part | Promise<Part>,
  go: (part: Part) => Promise<Result>,
): Promise<Result> => (part instanceof Promise ? part.then(go) : go(part));

/** Sending, loaded on the first call: a program that only creates a client does without it. */
export const sending = once(() => import('./transport/send.ts'));
/** Pagination of lists. */
export const paging = once(() => import('./lists/pagination.ts'));
/** Recovery from failures, and other parts that most calls never need: middleware, warnings, request logs, plans. */
export const recovery = once(() => import('./transport/recovery.ts'));
/** Responses that are events, rows, or a non-JSON form on request. */
export const otherForms = once(() => import('./transport/forms/forms.ts'));
/** Support for clients with overridden methods. */
export const overrides = once(() => import('./overrides.ts'));
