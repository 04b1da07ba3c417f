/** Renders texts of the contract as HTML: escaped, code between backticks, operation names as links. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Text of an element. */
export const escaped = (text: string): string => text.replace(/[&<]/g, (char) => ESCAPES[char] ?? char);

/** Text of an attribute between quotes. */
export const attribute = (text: string): string => text.replace(/[&<"]/g, (char) => ESCAPES[char] ?? char);

/** Returns the URL of an operation or a resource by name; undefined for all other words. */
export type LinkOf = (name: string) => string | undefined;

export function inline(text: string, linkOf: LinkOf): string {
  return text
    .split(/(`[^`]+`|\[[^\]]+\]\(https:[^()\s]+\)|https:\/\/[^\s<>()]+[\w/])/)
    .map((part) => partOf(part, linkOf))
    .join('');
}

function partOf(part: string, linkOf: LinkOf): string {
  if (part.startsWith('https://')) return `<a href="${attribute(part)}">${escaped(part.replace('https://', ''))}</a>`;
  const [, words, address] = /^\[([^\]]+)\]\((https:[^()\s]+)\)$/.exec(part) ?? [];
  if (words !== undefined && address !== undefined) return `<a href="${attribute(address)}">${escaped(words)}</a>`;
  if (!/^`.+`$/s.test(part)) return escaped(part);
  const code = part.slice(1, -1);
  const to = linkOf(code);
  const shown = `<code>${escaped(code)}</code>`;
  return to === undefined ? shown : `<a href="${to}">${shown}</a>`;
}

/** Paragraphs are apart by an empty line. */
export function paragraphs(text: string, linkOf: LinkOf): string {
  return text
    .split(/\n{2,}/)
    .map((one) => `<p>${inline(one, linkOf)}</p>`)
    .join('');
}

/** Shorter words need not break. */
const LONG = 20;

/** A long word may break behind dots and slashes; of what is between them, long parts behind underscores and before capitals. */
export function breakable(text: string): string {
  if (text.length <= LONG) return escaped(text);
  const parts = text.split(/(?<=[./])(?=[\w{])/).map((part) => {
    const own = escaped(part);
    return part.length <= LONG ? own : own.replace(/(?<=_)(?=[\w{])|(?<=[a-z])(?=[A-Z])/g, '<wbr>');
  });
  return parts.join('<wbr>');
}
