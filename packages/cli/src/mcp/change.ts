/** The tools that change something: rehearse a change, and apply it as it was rehearsed. */
import { isReading, responseForm } from '@flarewire/contract';
import type { Session } from '../session.ts';
import { WrongInput } from '../wrong-input.ts';
import { callsAcross, fingerprintNow, rehearseAcross, sendAcross } from './across.ts';
import type { Difference } from './differences.ts';
import { type Masks, masksOf } from './masks.ts';
import { MINUTES, type Planned, type Plans } from './plans.ts';
import { subjectNamed } from './ready.ts';
import { type Account, fingerprintOf, rehearse } from './rehearse.ts';
import { type Answer, paramsIn, ready, type Work } from './work.ts';

export async function plan(
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  work: Work,
  plans: Plans,
): Promise<Answer> {
  const subject = await subjectNamed(String(args.operation));
  if (isReading(subject.operation, paramsIn(args)))
    throw new WrongInput(`${subject.operation.name} is read-only: use call.`);
  const masks = masksOf(subject, work.known);
  const { session, io, load } = work.options;
  const account = { client: session.client, signal, load, report: (text: string) => io.err(masks.text(text)) };
  const planned = await (args.across === undefined ? planOne : planAcross)(args, account, masks, work);
  const shown = (lines: readonly string[]): string[] => lines.map((line) => masks.text(line));
  const words = [
    `Rehearsed on the emulator${planned.counts}; nothing was changed. ${howToApply(planned, work, plans)}`,
    ...planned.notes,
    'data:',
  ];
  return work.shown(words.join('\n'), shown(planned.lines));
}

/** A rehearsed change, as it is shown. */
interface Plan extends Planned {
  /** ` for 3 zones: …` */
  readonly counts: string;
  readonly notes: readonly string[];
  readonly lines: readonly string[];
}

function howToApply({ calls, isAcross, fingerprint, changes }: Plan, { options }: Work, plans: Plans): string {
  if (!options.mayWrite) return 'This server is read-only: the user must start it with --allow-writes to make changes.';
  if (calls.length === 0) return 'All calls were rejected: there is nothing to apply.';
  const id = plans.add({ calls, isAcross, fingerprint, changes });
  const what = isAcross ? `the ${calls.length} accepted ${calls.length === 1 ? 'call' : 'calls'}` : 'it';
  return `To apply ${what}: apply {"id": "${id}"}, once, within ${MINUTES} minutes.`;
}

async function planOne(
  args: Readonly<Record<string, unknown>>,
  account: Account,
  masks: Masks,
  work: Work,
): Promise<Plan> {
  const call = await ready(String(args.operation), paramsIn(args), account.signal, work);
  const { params, subject } = call;
  const shown = masks.params(params);
  const { differences, answer, notes, involved } = await rehearse(call, account);
  const { method, url } = await account.client.plan(subject.operation.name, params);
  const lines = [
    `request: ${method} ${url}`,
    `params: ${JSON.stringify(shown)}`,
    ...(await permissionNames(params, account.client, account.signal)),
    ...differences.map((one) => JSON.stringify(masked(one, masks))),
    // Where something differs, that says more.
    ...(differences.length > 0 ? [] : [`answer: ${JSON.stringify(masks.answer(answer) ?? null)}`]),
  ];
  const changes = lines.slice(0, 12);
  return { calls: [call], isAcross: false, fingerprint: fingerprintOf(involved), changes, counts: '', notes, lines };
}

async function planAcross(
  args: Readonly<Record<string, unknown>>,
  account: Account,
  masks: Masks,
  work: Work,
): Promise<Plan> {
  const { client, signal } = account;
  const name = String(args.operation);
  const subject = await subjectNamed(name);
  const across = String(args.across);
  const calls = await callsAcross(subject, across, paramsIn(args), {
    client,
    signal,
    ready: (params) => ready(name, params, signal, work),
  });
  const [shown = {}] = calls.map(({ params }) => masks.params(params));
  const rehearsed = await rehearseAcross(calls, account, masks);
  const { method, url } = await client.plan(name, calls[0]?.params ?? {});
  const lines = [`first request: ${method} ${url}`, `params: ${JSON.stringify(shown)}`, ...rehearsed.table];
  return {
    ...rehearsed,
    isAcross: true,
    changes: lines.slice(0, 20),
    counts: ` for ${calls.length} of ${across}: ${rehearsed.counts}`,
    lines,
  };
}

/** A created value is not masked because the field of a difference that holds it is called `value`. */
const masked = (one: Difference, masks: Masks): object =>
  'fields' in one ? { ...one, fields: masks.answer(one.fields) } : { ...one, value: masks.answer(one.value) };

/** Names of the permission groups that a token would get: their ids say nothing to the person who approves. */
async function permissionNames(
  params: Readonly<Record<string, unknown>>,
  client: Session['client'],
  signal: AbortSignal,
): Promise<string[]> {
  const text = JSON.stringify(params.policies ?? null);
  if (!text.includes('"permission_groups"')) return [];
  const account_id = params.account_id;
  const list =
    typeof account_id === 'string'
      ? client.accounts.tokens.permissionGroups.list({ account_id }, { signal })
      : client.user.tokens.permissionGroups.list({}, { signal });
  const names: string[] = [];
  try {
    for await (const { id, name } of list) if (id !== undefined && text.includes(`"${id}"`)) names.push(String(name));
  } catch {
    return ['permission groups: their names cannot be read with this token'];
  }
  return [`permission groups: ${names.join(', ') || 'unknown'}`];
}

/** @throws WrongInput if something has changed since, or the user declines */
export async function apply(
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  work: Work,
  plans: Plans,
): Promise<Answer> {
  const { session, mayWrite, confirm } = work.options;
  const { client } = session;
  if (!mayWrite)
    throw new WrongInput('This server is read-only. Nothing was sent: the user must start it with --allow-writes.');
  const { calls, isAcross, fingerprint, changes } = plans.take(String(args.id));
  const [first] = calls;
  if (first === undefined) throw new Error('A plan has at least one call.');
  mustBeUnchanged(fingerprint, await fingerprintNow(calls, { client, signal }));
  const { subject, params } = first;
  const masks = masksOf(subject, work.known);
  const { operation } = subject;
  const title = `Apply ${operation.name}${isAcross ? ` ${calls.length} times` : ''}?`;
  if ((await confirm?.(masks.text([title, ...changes].join('\n')))) === false)
    throw new WrongInput('The user declined this change. Nothing was sent.');
  if (isAcross) {
    const { words, lines } = await sendAcross(calls, { client, signal });
    return work.shown(
      `${words} data:`,
      lines.map((line) => masks.text(line)),
    );
  }
  const sent = client.call(operation.name, params, { signal, retry: 'safe' });
  const isJson = operation.response === 'json' && responseForm(operation, params) === undefined;
  const value: unknown = isJson ? await sent : await sent.asResponse().then((response) => response.body?.cancel());
  return work.shown('Done. data:', [
    value === undefined ? '(no response)' : masks.text(JSON.stringify(masks.answer(value))),
  ]);
}

/** @throws WrongInput with what is different */
function mustBeUnchanged(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): void {
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter((key) => before.get(key) !== now.get(key));
  if (changed.length === 0) return;
  const more = changed.length > 5 ? ` and ${changed.length - 5} more` : '';
  throw new WrongInput(
    `Something changed since the rehearsal: ${changed.slice(0, 5).join(', ')}${more}. Nothing was sent: rehearse it again with plan.`,
  );
}
