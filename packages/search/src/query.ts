/** Parses typed text: a method, a path, quoted phrases, words. */
import type { HttpMethod } from '@flarewire/contract';
import { wordsOf } from './words.ts';

export interface Query {
  readonly text: string;
  /** The text without the code around a name. */
  readonly bare: string;
  readonly method: HttpMethod | undefined;
  /** Path segments, without the base of the API; undefined if no path was typed. */
  readonly path: readonly string[] | undefined;
  readonly phrases: readonly string[];
  /** Words as indexed, without filler words. */
  readonly words: readonly string[];
  /** The last word may be incomplete. */
  readonly isOpen: boolean;
}

/** Longer than any summary; limits the cost of an accidental paste. */
const MAX_LENGTH = 200;
const MAX_WORDS = 16;
const NOISE = new Set(
  'a an the of for in on to my with and or by from i how do can is it its s be this that am are me our your at into via has have there without'.split(
    ' ',
  ),
);
const METHOD = /^(GET|POST|PUT|PATCH|DELETE)(?=\s|$)/;
const BASE = /^(?:https?:\/\/)?(?:[\w.-]+\.[a-z]+(?::\d+)?)?(?:\/client\/v4)?(?=\/)/i;
/** A call in code: `await client.dns.records.list({`. */
const CALL = /^(?:await\s+)?(?:client|cf|cloudflare|api)\.(?=\w)|\s*\((?:.*)$/gi;

export function parseQuery(typed: string): Query {
  const text = typed.slice(0, MAX_LENGTH).trim();
  // Upper case only: 'delete record' are two words, 'DELETE record' names the method.
  const method = METHOD.exec(text)?.[1] as HttpMethod | undefined; // the pattern allows only these
  const rest = text.slice(method?.length ?? 0).trim();
  const phrases = [...rest.matchAll(/"([^"]+)"/g)].map((match) => (match[1] ?? '').trim().toLowerCase());
  const path = pathOf(rest);
  const bare = rest.replace(CALL, '');
  const all = wordsOf(bare).map(({ word }) => word);
  const telling = all.filter((word) => !NOISE.has(word));
  const words = [...new Set(telling.length > 0 ? telling : all)].slice(0, MAX_WORDS);
  const isOpen = /[\p{L}\p{N}]$/u.test(typed);
  return { text, bare, method, path, phrases: phrases.filter((phrase) => phrase !== ''), words, isOpen };
}

/** With a slash and without spaces: a template, a path with ids, or a full URL. */
function pathOf(text: string): readonly string[] | undefined {
  if (!text.includes('/') || /\s/.test(text)) return undefined;
  const [bare = ''] = text.replace(BASE, '').split(/[?#]/);
  const segments = bare.replace(/^\/+/, '').split('/');
  return segments.some((segment) => segment !== '') ? segments : undefined;
}
