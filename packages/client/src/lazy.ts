/** Parts of the client that not every program needs, each loaded once, when it is. */

/** What `load` gives: a promise at first, itself from then on. */
const once = <Part>(load: () => Promise<Part>): (() => Part | Promise<Part>) => {
  let part: Part | undefined;
  return () => part ?? load().then((loaded) => (part = loaded));
};

/** Goes on with a part, at once where it is there. */
export const withPart = <Part, Result>(
  part: Part | Promise<Part>,
  go: (part: Part) => Promise<Result>,
): Promise<Result> => (part instanceof Promise ? part.then(go) : go(part));

/** Sending, from the first call on: a program that only makes a client does without. */
export const sending = once(() => import('./transport/send.ts'));
/** Lists. */
export const paging = once(() => import('./lists/pagination.ts'));
/** Recovery from failures, and what else most calls never need: middleware, warnings, logs of requests, plans. */
export const recovery = once(() => import('./transport/recovery.ts'));
/** Responses that are events, rows, or another form than JSON on request. */
export const otherForms = once(() => import('./transport/forms/forms.ts'));
/** Clients some of whose methods are overridden. */
export const overrides = once(() => import('./overrides.ts'));
