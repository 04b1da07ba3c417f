/** What the comments around a refusal say of its code: the page that it is from, or that nobody has published it. */
import type { Node, Source } from './syntax.ts';

const PAGE = /https?:\/\/[^\s),;'"`]+/g;
const OWN = /\b(codes?|refusals?|text|those|others)\b[^.]*\bnot documented\b|\bcode not documented\b/i;

export interface Note {
  readonly page: string | undefined;
  readonly isOwn: boolean;
}

/** The nearest comment decides: beside the call or above it, above its declaration, at the top of its file. */
export function noteOf(source: Source, statement: Node, call: Node): Note {
  const { comments, text } = source;
  const lineEnd = text.indexOf('\n', call.end);
  const near = comments.filter(
    ({ start }) => start >= statement.start && start < (lineEnd < 0 ? text.length : lineEnd),
  );
  const above = comments.filter(({ end }) => end <= statement.start && isAbove(text.slice(end, statement.start)));
  const head = comments.filter(({ start }) => start < (source.body.find(isCode)?.start ?? 0));
  const nearest = [...near, ...above.slice(-2), ...head];
  const ordered = [...near.toReversed(), ...above.toReversed(), ...head.toReversed()];
  const page = ordered.map(({ value }) => value.match(PAGE)?.[0]).find((one) => one !== undefined);
  const isBeside = (one: { start: number; end: number }): boolean =>
    one.start > call.start || text.slice(one.end, call.start).split('\n').length <= 4;
  const isOwn =
    near.some((one) => OWN.test(one.value) && isBeside(one)) ||
    [...above, ...head].some(({ value }) => OWN.test(value)) ||
    nearest.length === 0;
  return { page: page?.replace(/[.:]$/, ''), isOwn };
}

const isCode = ({ type }: Node): boolean => type !== 'ImportDeclaration';
const isAbove = (between: string): boolean => between.trim() === '';
