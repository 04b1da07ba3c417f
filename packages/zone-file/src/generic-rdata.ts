/** Converts values in the form of RFC 3597, `\# 4 C0000201`, to the form of their type. */
import { MalformedError } from './malformed-error.ts';
import type { Token } from './tokens.ts';

/** The words of a value, decoded from their hexadecimal form if the type's wire format is known. */
export function plainWords(type: string, words: readonly Token[]): readonly Token[] {
  const [mark, length, ...rest] = words;
  if (mark === undefined || mark.quoted || mark.text !== '\\#') return words;
  const hex = rest.map(({ text }) => text).join('');
  const bytes = Array.from(hex.matchAll(/[0-9a-f]{2}/gi), ([pair]) => Number.parseInt(pair, 16));
  if (!/^([0-9a-f]{2})*$/i.test(hex) || Number(length?.text) !== bytes.length)
    throw new MalformedError(
      `found \\# ${length?.text ?? ''} ${hex}; expected \\#, a number of bytes and that many in hexadecimal digits`,
    );
  const texts = textsOf(type, bytes);
  if (texts === undefined)
    throw new MalformedError(`${type} in the form \\# of RFC 3597; write its value in the form of its type`);
  return texts.map((text) => ({ ...mark, text, quoted: type === 'TXT' }));
}

function textsOf(type: string, bytes: readonly number[]): string[] | undefined {
  if (type === 'A' && bytes.length === 4) return [bytes.join('.')];
  if (type === 'AAAA' && bytes.length === 16)
    return [
      Array.from({ length: 8 }, (_, at) => ((bytes[2 * at] ?? 0) * 256 + (bytes[2 * at + 1] ?? 0)).toString(16)).join(
        ':',
      ),
    ];
  if (type !== 'TXT') return undefined;
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + (bytes[at] ?? 0);
    if (end > bytes.length) return undefined;
    texts.push(
      bytes
        .slice(at + 1, end)
        .map((byte) => `\\${String(byte).padStart(3, '0')}`)
        .join(''),
    );
    at = end;
  }
  return texts;
}
