/** The Model Context Protocol around the tools: by the official SDK, on standard input and output. */
import { check, problemText } from '@flarewire/contract';
import { nearest } from '@flarewire/schema';
import { Server } from '@modelcontextprotocol/server';
import { createTools } from './session.ts';
import { INSTRUCTIONS, type Tool, toolsOf } from './tools.ts';
import type { McpOptions } from './work.ts';

/** An MCP server that waits for its transport. */
export function createServer(options: McpOptions & { readonly version: string }): Server {
  const list = toolsOf(options.mayWrite);
  const server = new Server(
    { name: 'flarewire', version: options.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const tools = createTools({ ...options, confirm: options.confirm ?? ((question) => isAccepted(server, question)) });
  server.setRequestHandler('tools/list', () => ({ tools: [...list] as never })); // JSON Schemas, as the protocol has them
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: args = {} } }, { mcpReq: { signal } }) => {
    try {
      const tool = toolNamed(name, toolsOf(true));
      mustFit(tool, args);
      const { words, data } = await tools[tool.name](args, AbortSignal.any([signal, options.io.interrupted]));
      return {
        content: [words, data].flatMap((text) => (text === undefined ? [] : [{ type: 'text' as const, text }])),
      };
    } catch (error) {
      const text = tools.clean(error instanceof Error ? error.message : String(error));
      return { isError: true, content: [{ type: 'text' as const, text: text.slice(0, options.size) }] };
    }
  });
  return server;
}

/** True if the person accepts, or if the client cannot ask. */
async function isAccepted(server: Server, message: string): Promise<boolean> {
  if (server.getClientCapabilities()?.elicitation === undefined) return true;
  const { action } = await server.elicitInput({ message, requestedSchema: { type: 'object', properties: {} } });
  return action === 'accept';
}

/** @throws Error with the nearest name */
function toolNamed(name: string, list: readonly Tool[]): Tool {
  const tool = list.find((one) => one.name === name);
  if (tool !== undefined) return tool;
  const meant = nearest(
    name,
    list.map((one) => one.name),
  );
  throw new Error(
    `Unknown tool "${name}". ${meant === undefined ? `Available: ${list.map((one) => one.name).join(', ')}.` : `Did you mean ${meant}?`}`,
  );
}

/** @throws Error with all that is wrong */
function mustFit({ name, inputSchema }: Tool, args: unknown): void {
  const problems = check(inputSchema, args, {});
  const extra = Object.keys(Object(args)).filter((key) => !(key in Object(inputSchema.properties)));
  const lines = [...problems.map(problemText), ...extra.map((key) => `${key}: unexpected argument of ${name}`)];
  if (lines.length > 0)
    throw new Error(`Invalid arguments for ${name}: ${[...new Set(lines)].join('; ')}. Nothing was sent.`);
}
