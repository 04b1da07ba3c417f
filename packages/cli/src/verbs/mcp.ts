/** `flarewire mcp`: the whole API for agents, read-only until the user says otherwise, every change rehearsed first. */
import type { Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { CLIENT_FLAGS, noWords, sessionOf } from './common.ts';

const USUAL = 8000;
const MIN = 1000;

export const mcp: Verb = {
  summary: 'Serve the API to agents over the Model Context Protocol on standard input and output',
  takes: '',
  notes:
    'Seven tools: search, describe, call, diagnose, plan, apply, more. A change is rehearsed on a local copy of the resources involved (needs @flarewire/emulator), and only a rehearsed change can be applied.',
  flags: {
    'allow-writes': { type: 'boolean', about: 'allow rehearsed changes to be applied; the default is read-only' },
    'answer-size': {
      type: 'string',
      value: 'N',
      about: `maximum characters of a response, the rest on request (default ${USUAL})`,
    },
    ...CLIENT_FLAGS,
  },
  run: async (given, io) => {
    noWords(given);
    const size = Number(given.value('answer-size') ?? USUAL);
    if (!Number.isInteger(size) || size < MIN)
      throw new WrongInput(`--answer-size must be an integer of at least ${MIN}, not "${given.value('answer-size')}".`);
    if (io.stdio === undefined) throw new WrongInput('mcp requires standard input and output.');
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
