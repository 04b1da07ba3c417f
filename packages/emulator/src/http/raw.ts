/**
 * Calls that the contract does not name: URLs from a response (one-time uploads, pieces of a video), and
 * forms of a request next to the one it describes.
 */

import type { Part } from '../handler/body.ts';
import type { Reply } from '../handler/reply.ts';
import { timestamp } from '../state/clock.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { boundaryOf, parseMultipart } from './multipart.ts';
import { countBody, readWhole } from './read-body.ts';
import { replyResponse } from './respond.ts';

export interface RawCall {
  readonly sandbox: Sandbox;
  readonly method: string;
  readonly url: URL;
  /** The capture groups of the route's pattern, decoded. */
  readonly values: readonly string[];
  readonly request: Headers;
  /** Empty where the body is only counted. */
  readonly bytes: Uint8Array;
  /** Bytes of the body. */
  readonly size: number;
  /** Parts of a multipart body, in order. */
  readonly parts: readonly Part[];
  /** RFC 3339, from the sandbox's clock. */
  now(): string;
}

export interface RawRoute {
  readonly methods: readonly string[];
  /** The whole path, without `/client/v4`. */
  readonly path: RegExp;
  /**
   * True if the address itself is the secret; otherwise the caller needs the permissions of the contract's operation.
   */
  readonly isOpen: boolean;
  /** Only requests like this; the others are the contract's. */
  readonly takes?: (headers: Headers) => boolean;
  /** Bytes that a body may have. @default 134217728 */
  readonly most?: number;
  /** This many bytes a body may have that is not kept: its length is all that counts. */
  readonly mostCounted?: number;
  readonly answer: (call: RawCall) => Reply;
}

export interface RawMatch {
  readonly route: RawRoute;
  readonly values: readonly string[];
}

export function findRaw(routes: readonly RawRoute[], request: Request, path: string): RawMatch | undefined {
  for (const route of routes) {
    if (!route.methods.includes(request.method)) continue;
    const match = route.path.exec(path);
    if (match === null || route.takes?.(request.headers) === false) continue;
    const values = match.slice(1).map(decode);
    return { route, values };
  }
  return undefined;
}

/** A value that cannot be decoded matches no id. */
function decode(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}

/** @throws Problem */
export async function answerRaw({ route, values }: RawMatch, request: Request, sandbox: Sandbox): Promise<Response> {
  const { most, mostCounted } = route;
  const bytes = mostCounted === undefined ? await readWhole(request, most) : new Uint8Array();
  const size = mostCounted === undefined ? bytes.length : await countBody(request, mostCounted);
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  const call: RawCall = {
    sandbox,
    method: request.method,
    url: new URL(request.url),
    values,
    request: request.headers,
    bytes,
    size,
    parts: boundary === undefined ? [] : parseMultipart(bytes, boundary),
    now: () => timestamp(sandbox.clock),
  };
  return replyResponse(sandbox.transaction(() => route.answer(call)));
}
