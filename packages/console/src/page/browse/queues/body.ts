/** Decodes message bodies from Cloudflare and encodes typed ones. */
import { textIn } from '../../ui/bytes/bytes.ts';
import { layOut } from '../../ui/bytes/editable-text.ts';

export interface Message {
  readonly id: string;
  readonly body: string;
  readonly attempts?: number;
  readonly lease_id?: string;
  readonly ref?: string;
  readonly metadata?: unknown;
  readonly timestamp_ms?: number;
}

export interface Decoded {
  readonly kind: 'json' | 'text' | 'bytes';
  /** Formatted if it is JSON. */
  readonly text: string;
  readonly bytes: Uint8Array;
}

const TYPE = 'CF-Content-Type';

/**
 * Text is sent as is, all other kinds in Base64.
 * https://developers.cloudflare.com/queues/configuration/pull-consumers/#content-types
 */
export function decoded({ body, metadata }: Pick<Message, 'body' | 'metadata'>): Decoded {
  const type = Object(metadata)[TYPE];
  const bytes = type === 'text' ? undefined : fromBase64(body);
  if (bytes === undefined) return { kind: 'text', text: body, bytes: new TextEncoder().encode(body) };
  const text = textIn(bytes);
  if (text === undefined || type === 'v8') return { kind: 'bytes', text: body, bytes };
  try {
    JSON.parse(text);
    return { kind: 'json', text: layOut(text, 2), bytes };
  } catch {
    return type === 'json' || type === undefined ? { kind: 'text', text: body, bytes } : { kind: 'text', text, bytes };
  }
}

function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

export interface Draft {
  readonly kind: 'json' | 'text';
  readonly text: string;
  /** Seconds, as typed. */
  readonly delay: string;
}

/** Parameters of `queues.messages.push`. @throws Error that describes the problem */
export function sendingOf({ kind, text, delay }: Draft): Readonly<Record<string, unknown>> {
  const seconds = delay.trim() === '' ? undefined : Number(delay);
  if (seconds !== undefined && !(seconds >= 0 && seconds <= 86_400))
    throw new Error('The delay must be from 0 to 86400 seconds.');
  const wait = seconds === undefined ? {} : { delay_seconds: seconds };
  if (kind === 'text') return { body: text, content_type: 'text', ...wait };
  try {
    return { body: JSON.parse(text), content_type: 'json', ...wait };
  } catch (error) {
    throw new Error(`The body is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
