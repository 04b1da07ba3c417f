/** Tells the logger, once each, what the API has to say about a call that went well. */
import { secretsFor } from './clean.ts';
import { log } from './logger.ts';
import { mask } from './secrets.ts';
import type { Job, Sender } from './send.ts';
import type { Operation } from './table.ts';

const MANY = 1000;

function once({ state: { said } }: Sender, text: string): boolean {
  if (said.has(text) || said.size > MANY) return false;
  return Boolean(said.add(text));
}

/** `messages` of an answer: as warnings when they read like one. */
export function tellMessages(job: Job, messages: readonly unknown[], answer: unknown): void {
  const { client, request } = job;
  const secrets = secretsFor(job, answer);
  for (const entry of messages) {
    const { message = entry, type } = Object(entry); // `{ code, message }` or a text
    const text = mask(`${request.operation.name}: ${message}`, secrets);
    const level = /warn|error|deprecat/i.test(`${type} ${message}`) ? 'warn' : 'info';
    if (typeof message === 'string' && once(client, text)) log(client, level, text);
  }
}

/** The use of a deprecated operation. What it says comes from the contract, which is loaded for it. */
export function tellDeprecated(client: Sender, { name }: Operation): void {
  if (!once(client, name)) return;
  import('./explain.ts')
    .then(({ deprecation }) => log(client, 'warn', deprecation(name) ?? `${name} is deprecated`))
    .catch(() => {});
}
