/** The items of a list whose operation is known at run time only. */
import type { UnknownAnswer } from 'flarewire';
import { WrongInput } from '../wrong-input.ts';

const isIterable = (answer: UnknownAnswer): answer is UnknownAnswer & AsyncIterable<unknown> =>
  Symbol.asyncIterator in answer;

/** @throws WrongInput if the operation does not return a list */
export function listOf(answer: UnknownAnswer): AsyncIterable<unknown> {
  if (!isIterable(answer)) throw new WrongInput('This operation does not return a list: run it without --all.');
  return answer;
}
