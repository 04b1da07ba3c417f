/** `flarewire wait`: polls until a field of the response has a value. */
import { until, WaitError } from 'flarewire/wait';
import { readFlags } from '../input/flags.ts';
import { paramsFrom } from '../input/params.ts';
import { cellText, valueAt } from '../output/columns.ts';
import { sessionFor } from '../session.ts';
import { subjectOf } from '../tree/subject.ts';
import { find } from '../tree/words.ts';
import type { Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { takeFlag } from './take-flag.ts';

const USUAL_SECONDS = 900;

export const wait: Verb = {
  summary: 'Repeat a command until a field of its response has a value',
  takes: 'COMMAND [FLAGS] --until FIELD=VALUE',
  notes: `--until accepts several values: status=active,failed. After --timeout SECONDS (default ${USUAL_SECONDS}) it stops with exit code 1.\nThe interval grows from 1 to 15 seconds. For a command that starts a change, use --wait instead.`,
  isRaw: true,
  run: async ({ argv }, io) => {
    const [condition, first] = takeFlag(argv, 'until');
    const [timeout = String(USUAL_SECONDS), rest] = takeFlag(first, 'timeout');
    const [, field, wanted] = /^([\w.-]+)=(.*)$/s.exec(condition ?? '') ?? [];
    if (field === undefined || wanted === undefined)
      throw new WrongInput('Missing --until FIELD=VALUE, for example --until status=active');
    const seconds = Number(timeout);
    if (!(seconds > 0)) throw new WrongInput(`--timeout must be a number of seconds, not "${timeout}".`);
    const dash = rest.findIndex((word) => word.startsWith('-'));
    const found = find(dash < 0 ? rest : rest.slice(0, dash));
    if ('unknown' in found) throw new WrongInput(found.unknown);
    if ('group' in found || found.operation.method !== 'GET')
      throw new WrongInput(
        'wait takes a command that reads one resource, for example: flarewire wait zones get example.com --until status=active',
      );
    const subject = await subjectOf(found.operation);
    const read = readFlags(dash < 0 ? [] : rest.slice(dash), subject);
    const flags = { ...read, positionals: [...found.rest, ...read.positionals] };
    const { client, env } = await sessionFor(io, {
      isLocal: flags.switches.has('local'),
      profile: flags.values.get('profile'),
    });
    const around = { source: io, env, client: () => client, signal: io.interrupted, ask: io.ask };
    const params = await paramsFrom(subject, flags, around);
    const values = wanted.split(',');
    const answer = await until(
      client,
      found.operation.name,
      params,
      (result) => values.includes(cellText(valueAt(result, field))),
      {
        signal: io.interrupted,
        deadline: seconds * 1000,
        watch: (result) => valueAt(result, field),
        onProgress: ({ value }) => io.progress?.(`${field}: ${cellText(value) || 'none'}`),
      },
    ).catch((error: unknown) => {
      if (!(error instanceof WaitError) || error.reason !== 'deadline') throw error;
      const last = error.value === undefined ? 'is not in the response' : `is ${JSON.stringify(error.value)}`;
      throw new Error(`Timed out after ${seconds} s: ${field} ${last}, waited for ${values.join(' or ')}.`, {
        cause: error,
      });
    });
    await io.out(`${JSON.stringify(answer)}\n`);
    return 0;
  },
};
