/** Doc comments as users read them: what only the contract's compiler needs, and examples, stay at home. */
import type { Edit, Source } from './source-text.ts';

/** Where a value travels, how answers are wrapped: the client's business. `@example` and `@readOnly` are in the reference. */
const LEFT_OUT = new Set(
  'answer body comma discriminator example header inBody items path product query readOnly sameAs status unique unwrapped wire'.split(
    ' ',
  ),
);

/** An example is JSON or runs to the next tag. */
const TAG = /@([a-zA-Z]+)((?:[^\S\n]+(?:"(?:[^"\\\n]|\\.)*"|(?!@[a-zA-Z]|\*\/)\S+))*)[^\S\n]*/g;

export function leanComments({ text, comments }: Source): Edit[] {
  return comments.flatMap(({ type, value, start, end }) => {
    if (type !== 'Block' || !value.startsWith('*')) return [];
    const lean = `/*${value}*/`
      .replace(TAG, (whole, tag: string, rest: string) => (isLeftOut(tag, rest) ? '' : whole))
      .replace(/(?<=@permission )[^@*\n]+/g, shortGroups);
    if (lean.length === end - start) return [];
    // The white space after a comment that is gone goes with it.
    if (/^\/\*[\s*]*\*\/$/.test(lean))
      return [{ start, end: end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0), text: '' }];
    return [{ start, end, text: lean.replace(/\n\s*\*[^\S\n]*(?=\n|\*\/)/g, '').replace(/\s*\*\/$/, ' */') }];
  });
}

const SHOWN = 4;

/** `X Read; X Write` as `X Read or Write`; of long lists the first, as errors and the reference tell them all. */
const shortGroups = (list: string): string => {
  const groups = new Map<string, Set<string>>();
  for (const group of list.trim().split('; ')) {
    const [, about = group, right] = /^(.*) (Read|Write)$/.exec(group) ?? [];
    groups.set(about, new Set([...(groups.get(about) ?? []), ...(right ? [right] : [])]));
  }
  const all = Array.from(groups, ([about, rights]) =>
    [about, [...rights].sort().join(' or ')].filter(Boolean).join(' '),
  );
  const short = all.length > SHOWN + 1 ? [...all.slice(0, SHOWN), `${all.length - SHOWN} more`] : all;
  return `${short.join('; ')}${/\s*$/.exec(list)?.[0] ?? ''}`;
};

const isLeftOut = (tag: string, rest: string): boolean =>
  LEFT_OUT.has(tag) || (tag === 'availability' && rest.trim() === 'ga');
