/** Converts client errors to the wire format. */
import { APIError, type ErrorData } from 'flarewire';
import type { AnswerError } from '../../wire/types.ts';

export function answerError(error: unknown): AnswerError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), errors: [] };
  const { name, message } = error;
  if (!(error instanceof APIError)) return { name, message, errors: [] };
  const { hint, permissions, docs, retryable, retryAfter } = error;
  return {
    name,
    message,
    errors: error.chain.map(toEntry),
    ...(hint && { hint }),
    ...(permissions && { permissions }),
    ...(docs && { docs }),
    ...(retryable !== undefined && { retryable }),
    ...(retryAfter !== undefined && { retryAfter: Math.ceil(retryAfter / 1000) }),
  };
}

function toEntry({ code, message, source }: ErrorData): AnswerError['errors'][number] {
  const { pointer } = Object(source) as { readonly pointer?: unknown }; // the error is of unknown shape
  return {
    ...(code !== undefined && { code }),
    message: String(message ?? ''),
    ...(typeof pointer === 'string' && { pointer }),
  };
}
