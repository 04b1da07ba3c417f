/** Parses the modules of a Worker from Cloudflare's response: a single script, or a form with one part per module. */
import { latin1, textIn } from '../../ui/bytes/bytes.ts';

export interface WorkerModule {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Undefined for binary modules such as WebAssembly and data. */
  readonly text: string | undefined;
}

export interface WorkerContent {
  /** The entry module; undefined if Cloudflare does not report it. */
  readonly main: string | undefined;
  /** False for a service worker script without exports. */
  readonly isModule: boolean;
  readonly modules: readonly WorkerModule[];
}

/** @param header returns a response header by its lower-case name */
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

/** RFC 2046, 5.1; parsed as bytes, because a module may contain any. */
function partsOf(bytes: Uint8Array, boundary: string): WorkerModule[] {
  // One character per byte, so that text offsets are byte offsets.
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

/**
 * Parameters that upload all modules, because a version only has those sent with it.
 * @param edited texts by module name
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
