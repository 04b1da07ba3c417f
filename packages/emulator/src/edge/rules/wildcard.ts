/** Patterns in which `*` is any text. */

/** The texts that the wildcards stand for, each as short as possible; undefined if the pattern does not match the whole text. */
export function wildcardParts(pattern: string, text: string): string[] | undefined {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return text === first ? [] : undefined;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return undefined;
  const end = text.length - last.length;
  const parts: string[] = [];
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return undefined;
    parts.push(text.slice(at, found));
    at = found + part.length;
  }
  return [...parts, text.slice(at, end)];
}
