/** Converts the explorer's calls for storage and sharing, and records sent ones. */
import type { PlainCall } from '../../../wire/stored-calls.ts';
import { changeStoredCalls } from '../../data/stored-calls.ts';
import type { Params, Subject } from '../../form/schema.ts';
import { fromURLText, toURLText } from '../../form/values/url.ts';
import type { Sending } from '../request/sends.ts';

export function plainCall(subject: Subject, params: Params): PlainCall {
  const { text, dropped } = toURLText(subject, params);
  return { operation: subject.operation.name, params: fromURLText(text) ?? {}, omitted: dropped };
}

/** A failure to record does not affect the sent call. */
export function noteSent(subject: Subject, { params, at, answer }: Sending): void {
  const { status, duration } = answer?.head ?? {};
  const call = { ...plainCall(subject, params), at, status, duration };
  changeStoredCalls({ do: 'note', call }).catch(() => undefined);
}
