/** Parses multipart bodies (RFC 7578) for the tests: small, strict, and independent of the client and the emulator. */

export interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
}

export function parseParts(body: Uint8Array, contentType: string): Part[] {
  const boundary = /;\s*boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) throw new Error(`no boundary in '${contentType}'`);
  // Latin-1 maps every byte to one character.
  const text = `\r\n${Buffer.from(body).toString('latin1')}`;
  const [before, ...rest] = text.split(`\r\n--${boundary}`);
  const end = rest.pop();
  if (before !== '' || end === undefined || !/^--(\r\n)?$/.test(end))
    throw new Error('the multipart body has no clean begin and end');
  return rest.map(parsePart);
}

function parsePart(text: string): Part {
  const end = text.indexOf('\r\n\r\n');
  if (!text.startsWith('\r\n') || end < 0) throw new Error(`a part has no headers: ${text.slice(0, 100)}`);
  const headers = new Map<string, string>();
  for (const line of text.slice(2, end).split('\r\n')) {
    const [, name = '', value = ''] = /^([^:\s]+): ?([\s\S]*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), value);
  }
  const disposition = Buffer.from(headers.get('content-disposition') ?? '', 'latin1').toString('utf8');
  if (!disposition.startsWith('form-data')) throw new Error(`a part has the disposition '${disposition}'`);
  const name = quoted(disposition, 'name');
  if (name === undefined) throw new Error('a part has no name');
  const filename = quoted(disposition, 'filename');
  const type = headers.get('content-type');
  const bytes = Buffer.from(text.slice(end + 4), 'latin1');
  return { name, ...(filename === undefined ? {} : { filename }), ...(type === undefined ? {} : { type }), bytes };
}

/** HTML's form encoding writes a quote and line breaks in names as %22, %0D and %0A. */
function quoted(disposition: string, key: string): string | undefined {
  const value = new RegExp(`; ${key}="([^"]*)"`).exec(disposition)?.[1];
  return value?.replace(/%22/g, '"').replace(/%0D/g, '\r').replace(/%0A/g, '\n');
}
