/** Prints a request as a curl command for any POSIX shell. */
import type { NamedFile } from './files.ts';
import type { WireBody, WirePart, WireRequest } from './request.ts';
import { headerTitle } from './request.ts';
import { isForShell, shellQuoted } from './shell.ts';

/** The emulator accepts any token. For a real account the shell reports a missing one, and sends nothing. */
const ANY = ':-any';
const OWN = ':?is not set: export CLOUDFLARE_API_TOKEN=YOUR_TOKEN';
const LONG_JSON = 60;

export function curlOf(
  { method, url, headers, body }: WireRequest,
  files: ReadonlyMap<unknown, NamedFile>,
  isLocal: boolean,
): string {
  // curl adds a content type to a body without one.
  const hasType = headers.some(([name]) => name === 'content-type') || body === undefined || body.kind === 'form';
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuoted(url)}`,
    `-H "Authorization: Bearer \${CLOUDFLARE_API_TOKEN${isLocal ? ANY : OWN}}"`,
    ...headers.map(
      ([name, value]) => `-H ${shellQuoted(value === '' ? `${headerTitle(name)};` : `${headerTitle(name)}: ${value}`)}`,
    ),
    ...(hasType ? [] : [`-H 'Content-Type:'`]),
    ...bodyLines(body, files),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(body: WireBody | undefined, files: ReadonlyMap<unknown, NamedFile>): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json': {
      const short = JSON.stringify(body.value);
      return textLines(short.length > LONG_JSON ? JSON.stringify(body.value, undefined, 2) : short);
    }
    case 'text':
      return textLines(body.text);
    case 'form':
      return body.parts.map(partLine);
    case 'file':
      return [`--data-binary ${shellQuoted(`@${files.get(body.file)?.name ?? 'file.bin'}`)}`];
  }
}

/** Raw, because a text that starts with @ would be read as a file. */
const textLines = (text: string): string[] =>
  isForShell(text) ? [`--data-raw ${shellQuoted(text)}`] : ['--data-binary @body.txt'];

function partLine({ name, filename, type, text }: WirePart): string {
  if (text !== undefined && filename === undefined) return `--form-string ${shellQuoted(`${name}=${text}`)}`;
  // curl names a file by the last part of its path.
  const isLocal = text === undefined && filename !== undefined && !/[\\/]/.test(filename);
  const content = text === undefined ? `@${quoted(filename ?? name)}` : quoted(text);
  const more = [
    ...(filename === undefined || isLocal ? [] : [`;filename=${quoted(filename)}`]),
    ...(type === undefined ? [] : [`;type=${type}`]),
  ];
  return `-F ${shellQuoted(`${name}=${content}${more.join('')}`)}`;
}

/** curl reads a quoted value up to the next quote; a backslash escapes quotes and backslashes. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
