/** Represents a rule's change to a header as one of five choices. */
import { isObject } from '@flarewire/schema';
import type { Option } from '../../../../ui/controls/choice.tsx';

export const HEADER_CHANGES: readonly Option[] = [
  { value: 'set value', label: 'Set to text', note: 'Replaces existing values' },
  { value: 'set expression', label: 'Set to a computed value', note: 'Replaces existing values' },
  { value: 'add value', label: 'Add text', note: 'Keeps existing values' },
  { value: 'add expression', label: 'Add a computed value', note: 'Keeps existing values' },
  { value: 'remove', label: 'Remove', note: 'All headers with this name' },
];

/** Undefined if it is none of the five. */
export function headerChange(header: unknown): string | undefined {
  if (!isObject(header)) return undefined;
  const { operation } = header;
  if (operation === 'remove') return 'remove';
  const kind = Object.hasOwn(header, 'expression') ? 'expression' : 'value';
  return operation === 'set' || operation === 'add' ? `${operation} ${kind}` : undefined;
}

/** Changes the kind of a header change; keeps its text if the new kind takes the same kind of value. */
export function withChange(header: unknown, change: string): Readonly<Record<string, unknown>> {
  const [operation = 'set', kind] = change.split(' ');
  if (kind === undefined) return { operation };
  const text = isObject(header) ? header[kind] : undefined;
  return { operation, [kind]: typeof text === 'string' ? text : '' };
}

/**
 * The reason Cloudflare refuses a request header's name; undefined if it is accepted.
 * https://developers.cloudflare.com/rules/transform/request-header-modification/#important-remarks
 */
export function headerProblem(name: string, change: string | undefined, isRequest: boolean): string | undefined {
  const low = name.toLowerCase();
  // RFC 9110, section 5.1: a field name is a token.
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
    return name === '' ? 'Enter the name of the header.' : 'This is not a valid header name.';
  if (!isRequest) return undefined;
  const isRemoved = change === 'remove';
  if (/^(?:x-)?cf-/.test(low) && !(isRemoved && low === 'cf-connecting-ip'))
    return 'Cloudflare’s own headers cannot be changed.';
  if (!isRemoved && ['x-forwarded-for', 'true-client-ip', 'x-real-ip', 'x-forwarded-proto', 'cookie'].includes(low))
    return 'This header can only be removed.';
  return undefined;
}
