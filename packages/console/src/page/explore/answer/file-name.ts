/** Names downloaded responses. */

const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/javascript': 'js',
  'text/javascript': 'js',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/gzip': 'gz',
  'application/x-ndjson': 'ndjson',
  'application/wasm': 'wasm',
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
  'text/markdown': 'md',
};

/** The server's name (RFC 6266), or else the operation's; never a path. */
export function fileName(
  headers: readonly (readonly [string, string])[],
  operation: string,
  type: string | undefined,
): string {
  const said = headers.find(([name]) => name.toLowerCase() === 'content-disposition')?.[1] ?? '';
  const given = decoded(/filename\*=(?:UTF-8|utf-8)'[^']*'([^;\s]+)/.exec(said)?.[1]) ?? plain(said);
  const own = given?.split(/[/\\]/).at(-1)?.trim();
  if (own !== undefined && own !== '' && !/^\.+$/.test(own)) return own;
  return `${operation}.${endingOf(type)}`;
}

const plain = (said: string): string | undefined => {
  const found = /filename="((?:[^"\\]|\\.)*)"|filename=([^;\s]+)/.exec(said);
  return found?.[1]?.replace(/\\(.)/g, '$1') ?? found?.[2];
};

function endingOf(type: string | undefined): string {
  if (type === undefined) return 'bin';
  const known = ENDINGS[type];
  if (known !== undefined) return known;
  return /^(image|audio|video|text)\/[a-z0-9]+$/.test(type) ? (type.split('/')[1] ?? 'bin') : 'bin';
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
