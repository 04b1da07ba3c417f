/** Lists objects: ListObjects and ListObjectsV2. */
import { afterGroup, listObjects as listEntries, toCursor } from '../products/r2/listing.ts';
import type { Entry } from '../products/r2/tables.ts';
import { bucketOf, type Call, numberOf, placeAfter, tablesOf } from './call.ts';
import { isoTime, ownerFields, quoted, shownClass, xmlResponse } from './respond.ts';
import { S3Problem } from './s3-problem.ts';
import { encode } from './signature/sign.ts';
import type { XmlFields } from './xml.ts';

const MAX_KEYS = 1000;

/** Keys as the document has them: encoded where the client asks for it. @throws S3Problem InvalidArgument */
export function encodingOf({ query }: Call): (text: string) => string {
  const type = query.get('encoding-type');
  if (type === null) return (text) => text;
  if (type !== 'url') throw new S3Problem('InvalidArgument', `encoding-type must be url, not '${type}'.`);
  return (text) => encode(text).replaceAll('%2F', '/');
}

function listing(call: Call, after: string) {
  const { query } = call;
  const bucket = bucketOf(call);
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const limit = Math.min(numberOf(call, 'max-keys', MAX_KEYS), MAX_KEYS);
  const found = listEntries(tablesOf(call), bucket.number, { prefix, delimiter, after, limit });
  const shown = encodingOf(call);
  return {
    ...found,
    // Nothing follows where nothing was asked for.
    next: limit === 0 ? undefined : found.next,
    shown,
    fields: {
      Name: bucket.name,
      Prefix: shown(prefix),
      Delimiter: delimiter === '' ? undefined : shown(delimiter),
      MaxKeys: limit,
      EncodingType: query.get('encoding-type') ?? undefined,
      CommonPrefixes: found.groups.map((group) => ({ Prefix: shown(group) })),
    },
  };
}

const contentOf = (entry: Entry, key: string, owner: XmlFields | undefined): XmlFields => ({
  Key: key,
  LastModified: isoTime(entry.uploaded),
  ETag: quoted(entry.etag),
  Size: entry.size,
  StorageClass: shownClass(entry.class),
  ...(entry.details?.checksums === undefined
    ? {}
    : { ChecksumAlgorithm: Object.keys(entry.details.checksums).map((name) => name.toUpperCase()) }),
  Owner: owner,
});

export function listObjects(call: Call): Response {
  const marker = call.query.get('marker') ?? '';
  const delimiter = call.query.get('delimiter') ?? '';
  // A marker that is a common prefix was the last entry of the page before.
  const after = delimiter !== '' && marker.endsWith(delimiter) ? afterGroup(marker) : marker;
  const { entries, groups, next, shown, fields } = listing(call, after);
  const last = [entries.at(-1)?.key ?? '', groups.at(-1) ?? ''].sort().at(-1) ?? '';
  return xmlResponse('ListBucketResult', {
    ...fields,
    Marker: shown(marker),
    IsTruncated: next !== undefined,
    NextMarker: next !== undefined && delimiter !== '' ? shown(last) : undefined,
    Contents: entries.map((entry) => contentOf(entry, shown(entry.key), ownerFields(call.address.account))),
  });
}

export function listObjectsV2(call: Call): Response {
  const { query } = call;
  const [token, start] = [query.get('continuation-token'), query.get('start-after')];
  const { entries, groups, next, shown, fields } = listing(call, token === null ? (start ?? '') : placeAfter(token));
  const owner = query.get('fetch-owner') === 'true' ? ownerFields(call.address.account) : undefined;
  return xmlResponse('ListBucketResult', {
    ...fields,
    KeyCount: entries.length + groups.length,
    IsTruncated: next !== undefined,
    ContinuationToken: token ?? undefined,
    NextContinuationToken: next === undefined ? undefined : toCursor(next),
    StartAfter: start === null ? undefined : shown(start),
    Contents: entries.map((entry) => contentOf(entry, shown(entry.key), owner)),
  });
}
