/** Compares entity tags of conditional requests. */

/**
 * True if a header such as If-None-Match names the tag. Compared weakly (RFC 9110, 8.8.3.2); quotes may be missing, as
 * S3 clients leave them out.
 * @example namesEtag('W/"a", "b"', 'b') // true
 */
export function namesEtag(header: string, etag: string): boolean {
  const tags = header.match(/(?:W\/)?"[^"]*"|[^\s,]+/g) ?? [];
  return tags.map(opaque).some((tag) => tag === '*' || tag === opaque(etag));
}

const opaque = (tag: string): string => tag.replace(/^W\//, '').replaceAll('"', '');
