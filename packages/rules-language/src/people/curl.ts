/** Reads a pasted request: a URL or a curl command. */
import type { HttpRequest } from '../evaluate/request.ts';

/** Options of curl whose values do not affect the request. */
const WITH_VALUE =
  /^(?:-o|-w|-m|-x|--output|--write-out|--max-time|--proxy|--connect-timeout|--resolve|--cacert|--cert|--key)$/;
/** Whitespace, and the ends of lines that continue. */
const SPACE = /(?:\s|\\\n)*/y;
const WORD = /(?:'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|[^\s'"\\])+/y;

/**
 * @returns undefined if the text has no URL
 * @example requestIn("curl -X POST -H 'X-A: 1' https://www.example.com/a") // { url: 'https://www.example.com/a',
 * method: 'POST', headers: [['X-A', '1']] }
 */
export function requestIn(text: string): HttpRequest | undefined {
  const words = wordsOf(text.trim());
  if (words[0] !== 'curl') return words.length === 1 ? withAddress(words[0] ?? '', {}) : undefined;
  const headers: [string, string][] = [];
  let method: string | undefined;
  let body: string | undefined;
  let address: string | undefined;
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? '';
    const value = (): string => words[++at] ?? '';
    if (word === '-X' || word === '--request') method = value();
    else if (word === '-I' || word === '--head') method = 'HEAD';
    else if (word === '-H' || word === '--header') headers.push(headerIn(value()));
    else if (word === '-A' || word === '--user-agent') headers.push(['User-Agent', value()]);
    else if (word === '-b' || word === '--cookie') headers.push(['Cookie', value()]);
    else if (word === '-e' || word === '--referer') headers.push(['Referer', value()]);
    else if (/^(?:-d|--data(?:-raw|-binary|-ascii)?|--json)$/.test(word))
      body = body === undefined ? value() : `${body}&${value()}`;
    else if (word === '--url') address = value();
    else if (WITH_VALUE.test(word)) at++;
    else if (!word.startsWith('-')) address = word;
  }
  if (address === undefined) return undefined;
  const isForm = body !== undefined && !headers.some(([name]) => name.toLowerCase() === 'content-type');
  if (isForm) headers.push(['Content-Type', 'application/x-www-form-urlencoded']);
  return withAddress(address, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(headers.length === 0 ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
  });
}

function withAddress(address: string, rest: Omit<HttpRequest, 'url'>): HttpRequest | undefined {
  const url = /^\w+:\/\//.test(address) ? address : `https://${address}`;
  return URL.canParse(url) && /^https?:/.test(url) ? { url, ...rest } : undefined;
}

function headerIn(text: string): [string, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text.replace(/;$/, ''), ''] : [text.slice(0, at), text.slice(at + 1).trim()];
}

/** Splits a line like a shell. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; ; at = WORD.lastIndex) {
    SPACE.lastIndex = at;
    SPACE.test(text);
    WORD.lastIndex = SPACE.lastIndex;
    const [word] = WORD.exec(text) ?? [];
    if (word === undefined) return words;
    words.push(plain(word));
  }
}

const plain = (word: string): string =>
  word.replace(
    /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/g,
    (_all, single?: string, double?: string, sign?: string) =>
      single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? sign ?? '',
  );
