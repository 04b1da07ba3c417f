/** Parts of the client that not every program needs, each loaded once, on first use. */
import type { Facts } from './types.ts';

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

// Without the annotations, a bundle would contain all of them.
/** Sending, loaded on the first call: a program that only creates a client does without it. */
export const sending = /* @__PURE__ */ once(() => import('./transport/send.ts'));
/** Pagination of lists. */
export const paging = /* @__PURE__ */ once(() => import('./lists/pagination.ts'));
/** Recovery from failures. */
export const recovery = /* @__PURE__ */ once(() => import('./transport/recovery.ts'));
/** Redirects within the API. */
export const redirects = /* @__PURE__ */ once(() => import('./transport/redirect.ts'));
/** Pages requested ahead of the reader. */
export const prefetching = /* @__PURE__ */ once(() => import('./lists/prefetch.ts'));
/** Bodies other than JSON, in memory: products bring this. */
export const uploads = /* @__PURE__ */ once(() => import('./uploads/in-memory.ts'));
/** Bodies other than JSON, streams included. */
export const streams = /* @__PURE__ */ once(() => import('./uploads/fetch-body.ts'));
/** Responses that are events, rows, or a non-JSON form on request. */
export const otherForms = /* @__PURE__ */ once(() => import('./transport/forms/forms.ts'));
/** Support for clients with overridden methods. */
export const overrides = /* @__PURE__ */ once(() => import('./overrides.ts'));
/** Not `middleware`, which is a name in the published types. */
export const middlewareRunner = /* @__PURE__ */ once(() => import('./transport/middleware.ts'));
/** Plans, request logs, and the fake responses of tests. */
export const inspection = /* @__PURE__ */ once(() => import('./transport/inspection.ts'));
/** Hints in errors, and warnings. */
export const explanations = /* @__PURE__ */ once(() => import('./transport/explanations.ts'));

/** The parts of a client's features. */
interface Parts {
  readonly buildOwnURL?: BuildOwnURL;
  readonly explanations?: typeof explanations;
  readonly facts?: Facts;
  readonly inspection?: typeof inspection;
  readonly middleware?: typeof middlewareRunner;
  readonly otherForms?: typeof otherForms;
  readonly prefetching?: typeof prefetching;
  readonly redirects?: typeof redirects;
  readonly uploads?: typeof uploads | typeof streams;
}

/** See `request/own-url.ts`. */
type BuildOwnURL = (
  base: string,
  origins: readonly string[],
  path: string,
  defaultBaseURL: string | undefined,
) => { readonly url: string; readonly query: Readonly<Record<string, unknown>> };

/** The parts of a client, or of an operation of a product that brings some. Their types are not published. */
export const partsOf = ({ parts }: { readonly parts?: object | undefined }): Parts => parts ?? {};
