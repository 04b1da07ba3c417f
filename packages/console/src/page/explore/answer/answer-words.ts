/** Describes the response of an operation in a sentence or two. */

import { meaningOf } from '../../form/kinds.ts';
import type { Subject } from '../../form/schema.ts';
import { kindLabel, lowerFirst } from '../../form/values/words.ts';

/** @example answerWords(subject) // 'A success is `200`, with a list in pages; each item has these fields.' */
export const answerWords = (subject: Subject): string => [usualWords(subject), ...otherWords(subject)].join(' ');

/** @example 'With `format` `CSV` it is `text/csv`.' */
const otherWords = ({ operation: { forms = [] } }: Subject): string[] =>
  forms.map(({ types, when = {} }) => {
    const names = types.map((type) => `\`${type}\``).join(' or ');
    const asked = Object.entries(when).map(([name, value]) => `\`${name}\` \`${String(value).replaceAll('*', '…')}\``);
    return asked.length > 0
      ? `With ${asked.join(' and ')}, the response is ${names}.`
      : `The response may also be ${names}.`;
  });

function usualWords({ operation, schemas, defs }: Subject): string {
  const { status, response, page } = operation;
  const success = `A success is \`${status}\``;
  if (response === 'void') return `${success}, without a body.`;
  if (response === 'binary')
    return `${success}, with bytes: images and text are shown, anything else can be downloaded.`;
  if (response === 'text') return `${success}, with text.`;
  const { result } = schemas;
  if (response === 'rows') return `${success}, with NDJSON; each line has these fields.`;
  if (page !== undefined) return `${success}, with a list in pages; each item has these fields.`;
  if (Object.keys(result).length === 0) return `${success}, with any JSON.`;
  const { kind, isNullable } = meaningOf(result, defs);
  const orNull = isNullable ? ' or null' : '';
  if (kind === 'array') return `${success}, with a list${orNull}; each item has these fields.`;
  if (kind === 'object' || kind === 'record')
    return `${success}, with these fields${orNull === '' ? '' : ', or null'}.`;
  if (kind === 'union') return `${success}, with one of these${orNull}.`;
  return `${success}, with ${lowerFirst(kindLabel(result, defs))}${orNull}.`;
}
