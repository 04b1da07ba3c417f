/** `flarewire explain`: the call of a command as curl, TypeScript, fetch, a command and React, without sending it. */
import { ERRORS } from '@flarewire/contract';
import { checkExpression, explainExpression, report } from '@flarewire/rules-language';
import { sample } from '@flarewire/schema';
import { DEFAULT_BASE_URL, type Snippets, snippetsOf, withScriptFile } from '@flarewire/snippets';
import { Cloudflare } from 'flarewire';
import { readFlags } from '../input/flags.ts';
import { type Params, paramsFrom } from '../input/params.ts';
import type { Io } from '../io.ts';
import { withoutSecrets } from '../output/secrets.ts';
import { localUrl, sessionFor } from '../session.ts';
import { type Subject, subjectOf } from '../tree/subject.ts';
import { find } from '../tree/words.ts';
import type { Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { takeFlag } from './take-flag.ts';

const FORMS: readonly (keyof Snippets)[] = ['curl', 'typescript', 'fetch', 'cli', 'react'];

/** Value of timestamps in examples. */
const NOW = '2026-01-31T12:00:00Z';

export const explain: Verb = {
  summary: 'Show a command as curl, TypeScript, fetch, cli and react, or explain an error code or an expression',
  takes: 'COMMAND [FLAGS] [--as FORM] | CODE | EXPRESSION',
  notes: `--as is one of: ${FORMS.join(', ')}. Secrets are shown as ***. Without parameters, an example is shown.`,
  isRaw: true,
  run: async ({ argv }, io) => {
    const { form, rest } = takeForm(argv);
    const dash = rest.findIndex((word) => word.startsWith('-'));
    const words = dash < 0 ? rest : rest.slice(0, dash);
    if (words.length === 1 && /^\d+$/.test(words[0] ?? '')) return explainError(Number(words[0]), io);
    if (words.length === 1 && /[\s("]/.test(words[0] ?? '')) return explainRule(words[0] ?? '', io);
    const found = find(words);
    if ('unknown' in found) throw new WrongInput(found.unknown);
    if ('group' in found)
      throw new WrongInput(`"${words.join(' ')}" needs a subcommand. Try: flarewire ${words.join(' ')}`);
    const subject = await subjectOf(found.operation);
    const given = dash < 0 ? [] : rest.slice(dash);
    const { params, baseURL } = await callOf(subject, found.rest, given, io);
    const snippets = await snippetsOf({
      Client: Cloudflare,
      operation: subject.operation,
      schemas: subject.schemas,
      defs: subject.document.schemas,
      params: withoutSecrets(subject, params),
      baseURL,
      isLocal: baseURL === (await localUrl(io)),
    });
    if (form !== undefined) await io.out(withEnd(snippets[form]));
    else for (const one of FORMS) await io.out(`# ${one}\n${withEnd(snippets[one])}\n`);
    return 0;
  },
};

const withEnd = (text: string): string => `${text.trimEnd()}\n`;

function takeForm(argv: readonly string[]) {
  const [name, rest] = takeFlag(argv, 'as');
  const form = FORMS.find((one) => one === name);
  if (name !== undefined && form === undefined)
    throw new WrongInput(`--as must be one of ${FORMS.join(', ')}, not "${name}".`);
  return { form, rest };
}

/** The parameters that were given, else an example of the contract's. */
async function callOf(
  subject: Subject,
  words: readonly string[],
  argv: readonly string[],
  io: Io,
): Promise<{ readonly params: Params; readonly baseURL: string }> {
  const flags = readFlags(argv, subject);
  const isLocal = flags.switches.has('local');
  const baseURL = isLocal ? await localUrl(io) : (io.env.CLOUDFLARE_BASE_URL ?? DEFAULT_BASE_URL);
  const isBare = words.length + flags.positionals.length + flags.given.length + flags.values.size === 0;
  if (isBare) return { params: exampleOf(subject), baseURL };
  const { client, env } = await sessionFor(io, { isPlan: true, isLocal, profile: flags.values.get('profile') });
  const all = { ...flags, positionals: [...words, ...flags.positionals] };
  const around = { source: io, env, client: () => client, signal: io.interrupted, ask: undefined };
  return { params: await paramsFrom(subject, all, around), baseURL };
}

/** The contract's example; where it has none, a body of bytes or text, without which there is no request. */
function exampleOf({ operation, schemas, document }: Subject): Params {
  if (schemas.example !== undefined) return withScriptFile(operation, schemas, schemas.example);
  const isRaw = ['binary', 'text', 'ndjson'].includes(operation.request);
  const whole = isRaw ? schemas.params.find((param) => param.whole === true) : undefined;
  return whole === undefined
    ? {}
    : { [whole.name]: sample(whole.schema, document.schemas, { optionalDepth: 0, now: NOW }) };
}

/** An expression of the Rules language in words. */
async function explainRule(text: string, io: Io): Promise<0> {
  const checked = checkExpression(text);
  if (!checked.ok) throw new WrongInput(report(text, checked.problem));
  await io.out(`${explainExpression(checked.expression)}\n`);
  return 0;
}

async function explainError(code: number, io: Io): Promise<0> {
  const known = ERRORS.find((one) => one.code === code);
  if (known === undefined) throw new WrongInput(`Unknown error code ${code}: no documentation was found for it.`);
  const more = [known.docs, known.operation && `flarewire help ${known.operation}`].filter((one) => one !== undefined);
  await io.out(`${code}: ${known.means}.\n${more.map((one) => `${one}\n`).join('')}`);
  return 0;
}
