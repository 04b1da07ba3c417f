/** Reads every request to its end and returns a small JSON. Prints its port; ends with its parent process. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const result = { id: '0f2ac74b498b48028cb68387c421e279', title: 'a namespace', supports_url_encoding: true };
const text = JSON.stringify({ success: true, errors: [], messages: [], result });
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };

const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200, headers).end(text));
});
server.listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port); // a TCP server that listens has a port
});
process.stdin.resume().once('end', () => process.exit());
