/** Asks TypeScript's language server for the hover text of a name. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface HoverServer {
  /** The hover text of the name at `offset`, as Markdown; empty if there is none. */
  at(text: string, offset: number): Promise<string>;
  close(): Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * @param project folder whose packages the text may import; the text becomes `hover.ts` in it, with its own
 * `tsconfig.json`
 */
export async function startHoverServer(project: string): Promise<HoverServer> {
  const compilerOptions = { strict: true, module: 'nodenext', target: 'es2023', noEmit: true, types: [] };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['hover.ts'] }));
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const child = spawn(process.execPath, [join(typescript, 'bin/tsc'), '--lsp', '-stdio'], { cwd: project });
  child.stderr.resume();
  const connection = connect(child);
  const uri = pathToFileURL(join(project, 'hover.ts')).href;
  const rootUri = pathToFileURL(project).href;
  const folders = [{ uri: rootUri, name: 'project' }];
  const capabilities = { textDocument: { hover: { contentFormat: ['markdown'] } } };
  await connection.ask('initialize', { processId: process.pid, rootUri, workspaceFolders: folders, capabilities });
  connection.tell('initialized', {});
  let version = 0;
  return {
    at: async (text, offset) => {
      const textDocument = { uri, languageId: 'typescript', version: ++version, text };
      connection.tell('textDocument/didOpen', { textDocument });
      const position = positionOf(text, offset);
      const result = await connection.ask('textDocument/hover', { textDocument: { uri }, position });
      connection.tell('textDocument/didClose', { textDocument: { uri } });
      return textOf(result);
    },
    close: async () => {
      await connection.ask('shutdown', undefined);
      connection.tell('exit', undefined);
      child.stdin.end();
    },
  };
}

function positionOf(text: string, offset: number): { readonly line: number; readonly character: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

function textOf(result: unknown): string {
  if (typeof result !== 'object' || result === null || !('contents' in result)) return '';
  const { contents } = result;
  const isMarkup = typeof contents === 'object' && contents !== null && 'value' in contents;
  return String(isMarkup ? contents.value : contents);
}

/** JSON-RPC as the Language Server Protocol frames it: https://microsoft.github.io/language-server-protocol/ */
function connect(child: ChildProcessWithoutNullStreams) {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let last = 0;
  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const receive = (answer: Answer): void => {
    // Requests of the server itself get an empty result: settings, watchers.
    if (answer.method !== undefined) {
      if (answer.id !== undefined) send({ id: answer.id, result: null });
      return;
    }
    const one = waiting.get(answer.id ?? -1);
    waiting.delete(answer.id ?? -1);
    if (answer.error === undefined) one?.resolve(answer.result);
    else one?.reject(new Error(answer.error.message));
  };
  readFrames(child, receive);
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The language server ended with ${code}.`));
  });
  return {
    tell: (method: string, params: unknown): void => send({ method, params }),
    ask: (method: string, params: unknown): Promise<unknown> => {
      const id = ++last;
      const answered = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
      send({ id, method, params });
      return answered;
    },
  };
}

function readFrames(child: ChildProcessWithoutNullStreams, receive: (answer: Answer) => void): void {
  let buffer = Buffer.alloc(0);
  child.stdout.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(buffer.subarray(0, Math.max(end, 0)).toString())?.[1]);
      if (end < 0 || buffer.length < end + 4 + length) return;
      const body = buffer.subarray(end + 4, end + 4 + length).toString();
      buffer = buffer.subarray(end + 4 + length);
      receive(JSON.parse(body) as Answer); // a server of the protocol sends nothing else
    }
  });
}
