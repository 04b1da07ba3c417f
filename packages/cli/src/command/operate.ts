/** Runs a command of the tree: flags become parameters, parameters a call or its plan, and the response goes to standard output. */
import type { Operation } from '@flarewire/contract';
import type { Cloudflare } from 'flarewire';
import { completeName } from '../input/dns-record.ts';
import { type ReadFlags, readFlags } from '../input/flags.ts';
import { paramsFrom, type Surroundings } from '../input/params.ts';
import type { Io } from '../io.ts';
import { help } from '../output/help.ts';
import { forTerminal } from '../output/terminal-text.ts';
import { sessionFor } from '../session.ts';
import { type Subject, subjectOf } from '../tree/subject.ts';
import type { ExitCode } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { dangerOf, mayGoOn, thingOf } from './confirm.ts';
import { checkKey, ifAbsent, upsert } from './if-absent.ts';
import { chunksOf, lookOf, one, write } from './print.ts';
import { checkWait, waited } from './waited.ts';

/** @param words arguments after the name of the command @param argv the flags, and arguments among them */
export async function operate(
  operation: Operation,
  words: readonly string[],
  argv: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const subject = await subjectOf(operation);
  const read = readFlags(argv, subject);
  const flags: ReadFlags = { ...read, positionals: [...words, ...read.positionals] };
  const { switches, values } = flags;
  if (switches.has('help')) {
    await io.out(`${forTerminal(help(subject, io.site), io)}\n`);
    return 0;
  }
  const isMany = values.has('across') || values.has('input');
  const alone = isMany ? undefined : OF_MANY.find((name) => values.has(name) || switches.has(name));
  if (alone !== undefined) throw new WrongInput(`--${alone} is only for --across and --input.`);
  const { client, env, close } = await sessionFor(io, {
    // A rehearsal reads what the change touches.
    isPlan: switches.has('plan') && !values.has('plan'),
    isLocal: switches.has('local'),
    profile: values.get('profile'),
    record: values.get('record'),
    replay: values.get('replay'),
  });
  const around = { source: io, env, client: () => client, signal: io.interrupted, ask: io.ask };
  const doing = { subject, flags, client, around, io };
  let isSent = true;
  try {
    return isMany ? await (await import('./across.ts')).doMany(doing) : await doOne(doing);
  } catch (error) {
    // Invalid input must not replace an existing cassette with an empty one.
    isSent = !(error instanceof WrongInput);
    throw error;
  } finally {
    if (isSent) await close();
  }
}

/** Flags that one call has no use for. */
const OF_MANY = ['journal', 'resume', 'retry-failed', 'secrets-file', 'stop-after-failures'] as const;

async function doOne({ subject, flags, client, around, io }: Doing): Promise<ExitCode> {
  const { switches } = flags;
  const { operation } = subject;
  if (switches.has('wait')) checkWait(subject);
  if (switches.has('watch')) (await import('./watch.ts')).checkWatch(flags);
  for (const flag of ['if-absent', 'upsert'] as const) if (switches.has(flag)) await checkKey(flag, subject.operation);
  if (switches.has('upsert') && switches.has('if-absent'))
    throw new WrongInput('Give either --upsert or --if-absent: the one updates an existing item, the other keeps it.');
  const look = lookOf(flags, subject, io);
  if (look.jq !== undefined) await (await import('../output/jq.ts')).checkFilter(look.jq);
  const params = await paramsFrom(subject, flags, around);
  const name = operation.name;
  if (switches.has('if-absent') || switches.has('upsert') || name === 'dns.records.list')
    await completeName(name, params, around);
  const there = switches.has('if-absent') ? await ifAbsent(client, operation, params, io) : undefined;
  if (flags.values.get('plan') === 'diff' && there === undefined) {
    const { planDiff } = await import('./plan-diff.ts');
    return planDiff({ client, subject, params, io, isJson: look.format === 'json' || look.format === 'ndjson' });
  }
  if (switches.has('plan')) {
    if (there === undefined) await io.out(`${JSON.stringify(await client.plan(name, params), undefined, 2)}\n`);
    return 0;
  }
  const danger = switches.has('yes') ? undefined : dangerOf(subject, flags.positionals, params);
  if (!(await mayGoOn(danger, io, () => thingOf(subject, params, client, io.interrupted)))) return 2;
  const work = { client, subject, params, look, io, isRaw: switches.has('raw') };
  if (switches.has('watch')) return (await import('./watch.ts')).watch(work, flags);
  if (switches.has('wait') && there === undefined) {
    await write(one(await waited(client, operation, params, io), work), flags, work);
    return 0;
  }
  const made = switches.has('upsert') ? { item: await upsert(client, operation, params, io) } : there;
  await write(made === undefined ? await chunksOf(work) : one(made.item, work), flags, work);
  return 0;
}

/** A command with everything it needs to run. */
interface Doing {
  readonly subject: Subject;
  readonly flags: ReadFlags;
  readonly client: Cloudflare;
  readonly around: Surroundings;
  readonly io: Io;
}
