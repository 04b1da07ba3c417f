/** Finds regular expressions in source files, in tags of the contract and in hints. */
import { parseSync } from 'oxc-parser';

export interface Regex {
  readonly source: string;
  readonly flags: string;
}

export interface Found {
  readonly file: string;
  readonly line: number;
  /** As written in the source. */
  readonly text: string;
  /** Undefined if it is built at run time. */
  readonly regex: Regex | undefined;
}

/** An ESTree node: only these are sure. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export function regexesOf(file: string, source: string): Found[] {
  const found: Found[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value)) {
      const regex = regexOf(value);
      const text = source.slice(value.start, value.end);
      if (regex !== undefined) found.push({ file, line: lineAt(source, value.start), text, regex: regex ?? undefined });
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(file, source).program);
  return found;
}

/** Undefined if the node creates no regular expression; null if its text is not a literal. */
function regexOf(node: Node): Regex | undefined | null {
  if (node.type === 'Literal' && isRegex(node.regex)) return { source: node.regex.pattern, flags: node.regex.flags };
  const isMade = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!isMade || !isNode(node.callee) || node.callee.name !== 'RegExp') return undefined;
  const [source, flags] = (Array.isArray(node.arguments) ? node.arguments : []).map(constantOf);
  return source === undefined ? null : { source, flags: flags ?? '' };
}

const isRegex = (value: unknown): value is { pattern: string; flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;

function constantOf(argument: unknown): string | undefined {
  return isNode(argument) && typeof argument.value === 'string' ? argument.value : undefined;
}

/** `@pattern ^[0-9a-f]{32}$`, as the contract's tags have it. */
export function patternsOf(file: string, source: string): Found[] {
  return [...source.matchAll(/@pattern (\S+)/g)].map(({ 1: pattern = '', index }) => ({
    file,
    line: lineAt(source, index),
    text: pattern,
    regex: { source: pattern, flags: 'u' },
  }));
}

/** Patterns of messages that hints are for: `7500 /sql|syntax/ d1/ The SQL was refused` */
export function hintPatternsOf(file: string, source: string): Found[] {
  return [...source.matchAll(/(?<=^|`)[\d,]+ \/(.+?)\/ (?=\w)/gm)].map(({ 1: pattern = '', index }) => ({
    file,
    line: lineAt(source, index),
    text: `/${pattern}/`,
    regex: { source: pattern, flags: 'i' },
  }));
}

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;
