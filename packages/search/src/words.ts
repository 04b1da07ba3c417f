/** Splits text into search words: `dns_records`, `timeseriesGroups` and `/zones/{zone_id}` alike. */

/** A normalized word with its position in the text. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Words in which capitals do not start a new word. */
const WHOLE = /ddos|ipsec|oauth|webhooks?|javascript|graphql|(?<![a-z])(?:ips|ids|asns|csrs|vms|cidrs)(?![a-z])/giy;
/** A run of capitals up to the next word, a word, a run of capitals: `TLSVersion`, `d1`, `ipv4`, `HTTP3`. */
const PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Nd}]+|\p{Lu}[\p{Lu}\p{Nd}]*/uy;

/** Endings of singular words that look like plurals. */
const SINGULAR = /(ss|us|is|dns|tls|https|cors|ddos|analytics|series)$/;

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < text.length; ) {
    const found = matchAt(WHOLE, text, at) ?? matchAt(PART, text, at);
    if (found !== undefined) words.push({ word: stem(found.toLowerCase()), start: at, end: at + found.length });
    at += found?.length ?? 1;
  }
  return words;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** Unifies singular and plural only: `policies` and `policy`, `addresses` and `address`. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || SINGULAR.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(ss|sh|[nrt]ch|x)es$/.test(word) ? -2 : -1);
}

/** Joins neighbours that users write as one word and the API as two: `wafrules`, `loadbalancer`. */
export function pairsOf(words: readonly Word[]): string[] {
  return words.slice(1).map((second, index) => `${words[index]?.word ?? ''}${second.word}`);
}
