/** Explains failures by the contract's facts, and logs, once each, deprecations and the API's messages. */
import { deprecation, type Explanation, explain, type Failure } from '../errors/explain.ts';
import { secretsFor } from '../errors/redact.ts';
import { redactText } from '../errors/redact-text.ts';
import { partsOf } from '../lazy.ts';
import type { Operation } from '../operation.ts';
import type { Sender } from '../request/prepare.ts';
import type { Job } from './job.ts';
import { log } from './logger.ts';

/** Advice for connection errors in browsers. */
export const BROWSER_HINT =
  'The API sends no CORS headers, so browsers block its responses: call it through a server of your own that forwards only what the page may do.';

const MANY = 1000;

function once({ state: { said } }: Sender, text: string): boolean {
  if (said.has(text) || said.size > MANY) return false;
  return Boolean(said.add(text));
}

/** Logs `messages` of a response: as warnings if they read like warnings. */
export function logMessages(job: Job, messages: readonly unknown[], answer: unknown): void {
  const { client, request } = job;
  const secrets = secretsFor(job, answer);
  for (const entry of messages) {
    const { message = entry, type } = Object(entry); // `{ code, message }` or a string
    const text = redactText(`${request.operation.name}: ${message}`, secrets);
    const level = /warn|error|deprecat/i.test(`${type} ${message}`) ? 'warn' : 'info';
    if (typeof message === 'string' && once(client, text)) log(client, level, text);
  }
}

/** Warns about a deprecated operation. The text comes from the contract, which is loaded for it. */
export async function warnDeprecated(client: Sender, operation: Operation): Promise<void> {
  const { name, method, index } = operation;
  if (!once(client, name)) return;
  const text = deprecation({ operation: name, method, index }, (await factsOf(client, operation)) ?? '');
  log(client, 'warn', text ?? `${name} is deprecated`);
}

/** Loads the contract's facts on demand. If they cannot be loaded, the error goes without. */
export async function explanationOf(
  { client, request: { operation } }: Job,
  failure: Pick<Failure, 'status' | 'codes' | 'message' | 'url'>,
): Promise<Explanation> {
  const { name, method, index } = operation;
  const isDescribed = partsOf(client).facts && !name.includes(' '); // a call by path is not
  const subject = { operation: isDescribed ? name : undefined, method, index };
  return explain({ ...failure, ...subject }, await factsOf(client, operation));
}

/** Loads the facts of the operation's product; undefined if they cannot be loaded. */
async function factsOf(client: Sender, { name }: Operation): Promise<string | undefined> {
  try {
    return (await partsOf(client).facts?.())?.[name.replace(/\..*/s, '')];
  } catch {
    return undefined;
  }
}
