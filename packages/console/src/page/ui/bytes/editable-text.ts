/** Stored text as it is edited, and edited text as it is stored: line ends and the layout of JSON stay what they were. */

export interface Editable {
  /** For the editor, with \n at the ends of lines. */
  readonly text: string;
  /** What was edited as it is to be stored. */
  readonly restore: (edited: string) => string;
}

/** Undefined where editing would change more than what is edited: lines that end in different ways. */
export function editableText(stored: string): Editable | undefined {
  const ends = new Set(stored.match(/\r\n|\r|\n/g) ?? []);
  if (ends.size > 1) return undefined;
  const [end = '\n'] = ends;
  return { text: stored.replaceAll(end, '\n'), restore: (edited) => edited.replaceAll('\n', end) };
}

/** JSON laid out to be read; stored compact again where it was compact. Numbers and strings stay as they are written. */
export function editableJson(stored: string): Editable | undefined {
  if (layOut(stored, 0) !== stored) return editableText(stored);
  // What is not JSON yet has no layout either.
  const restore = (edited: string): string => (jsonProblem(edited) === undefined ? layOut(edited, 0) : edited);
  return { text: layOut(stored, 2), restore };
}

/**
 * JSON with white space of its own: none, or lines with an indent. Not by parsing, which would round large numbers.
 * @param json valid JSON
 */
export function layOut(json: string, indent: number): string {
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g) ?? [];
  if (indent === 0) return tokens.join('');
  const parts: string[] = [];
  let depth = 0;
  const line = (): string => `\n${' '.repeat(depth * indent)}`;
  tokens.forEach((token, place) => {
    const isEmpty = /[[{]/.test(token[0] ?? '') && /^[\]}]$/.test(tokens[place + 1] ?? '');
    const closesEmpty = /^[\]}]$/.test(token) && /^[[{]$/.test(tokens[place - 1] ?? '');
    if (token === '[' || token === '{') {
      depth += 1;
      parts.push(token, isEmpty ? '' : line());
    } else if (token === ']' || token === '}') {
      depth -= 1;
      parts.push(closesEmpty ? '' : line(), token);
    } else if (token === ',') parts.push(token, line());
    else parts.push(token === ':' ? ': ' : token);
  });
  return parts.join('');
}

/** Where and why a text is no JSON, for the editor; none where it is. */
export function jsonProblem(text: string): { readonly message: string; readonly at: number } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
    return { message: message.replace(/ in JSON at position.*| \(line.*/s, ''), at: Math.min(at, text.length) };
  }
}
