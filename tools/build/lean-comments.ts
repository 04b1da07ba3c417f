/** Doc comments as users read them: what only the contract's compiler needs, and examples, stay at home. */
import type { Edit, Source } from './source-text.ts';

/** Where a value travels, how answers are wrapped: the client's business. `@example` is in the reference. */
const LEFT_OUT = new Set(
  'answer body comma discriminator example header inBody items path product query sameAs status unique unwrapped wire'.split(
    ' ',
  ),
);

/** An example is JSON or runs to the next tag. */
const TAG = /@([a-zA-Z]+)((?:[^\S\n]+(?:"(?:[^"\\\n]|\\.)*"|(?!@[a-zA-Z]|\*\/)\S+))*)[^\S\n]*/g;

export function leanComments({ text, comments }: Source): Edit[] {
  return comments.flatMap(({ type, value, start, end }) => {
    if (type !== 'Block' || !value.startsWith('*')) return [];
    const lean = `/*${value}*/`.replace(TAG, (whole, tag: string, rest: string) => (isLeftOut(tag, rest) ? '' : whole));
    if (lean.length === end - start) return [];
    // The white space after a comment that is gone goes with it.
    if (/^\/\*[\s*]*\*\/$/.test(lean))
      return [{ start, end: end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0), text: '' }];
    return [{ start, end, text: lean.replace(/\n\s*\*[^\S\n]*(?=\n|\*\/)/g, '').replace(/\s*\*\/$/, ' */') }];
  });
}

const isLeftOut = (tag: string, rest: string): boolean =>
  LEFT_OUT.has(tag) || (tag === 'availability' && rest.trim() === 'ga');
