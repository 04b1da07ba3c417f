/** Proves that two programs share a secret without sending it: HMAC over request and response. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, ...words: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');

/** Proof of the requester. */
export const askProof = (secret: string, nonce: string): string => sign(secret, 'ask', nonce);

/** Proof of the responder: a program that took over the port of a console that has ended does not know the secret. */
export const answerProof = (secret: string, nonce: string, key: string): string => sign(secret, 'answer', nonce, key);

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
