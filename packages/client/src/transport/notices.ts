/** Logs, once each, the API's messages about successful calls. */
import { deprecation, factsOf } from '../errors/explain.ts';
import { secretsFor } from '../errors/redact.ts';
import { redactText } from '../errors/redact-text.ts';
import type { Sender } from '../request/prepare.ts';
import type { Operation } from '../request/table.ts';
import type { Job } from './job.ts';
import { log } from './logger.ts';

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
  const { name, index } = operation;
  if (!once(client, name)) return;
  const text = deprecation(name, index, (await factsOf(operation)) ?? '');
  log(client, 'warn', text ?? `${name} is deprecated`);
}
