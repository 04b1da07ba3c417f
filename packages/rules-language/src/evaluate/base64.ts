/** Encodes bytes, one per character, as Base64. RFC 4648 */

export function encodeBase64(bytes: string, flags: string): string {
  const padded = btoa(bytes);
  const signs = flags.includes('u') ? padded.replaceAll('+', '-').replaceAll('/', '_') : padded;
  return flags.includes('p') ? signs : signs.replace(/={1,2}$/, '');
}

/** Undefined if the text is not valid Base64. */
export function decodeBase64(text: string): string | undefined {
  const signs = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');
  if (!/^[A-Za-z\d+/]*$/.test(signs) || signs.length % 4 === 1) return undefined;
  return atob(signs);
}
