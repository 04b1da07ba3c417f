import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { connect } from './redis-queue.ts';

/** The URL of a port on which nobody listens. */
async function urlOfNobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  await once(server, 'close');
  return `redis://127.0.0.1:${port}`;
}

test.each(['the connection', 'its duplicate'])('%s ends between two attempts to connect', async (which) => {
  const connected = await connect(await urlOfNobody());
  const redis = which === 'the connection' ? connected.redis : connected.redis.duplicate();
  redis.on('error', () => {});
  const command = redis.get('key').catch((error: Error) => error.message);
  await new Promise((resolve) => redis.once('reconnecting', resolve));
  const ended = new Promise((resolve) => redis.once('end', resolve));
  redis.disconnect();
  await ended;
  expect(await command).toBe('Connection is closed.');
  connected.close();
});
