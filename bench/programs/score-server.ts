/**
 * Starts emulators and servers for the score card: POST /emulator with its options as JSON, POST /name for one of
 * `score/servers.ts`; returns the base URL. Argument: the emulator's module. Prints its own URL; ends with its parent process.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { createEmulator } from '../../packages/emulator/src/index.ts';
import { openServer } from './score/servers.ts';

const [module = ''] = process.argv.slice(2);
const emulators = (await import(module)) as { createEmulator: typeof createEmulator };

async function open(path: string, body: string): Promise<string> {
  if (path !== '/emulator') return openServer(path.slice(1));
  // Thousands of calls whose journal is not read.
  const { url } = await emulators.createEmulator({ journal: false, seed: 1, ...JSON.parse(body) }).listen();
  return url;
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.once('end', () =>
    open(request.url ?? '/', body).then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    ),
  );
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`); // a TCP server that listens has a port
});
process.stdin.resume().once('end', () => process.exit());
