/** The modules of a Worker as Cloudflare gives them: one script, or a form with a part for each. */
import { textIn } from '../../ui/bytes/bytes.ts';

export interface WorkerModule {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Undefined where it is no text: WebAssembly, data. */
  readonly text: string | undefined;
}

export interface WorkerContent {
  /** The one that is run; undefined where Cloudflare does not tell. */
  readonly main: string | undefined;
  /** False for a script of the old kind, without exports. */
  readonly isModule: boolean;
  readonly modules: readonly WorkerModule[];
}

/** @param header gives a header of the answer by its name in small letters */
export function contentOf(bytes: Uint8Array, header: (name: string) => string | undefined): WorkerContent {
  const type = header('content-type') ?? '';
  const match = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) {
    const name = 'script';
    return {
      main: name,
      isModule: false,
      modules: [{ name, type: mediaType(type, 'application/javascript'), bytes, text: textIn(bytes) }],
    };
  }
  const modules = partsOf(bytes, boundary);
  return { main: header('cf-entrypoint') ?? modules[0]?.name, isModule: true, modules };
}

const mediaType = (type: string, unsaid: string): string => type.split(';', 1)[0]?.trim() || unsaid;

/** RFC 2046, 5.1: read as bytes, since a module may hold any. */
function partsOf(bytes: Uint8Array, boundary: string): WorkerModule[] {
  // A character for each byte, so that places in the text are places in the bytes.
  const text = latin1(bytes);
  const delimiter = `--${boundary}`;
  const parts: WorkerModule[] = [];
  let at = text.indexOf(delimiter);
  while (at >= 0 && !text.startsWith('--', at + delimiter.length)) {
    const start = text.indexOf('\r\n', at) + 2;
    const end = text.indexOf(`\r\n${delimiter}`, start - 2);
    if (start < 2 || end < 0) break;
    const headEnd = text.indexOf('\r\n\r\n', start - 2);
    const head = new TextDecoder().decode(bytes.subarray(start, Math.max(start, headEnd)));
    const content = bytes.slice(headEnd + 4, Math.max(headEnd + 4, end));
    const name = /;\s*name="([^"]*)"/i.exec(head)?.[1] ?? `part ${parts.length + 1}`;
    const type = /^content-type:\s*(.+)$/im.exec(head)?.[1] ?? '';
    parts.push({ name, type: mediaType(type, 'application/octet-stream'), bytes: content, text: textIn(content) });
    at = end + 2;
  }
  return parts;
}

function latin1(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) chunks.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return chunks.join('');
}

/**
 * Parameters that upload modules: all of them, since a version has those that were sent with it and no others.
 * @param edited texts by the name of their module
 */
export function uploadOf(
  { main, isModule, modules }: WorkerContent,
  edited: ReadonlyMap<string, string>,
): { readonly metadata: Readonly<Record<string, unknown>>; readonly files: readonly File[] } {
  const files = modules.map(({ name, type, bytes }) => {
    const text = edited.get(name);
    return new File([text ?? new Uint8Array(bytes)], name, { type });
  });
  return { metadata: isModule ? { main_module: main } : { body_part: main }, files };
}
