/** Delivers a message that arrives for a zone: to the destination address or the Worker that Email Routing names. */
import { verifiedAddresses } from '../../products/email-routing/addresses.ts';
import { objectsIn } from '../../products/shared/fields.ts';
import type { Zone } from '../../products/zones/state.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { Mail, MailResult } from '../types.ts';
import { currentTarget } from '../workers/current-target.ts';
import type { Runtime } from '../workers/runtime.ts';
import { actionOf, findRule } from './find-rule.ts';

/** https://developers.cloudflare.com/email-service/platform/limits/#email-routing-limits */
const MAX_BYTES = 25 * 1024 * 1024;

const NOTHING = { rule: null, worker: null, reason: null, forwards: [], replies: [] } as const;

/** @throws TypeError for a message without an address */
export async function deliver(sandbox: Sandbox, runtime: Runtime, mail: Mail): Promise<MailResult> {
  checkMail(mail);
  const raw = typeof mail.raw === 'string' ? new TextEncoder().encode(mail.raw) : mail.raw;
  if (raw.byteLength > MAX_BYTES)
    return {
      ...NOTHING,
      outcome: 'rejected',
      reason: `The message has ${raw.byteLength} bytes; Email Routing accepts at most ${MAX_BYTES}.`,
    };
  const found = findRule(sandbox, mail.to);
  if (found.refused !== undefined) return { ...NOTHING, outcome: 'rejected', reason: found.refused };
  const { zone, rule } = found;
  const { worker, forward } = actionOf(rule);
  const verified = verifiedAddresses({ sandbox }, zone.account.id ?? '');
  const result = { ...NOTHING, rule: String(rule.id) };
  if (worker !== undefined) {
    const received = { from: mail.from, to: mail.to, raw, verified };
    return { ...result, worker, ...(await inWorker({ sandbox, runtime, zone, worker }, received)) };
  }
  if (forward === undefined) return { ...result, outcome: 'dropped' };
  if (!verified.includes(forward.toLowerCase()))
    return { ...result, outcome: 'failed', reason: `${forward} is not a verified destination address.` };
  return { ...result, outcome: 'forwarded', forwards: [{ to: forward, headers: {} }] };
}

function checkMail({ from, to, raw }: Mail): void {
  for (const [name, address] of Object.entries({ from, to }))
    if (typeof address !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(address))
      throw new TypeError(`'${String(address).slice(0, 100)}' is not an email address. Give one in '${name}'.`);
  if (typeof raw !== 'string' && !(raw instanceof Uint8Array))
    throw new TypeError("Give the whole message in 'raw', as text or bytes: headers, an empty line, and the body.");
}

interface InWorker {
  readonly sandbox: Sandbox;
  readonly runtime: Runtime;
  readonly zone: Zone;
  readonly worker: string;
}

interface Received {
  readonly from: string;
  readonly to: string;
  readonly raw: Uint8Array;
  /** Addresses that the Worker may forward to. */
  readonly verified: readonly string[];
}

type Handled = Pick<MailResult, 'outcome' | 'reason' | 'forwards' | 'replies'>;

async function inWorker({ sandbox, runtime, zone, worker }: InWorker, received: Received): Promise<Handled> {
  const failed = (reason: string): Handled => ({ outcome: 'failed', reason, forwards: [], replies: [] });
  const target = currentTarget(sandbox, zone.account.id ?? '', worker);
  if (target === undefined) return failed(`There is no deployed Worker ${worker}.`);
  try {
    return handledOf(await runtime.dispatch(target, { type: 'email', ...received }));
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** A message that a Worker does nothing with is dropped. https://developers.cloudflare.com/email-service/api/route-emails/email-handler/ */
function handledOf(reported: Readonly<Record<string, unknown>>): Handled {
  const { rejected, error } = reported;
  const forwards = objectsIn(reported.forwards).map(({ to, headers }) => ({
    to: String(to),
    headers: Object.fromEntries(objectsIn(headers).map(({ name, value }) => [String(name), String(value)])),
  }));
  const replies = objectsIn(reported.replies).map(({ from, to, raw }) => ({
    from: String(from),
    to: String(to),
    raw: String(raw),
  }));
  const done = { forwards, replies, reason: null };
  if (typeof error === 'string') return { ...done, outcome: 'failed', reason: error };
  if (typeof rejected === 'string') return { ...done, outcome: 'rejected', reason: rejected };
  if (forwards.length > 0) return { ...done, outcome: 'forwarded' };
  return { ...done, outcome: replies.length > 0 ? 'replied' : 'dropped' };
}
