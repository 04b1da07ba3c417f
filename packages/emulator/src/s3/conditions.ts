/** Conditions of requests (RFC 9110, 13.2.2): on an object that is read, copied or replaced. */
import { namesEtag } from '../http/etag.ts';
import type { Entry } from '../products/r2/tables.ts';
import { S3Problem } from './s3-problem.ts';

/** @param prefix `x-amz-copy-source-` or `cf-copy-destination-` for conditions of a copy */
export function judge(headers: Headers, entry: Entry | undefined, prefix = ''): 'holds' | 'fails' | 'unmodified' {
  const [match, noneMatch, unmodifiedSince, modifiedSince] = [
    'if-match',
    'if-none-match',
    'if-unmodified-since',
    'if-modified-since',
  ].map((name) => headers.get(prefix + name) ?? undefined);
  // Times of headers are whole seconds.
  const changed = entry === undefined ? undefined : Math.floor(entry.uploaded / 1000) * 1000;
  if (match !== undefined) {
    if (!isNamed(match, entry)) return 'fails';
  } else if (unmodifiedSince !== undefined && changed !== undefined && changed > Date.parse(unmodifiedSince))
    return 'fails';
  if (noneMatch !== undefined) return isNamed(noneMatch, entry) ? 'unmodified' : 'holds';
  const isOld = modifiedSince !== undefined && changed !== undefined && changed <= Date.parse(modifiedSince);
  return isOld ? 'unmodified' : 'holds';
}

const isNamed = (tags: string, entry: Entry | undefined): boolean => entry !== undefined && namesEtag(tags, entry.etag);

/** For writes and sources of copies, where each condition that does not hold is a failure. @throws S3Problem PreconditionFailed */
export function mustHold(headers: Headers, entry: Entry | undefined, prefix = ''): void {
  if (judge(headers, entry, prefix) !== 'holds') throw preconditionFailed();
}

export const preconditionFailed = (): S3Problem =>
  new S3Problem('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold.');
