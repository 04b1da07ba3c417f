/** Reads a call's response from the server: a line of JSON, followed by the bytes of Cloudflare's response. */
import type { Operation } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import type { AnswerError, AnswerHead } from '../../wire/types.ts';

export interface Answer {
  readonly head: AnswerHead;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Progress of reading. */
export interface Received {
  readonly bytes: number;
  /** Undefined if Cloudflare does not report it. */
  readonly total: number | undefined;
  /** Text of an event stream received so far. */
  readonly events?: string;
}

const NEWLINE = 10;

/** @throws Error if the stream ends inside the head */
export async function readAnswer(
  stream: ReadableStream<Uint8Array>,
  onReceived?: (received: Received, head: AnswerHead) => void,
): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  let head: AnswerHead | undefined;
  let bytes = 0;
  let events = '';
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    if (head !== undefined) {
      chunks.push(chunk);
      bytes += chunk.length;
    } else {
      const end = chunk.indexOf(NEWLINE);
      chunks.push(end < 0 ? chunk : chunk.subarray(0, end));
      if (end < 0) continue;
      head = JSON.parse(new TextDecoder().decode(joined(chunks))) as AnswerHead; // written by the console's server
      const rest = chunk.subarray(end + 1);
      chunks.splice(0, chunks.length, rest);
      bytes = rest.length;
    }
    const isEvents = head.type === 'text/event-stream';
    if (isEvents && chunks.length > 0) events += decoder.decode(chunks.at(-1), { stream: true });
    onReceived?.({ bytes, total: lengthOf(head), ...(isEvents && { events }) }, head);
  }
  if (head === undefined) throw new Error('The connection to the console ended before the response arrived.');
  return { head, body: joined(chunks) };
}

function lengthOf({ headers }: AnswerHead): number | undefined {
  const value = headers.find(([name]) => name === 'content-length')?.[1];
  return value === undefined ? undefined : Number(value);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

export const textOf = ({ body }: Answer): string => new TextDecoder().decode(body);

/** The response as JSON; undefined if it is not JSON. */
export function jsonOf(answer: Answer): unknown {
  if (!/json$/.test(answer.head.type ?? '')) return undefined;
  try {
    return JSON.parse(textOf(answer));
  } catch {
    return undefined;
  }
}

/** The result of an operation in the JSON of its response. */
export const resultIn = (json: unknown, { envelope }: Operation): unknown =>
  envelope && isObject(json) ? json.result : json;

/** A failed call with everything the server reports about it. */
export class CallError extends Error {
  override readonly name: string;
  readonly answer: Answer;
  readonly details: AnswerError;

  constructor(answer: Answer, details: AnswerError) {
    super(details.message);
    this.name = details.name;
    this.answer = answer;
    this.details = details;
  }
}

/** The response if it succeeded. @throws CallError */
export function succeeded(answer: Answer): Answer {
  const { ok, error, status } = answer.head;
  if (!ok) throw new CallError(answer, error ?? { name: 'CallError', message: `Status ${status}`, errors: [] });
  return answer;
}
