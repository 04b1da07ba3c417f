/** Asks the user before a real account is changed, one question at a time. */
import { useSyncExternalStore } from 'react';
import type { AnswerError } from '../../wire/types.ts';

/** Confirmation sent when the call is repeated. */
export interface Consent {
  readonly confirm?: string;
}

export interface Question {
  readonly operation: string;
  readonly error: AnswerError;
  /** Undefined to decline. */
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
 * Undefined if the user declines or another question is open. All calls that wait for write access share one question.
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

/** Returns an unsubscribe function. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while the user is asked; calls that wait for the decision are not being sent. */
export const useIsAsked = (): boolean => useSyncExternalStore(onQuestion, openQuestion) !== undefined;
