/**
 * Reads uploads to their end and keeps only their length; supports tus. Prints its port; exits with its parent process.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let received = 0;
let length = 0;
const server = createServer((request, response) => {
  const { method, headers } = request;
  if (method === 'POST' && headers['upload-length']) {
    [received, length] = [0, Number(headers['upload-length'])];
    response.writeHead(201, { location: '/uploads/1' }).end();
    return;
  }
  if (method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ received }));
    return;
  }
  if (method !== 'PATCH') received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
  });
  request.on('end', () => {
    if (method === 'PATCH') response.writeHead(204, { 'upload-offset': received, 'upload-length': length }).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"result":{}}');
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port)); // a TCP server that listens has a port
process.stdin.resume().once('end', () => process.exit());
