/** Reads the source of an error code from the comments around its refusal: a page, or that it is not documented. */
import type { Node, Source } from './syntax.ts';

const PAGE = /https?:\/\/[^\s),;'"`]+/g;
const OWN = /\b(codes?|refusals?|text|those|others)\b[^.]*\bnot documented\b|\bcode not documented\b/i;

/** Said of all codes of a file. */
const OWN_FILE = /\bcodes\b[^.]*\bnot documented\b/i;

export interface Note {
  readonly page: string | undefined;
  readonly isOwn: boolean;
}

/** The nearest comment applies: next to the call or above it, above its declaration, at the top of its file. */
export function noteOf(source: Source, statement: Node, call: Node): Note {
  const { comments, text } = source;
  const end = endOfLine(text, call.end);
  const near = comments.filter(({ start }) => start >= statement.start && start < end);
  // A comment at the end of another line applies only to that line.
  const own = near.filter(({ start }) => start > call.start || !isTrailing(text, start));
  const above = comments.filter(
    (one) => one.end <= statement.start && text.slice(one.end, statement.start).trim() === '',
  );
  const head = comments.filter(({ start }) => start < (source.body.find(isCode)?.start ?? 0));
  const ordered = [...own.toReversed(), ...above.toReversed(), ...head.toReversed()];
  const page = ordered.map(({ value }) => value.match(PAGE)?.[0]).find((one) => one !== undefined);
  const isClose = (one: { start: number; end: number }): boolean =>
    one.start > call.start || text.slice(one.end, call.start).split('\n').length <= 4;
  const isOwn =
    own.some((one) => OWN.test(one.value) && isClose(one)) ||
    above.some(({ value }) => OWN.test(value)) ||
    head.some(({ value }) => OWN_FILE.test(value));
  return { page: page?.replace(/[.:]$/, ''), isOwn: isOwn || page === undefined };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

const isTrailing = (text: string, start: number): boolean =>
  text.slice(text.lastIndexOf('\n', start) + 1, start).trim() !== '';

const isCode = ({ type }: Node): boolean => type !== 'ImportDeclaration';
