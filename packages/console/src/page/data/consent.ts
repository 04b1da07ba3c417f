/** Asks the user before a real account is changed, one question at a time. */
import { useSyncExternalStore } from 'react';
import type { AnswerError } from '../../wire/types.ts';
import type { Review } from './changes/review.ts';

/** Confirmation sent when the call is repeated. */
export interface Consent {
  readonly confirm?: string;
}

export interface Question {
  readonly operation: string;
  /** The server's reason to ask; undefined if the page asks to review a change. */
  readonly error: AnswerError | undefined;
  readonly review: Review | undefined;
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
export function askConsent(operation: string, error: AnswerError, review?: Review): Promise<Consent | undefined> {
  if (question !== undefined)
    return error.name === 'ReadOnly' && question.error?.name === 'ReadOnly'
      ? question.answered
      : Promise.resolve(undefined);
  return open({ operation, error, review });
}

/** True if the user confirms the review. Reviews are shown one after another. */
export async function askReview(review: Review): Promise<boolean> {
  while (question !== undefined) await question.answered;
  return (await open({ operation: review.operation, error: undefined, review })) !== undefined;
}

function open(asked: Omit<Question, 'answer'>): Promise<Consent | undefined> {
  const { promise: answered, resolve } = Promise.withResolvers<Consent | undefined>();
  const answer = (consent: Consent | undefined): void => {
    put(undefined);
    resolve(consent);
  };
  put({ ...asked, answer, answered });
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
