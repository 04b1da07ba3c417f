/** The tools as an agent has them: the SDK's own client, in this process, with an emulator as the account. */

import { createEmulator, type Emulator } from '@flarewire/emulator';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { Cloudflare } from 'flarewire';
import { createServer } from './server.ts';
import type { McpOptions } from './work.ts';

export interface Agent {
  readonly client: Client;
  readonly account: Emulator;
  readonly errors: string[];
  /** Text and data of the response, and whether it is an error. */
  ask(tool: string, args?: Record<string, unknown>): Promise<{ words: string; data: string; isError: boolean }>;
  close(): Promise<void>;
}

export const TOKEN = 'agent-token-0123456789abcdef0123456789';

export async function agent(options: Partial<McpOptions> & { readonly account?: Emulator } = {}): Promise<Agent> {
  const account = options.account ?? createEmulator({ seed: 1, start: 'default' });
  await account.ready;
  const errors: string[] = [];
  const io: McpOptions['io'] = {
    readFile: () => Promise.reject(new Error('No file is read for an agent.')),
    openFile: () => Promise.reject(new Error('No file is read for an agent.')),
    readStdin: () => Promise.reject(new Error('Standard input is the protocol.')),
    err: (text) => void errors.push(text),
    interrupted: new AbortController().signal,
  };
  const cloudflare = new Cloudflare({ apiToken: TOKEN, fetch: account.fetch });
  const session = {
    client: cloudflare,
    env: { CLOUDFLARE_API_TOKEN: TOKEN },
    source: 'a test',
    close: async () => undefined,
  };
  const load: McpOptions['load'] = () => import('@flarewire/emulator');
  const server = createServer({ session, io, mayWrite: true, size: 8000, load, version: '1.2.3', ...options });
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(there), client.connect(here)]);
  return {
    client,
    account,
    errors,
    ask: async (name, args = {}) => {
      const { content, isError = false } = await client.callTool({ name, arguments: args });
      const texts = (content as { text: string }[]).map(({ text }) => text); // all of these tools give texts
      return { words: texts[0] ?? '', data: texts[1] ?? '', isError: isError === true };
    },
    close: async () => {
      await client.close();
      await account.close();
    },
  };
}
