/** The S3 API of a Cloudflare, loaded with the first request to it: who does not use it pays nothing. */
import type { Sandbox } from '../state/sandbox.ts';

/** Requests to hosts below r2.cloudflarestorage.com, and paths below `/s3/`. */
const S3 = /^https?:\/\/(?:[^/?#]*\.r2\.cloudflarestorage\.com(?::\d+)?(?:[/?#]|$)|[^/?#]*\/s3\/)/;

export const isS3 = (url: string): boolean => S3.test(url);

export const serveS3 = async (
  request: Request,
  sandbox: Sandbox,
  report: (error: unknown, request: Request) => void,
): Promise<Response> => (await import('./serve.ts')).serveS3(request, sandbox, report);
