/** Converts stored text for editing and back: line ends and the formatting of JSON are preserved. */

export interface Editable {
  /** Text for the editor, with \n as line ends. */
  readonly text: string;
  /** Converts edited text for storage. */
  readonly restore: (edited: string) => string;
}

/** Undefined if editing would change other parts: text with mixed line ends. */
export function editableText(stored: string): Editable | undefined {
  const ends = new Set(stored.match(/\r\n|\r|\n/g) ?? []);
  if (ends.size > 1) return undefined;
  const [end = '\n'] = ends;
  return { text: stored.replaceAll(end, '\n'), restore: (edited) => edited.replaceAll('\n', end) };
}

/** Formats JSON for reading, and stores it compact again if it was. Numbers and strings are unchanged. */
export function editableJson(stored: string): Editable | undefined {
  if (layOut(stored, 0) !== stored) return editableText(stored);
  // Invalid JSON is not formatted.
  const restore = (edited: string): string => (jsonProblem(edited) === undefined ? layOut(edited, 0) : edited);
  return { text: layOut(stored, 2), restore };
}

/**
 * Reformats JSON: compact, or indented lines. Works without parsing, which would round large numbers.
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

/** The position and reason of a JSON syntax error, for the editor; undefined if it is valid. */
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
