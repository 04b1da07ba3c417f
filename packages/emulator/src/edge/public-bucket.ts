/** Public buckets: objects by their keys, at custom domains and below r2.dev. https://developers.cloudflare.com/r2/buckets/public-buckets/ */
import type { PublicBucket } from '../products/r2/domains.ts';
import { r2Tables } from '../products/r2/tables.ts';
import { corsHeaders } from '../s3/cors.ts';
import { objectHeaders } from '../s3/metadata.ts';
import { objectResponse } from '../s3/read-object.ts';
import { S3Problem } from '../s3/s3-problem.ts';
import type { Sandbox } from '../state/sandbox.ts';

const PAGES = {
  404: 'Object not found',
  405: 'Method not allowed',
  412: 'Precondition failed',
  416: 'Range not satisfiable',
};

/** Errors are HTML pages: https://developers.cloudflare.com/r2/api/s3/presigned-urls/#differences-between-presigned-urls-and-public-buckets */
const page = (status: keyof typeof PAGES): Response =>
  new Response(
    `<!DOCTYPE html><html><head><title>${PAGES[status]}</title></head><body><h1>${PAGES[status]}</h1></body></html>\n`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );

/** GET and HEAD of a known key; the root lists nothing. */
export function servePublicBucket(sandbox: Sandbox, { account, bucket }: PublicBucket, request: Request): Response {
  const cors = corsHeaders({ sandbox, address: { account } }, bucket, request) ?? {};
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'GET' && request.method !== 'HEAD') return page(405);
  const key = keyOf(new URL(request.url));
  const tables = sandbox.use(r2Tables);
  const entry = key === undefined ? undefined : tables.entry(bucket.number, key);
  if (entry === undefined) return page(404);
  // Custom metadata is not shown, as for presigned URLs.
  const headers = { ...objectHeaders({ ...entry, custom: {} }, request.headers), ...cors };
  try {
    return objectResponse({ tables, bucket, entry }, { request, headers });
  } catch (error) {
    if (error instanceof S3Problem) return page(error.code === 'InvalidRange' ? 416 : 412);
    throw error;
  }
}

function keyOf({ pathname }: URL): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return undefined;
  }
}
