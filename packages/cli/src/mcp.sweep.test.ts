/** `flarewire mcp` as an agent starts it: its own process, over its standard input and output. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createEmulator } from '@flarewire/emulator';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TOKEN = 'agent-token-0123456789abcdef0123456789';
const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
const words = ['--conditions=flarewire-source', '--no-warnings', cli, 'mcp'];
const account = createEmulator({ seed: 1, start: 'default' });
let env: Record<string, string> = {};

beforeAll(async () => {
  await account.ready;
  const { url } = await account.listen();
  env = { PATH: process.env.PATH ?? '', HOME: '/nowhere', CLOUDFLARE_API_TOKEN: TOKEN, CLOUDFLARE_BASE_URL: url };
});
afterAll(() => account.close());

test('serves an agent over standard input and output, and says nothing else there', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...words, '--allow-writes'],
    env,
    stderr: 'pipe',
  });
  let errors = '';
  transport.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const client = new Client({ name: 'test', version: '1' });
  const broken: Error[] = [];
  client.onerror = (error) => void broken.push(error);
  await client.connect(transport);
  const ask = async (name: string, args: Record<string, unknown>): Promise<string> => {
    const { content } = await client.callTool({ name, arguments: args });
    return (content as { text: string }[]).map(({ text }) => text).join('\n'); // all of these tools give texts
  };
  expect((await client.listTools()).tools).toHaveLength(7);
  expect(await ask('call', { operation: 'zones.list', fields: ['name'] })).toContain('{"name":"example.com"}');
  const plan = await ask('plan', {
    operation: 'dns.records.create',
    params: { zone_id: 'example.com', type: 'A', name: 'agent', content: '192.0.2.5' },
  });
  expect(await ask('apply', { id: /"id": "(\w+)"/.exec(plan)?.[1] })).toContain('agent.example.com');
  expect(account.journal.entries({ operation: 'dns.records.create' })).toHaveLength(1);
  await client.close();
  expect(broken).toEqual([]);
  expect(errors).not.toContain(TOKEN);
});

test('the server exits with 0 when its input ends', async () => {
  const child = spawn(process.execPath, words, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stdin.end();
  const [code] = await once(child, 'exit');
  expect([code, out]).toEqual([0, '']);
});
