/** Formats help for a terminal: wraps lines, and highlights headings and names. */
import { styleText } from 'node:util';

export interface Terminal {
  readonly isTerminal: boolean;
  readonly columns: number;
  readonly hasColours: boolean;
}

const MIN = 40;

/** Returns the text unchanged if the output is not a terminal. */
export function forTerminal(text: string, { isTerminal, columns, hasColours }: Terminal): string {
  if (!isTerminal) return text;
  const lines = text.split('\n').flatMap((line) => wrapped(line, Math.max(MIN, columns)));
  return hasColours ? lines.map(painted).join('\n') : lines.join('\n');
}

/** Continuation lines are indented to the second column, if there is one. */
export function wrapped(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const [own = ''] = /^\s*(\S.*?\s{2,})?/.exec(line) ?? [];
  const indent = own.length > width / 2 ? 4 : own.length;
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const at = rest.lastIndexOf(' ', width);
    // A long word is not broken, so that a URL can still be opened and copied.
    const end = at > indent ? at : rest.indexOf(' ', Math.max(width, indent));
    if (end < 0) break;
    lines.push(rest.slice(0, end).trimEnd());
    rest = `${' '.repeat(indent)}${rest.slice(end).trimStart()}`;
  }
  return [...lines, rest];
}

const paint = (style: 'bold' | 'cyan' | 'underline', text: string): string =>
  styleText(style, text, { validateStream: false });

function painted(line: string): string {
  if (/^[A-Z][\w ,]*:$/.test(line)) return paint('bold', line);
  if (/^https:\/\/\S+$/.test(line)) return link(line, paint('underline', line));
  return line
    .replace(/^(Usage: )(.*)$/, (_, title: string, rest: string) => `${paint('bold', title)}${rest}`)
    .replace(
      /^( {2})(--?[\w.-]+(?: \S+)?|flarewire(?: [a-z][\w-]*)+|[A-Z_]+)(?= {2}|$)/,
      (_, gap: string, name: string) => gap + paint('cyan', name),
    );
}

/** https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda: terminals that do not know it show the text. */
export const link = (address: string, text: string): string => `\u001B]8;;${address}\u001B\\${text}\u001B]8;;\u001B\\`;
