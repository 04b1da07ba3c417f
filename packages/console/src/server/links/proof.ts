/** Proofs that two programs know one secret, without telling it: HMAC over what is asked and what is answered. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, ...words: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');

/** Of who asks for a link. */
export const askProof = (secret: string, nonce: string): string => sign(secret, 'ask', nonce);

/** Of who answers with its key: whatever took the port of a console that has ended does not know it. */
export const answerProof = (secret: string, nonce: string, key: string): string => sign(secret, 'answer', nonce, key);

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
