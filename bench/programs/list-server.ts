/** Answers lists of zones, 50 a page, as many as the argument says. Prints its address; ends with the process that started it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const total = Number(process.argv[2]);
const SIZE = 50;

const pageOf = (page: number): string => {
  const first = (page - 1) * SIZE;
  const result = Array.from({ length: Math.max(0, Math.min(SIZE, total - first)) }, (_, i) => ({
    id: String(first + i).padStart(32, '0'),
    name: `zone-${first + i}.example`,
    status: 'active',
    paused: false,
    account: { id: '0'.repeat(32), name: 'account' },
  }));
  const result_info = {
    page,
    per_page: SIZE,
    count: result.length,
    total_count: total,
    total_pages: Math.ceil(total / SIZE),
  };
  return JSON.stringify({ success: true, errors: [], messages: [], result, result_info });
};

const server = createServer((request, response) => {
  const page = Number(new URL(request.url ?? '', 'http://server').searchParams.get('page') ?? 1);
  response.writeHead(200, { 'content-type': 'application/json' }).end(pageOf(page));
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`); // a TCP server that listens has a port
});
process.stdin.resume().once('end', () => process.exit());
