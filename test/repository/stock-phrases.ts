/** Phrases that read as translated, each with plain English to use instead, and the texts in which they are right. */

export interface StockPhrase {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Openers of comments, test titles and messages: they turn a clause into a noun. Questions may open so. */
export const OPENERS: readonly StockPhrase[] = [
  { pattern: /^(what|whatever|whether|who|whose|whoever) [^?]*$/i, instead: 'name the thing: "Types of a request"' },
];

export const STOCK_PHRASES: readonly StockPhrase[] = [
  {
    pattern: /(?<!\bthere )(?<!\bthat )\b(is|are|was|were) no (?!longer|more|less|later|fewer|better)[a-z]/i,
    instead: '"is not a …"',
  },
  { pattern: /\btold\b/i, instead: '"reported", "distinguished", "asked to"' },
  { pattern: /\bkept (by|here|there|nowhere|beside|librar|package)/i, instead: '"stored", "maintained"' },
  { pattern: /\b(an?|the|its|each|every|whole|lost) answers?\b|\banswered (with|by|from)\b/i, instead: '"response"' },
  { pattern: /\b(an?|the) [\w-]+ of (its|their) own\b(?! [a-z])/i, instead: '"its own …"' },
  { pattern: /\bas it is(?=[.,;:)]|$)/i, instead: '"unchanged"' },
  { pattern: /\b(by hand|for people)\b/i, instead: '"manually", "for humans"' },
  { pattern: /\b(beside|anew|whoever|likewise)\b/i, instead: '"next to", "again", "anyone who", "also"' },
  { pattern: /\bstands? (above|at|behind|below|beside)\b|\bwhat comes out\b/i, instead: '"is above", "the output"' },
  { pattern: /\bso many (?!more\b|that\b)/i, instead: '"this many", "at most N"' },
  { pattern: /\ba local Cloudflare\b/i, instead: '"the emulator"' },
];

/** Right uses: the text as it appears in the file, which then may hold the phrase. */
export const RIGHT_USES: readonly (readonly [file: string, text: string])[] = [
  ['docs/README.md', 'from this page to the answer'],
  ['test/docs/links.test.ts', 'the question leads to its answer'],
];
