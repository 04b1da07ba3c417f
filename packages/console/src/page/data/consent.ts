/** What the user is asked before something is changed in a real account: one question at a time. */
import { useSyncExternalStore } from 'react';
import type { AnswerError } from '../../wire/types.ts';

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

interface Open extends Question {
  readonly answered: Promise<Consent | undefined>;
}

let question: Open | undefined;
const listeners = new Set<() => void>();

function put(next: Open | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Undefined where the user says no, or a question about another thing is open. Writing is one question for all calls that
 * wait for it.
 */
export function askConsent(operation: string, error: AnswerError): Promise<Consent | undefined> {
  if (question !== undefined)
    return error.name === 'ReadOnly' && question.error.name === 'ReadOnly'
      ? question.answered
      : Promise.resolve(undefined);
  const { promise: answered, resolve } = Promise.withResolvers<Consent | undefined>();
  const answer = (consent: Consent | undefined): void => {
    put(undefined);
    resolve(consent);
  };
  put({ operation, error, answer, answered });
  return answered;
}

export const openQuestion = (): Question | undefined => question;

/** Returns what ends it. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Is the user asked now? What waits for the answer is not being sent. */
export const useIsAsked = (): boolean => useSyncExternalStore(onQuestion, openQuestion) !== undefined;
