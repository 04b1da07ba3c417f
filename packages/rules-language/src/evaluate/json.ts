/** Looks up a value in a JSON document without parsing it into objects. */

const TOKEN = /[ \t\r\n]*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^ \t\r\n{}[\],:"]+)/y;

/** Text of the value at a path of names and indexes; undefined if there is none, or the document is invalid. */
export function lookUp(text: string, path: readonly (string | number)[]): string | undefined {
  if (!isJson(text)) return undefined;
  TOKEN.lastIndex = 0;
  const tokens: string[] = [];
  for (let token = TOKEN.exec(text)?.[1]; token !== undefined; token = TOKEN.exec(text)?.[1]) tokens.push(token);
  let at = 0;
  for (const step of path) {
    const next = stepInto(tokens, at, step);
    if (next === undefined) return undefined;
    at = next;
  }
  return tokens[at];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Position of a member in the object or array that begins here; the last one for duplicate names. */
function stepInto(tokens: readonly string[], start: number, step: string | number): number | undefined {
  const isObject = tokens[start] === '{';
  if ((!isObject && tokens[start] !== '[') || isObject !== (typeof step === 'string')) return undefined;
  let found: number | undefined;
  let at = start + 1;
  for (let position = 0; at < tokens.length && tokens[at] !== '}' && tokens[at] !== ']'; position++) {
    const name: unknown = isObject ? JSON.parse(tokens[at] ?? '""') : position;
    const value = isObject ? at + 2 : at;
    if (name === step) found = value;
    at = behind(tokens, value);
    if (tokens[at] === ',') at++;
  }
  return found;
}

/** The position after a value. */
function behind(tokens: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}
