/** Reading TypeScript files as statements, and changing their text in place. */
import { type Comment, parseSync, type Statement } from 'oxc-parser';

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly body: readonly Statement[];
  readonly comments: readonly Comment[];
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function parse(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return { path, text, body: program.body, comments };
}

/** The text after all edits, which must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  const out: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at) throw new Error(`Two edits meet at ${edit.start}: ${text.slice(edit.start, edit.start + 60)}`);
    out.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  out.push(text.slice(at));
  return out.join('');
}

/** Renames in code only: comments and string literals stay. */
export function renamedInCode(text: string, names: RegExp, replace: (name: string) => string): string {
  const pieces = new RegExp(String.raw`\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${names.source}`, 'g');
  const whole = new RegExp(`^(?:${names.source})$`);
  return text.replace(pieces, (piece: string) => (/^['"/]/.test(piece) || !whole.test(piece) ? piece : replace(piece)));
}
