/** What the user is asked before something is changed in a real account: one question at a time. */
import type { AnswerError } from '../wire/types.ts';

/** What is sent with the call when it is sent again. */
export interface Consent {
  readonly confirm?: string;
}

export interface Question {
  readonly operation: string;
  readonly error: AnswerError;
  /** Undefined: no. */
  readonly answer: (consent: Consent | undefined) => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

function put(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Undefined where the user says no, or another question is open. */
export function askConsent(operation: string, error: AnswerError): Promise<Consent | undefined> {
  if (question !== undefined) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const answer = (consent: Consent | undefined): void => {
      put(undefined);
      resolve(consent);
    };
    put({ operation, error, answer });
  });
}

export const openQuestion = (): Question | undefined => question;

/** Returns what ends it. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
