/** `flarewire mcp`: the whole API for agents, read-only until the user says otherwise, every change rehearsed first. */
import type { Verb } from '../command/verb.ts';
import { WrongInput } from '../input/wrong-input.ts';
import { CLIENT_FLAGS, noWords, sessionOf } from './common.ts';

const USUAL = 8000;
const LEAST = 1000;

export const mcp: Verb = {
  summary: 'Serve the API to agents by the Model Context Protocol, on standard input and output',
  takes: '',
  notes:
    'Six tools: search, describe, call, plan, apply, more. A change is rehearsed on a local Cloudflare that holds a copy of what it is about (@flarewire/emulator, installed beside the command), and only what was rehearsed can be applied.',
  flags: {
    'allow-writes': { type: 'boolean', about: 'let rehearsed changes be made; without it the account is only read' },
    'answer-size': { type: 'string', value: 'N', about: `characters of an answer, the rest on request (${USUAL})` },
    ...CLIENT_FLAGS,
  },
  run: async (given, io) => {
    noWords(given);
    const size = Number(given.value('answer-size') ?? USUAL);
    if (!Number.isInteger(size) || size < LEAST)
      throw new WrongInput(`--answer-size must be a whole number of at least ${LEAST}.`);
    if (io.stdio === undefined) throw new WrongInput('mcp speaks on standard input and output, which are not there.');
    const session = await sessionOf(given, io);
    const { serve } = await import('../mcp/serve.ts');
    await serve({
      session,
      io,
      size,
      mayWrite: given.isOn('allow-writes'),
      load: () => import('@flarewire/emulator'),
      version: io.version,
      ...io.stdio,
    });
    return 0;
  },
};
