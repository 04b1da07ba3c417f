/** Parses TypeScript files into statements and edits their text in place. */
import { type Comment, type Node, parseSync, type Statement } from 'oxc-parser';

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

/** The doc comment that a text ends with. */
export const COMMENT_BEFORE = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/;

/** Comments and string literals, which are not renamed. */
const NOT_CODE = String.raw`\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;

/** Replaces each of these names before a dot, in code only. */
export function renameQualifiers(text: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return text;
  const pattern = new RegExp(`${NOT_CODE}|(?<![\\w$.])(${[...names.keys()].join('|')})(?=\\.\\w)`, 'g');
  return text.replace(pattern, (piece: string, name?: string) => (name && names.get(name)) ?? piece);
}

/** Calls back for each type name in a type. */
export function eachReference(node: unknown, take: (name: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) eachReference(one, take);
  else if (isNode(node)) {
    const name =
      node.type === 'TSTypeReference'
        ? node.typeName
        : node.type === 'TSInterfaceHeritage'
          ? node.expression
          : undefined;
    if (name) take(name);
    for (const [key, value] of Object.entries(node)) if (value !== name && key !== 'id') eachReference(value, take);
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
