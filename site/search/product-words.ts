/** Words that mean products, resources and operations of the API. */
import type { SearchData } from '@flarewire/search';
import { allWords, isTypo } from './words.ts';

/** True for stems that mean something of the API. @param shown lower case texts of the results */
export type IsProductWord = (word: string, shown: string) => boolean;

/** Letters from which the start of a word is enough. */
const START = 3;

/**
 * From the names of operations, the titles of products, and words that users have for them.
 * @param isKnown true if a word is spelled as intended, although the API does not have it
 */
export function productWords(
  { operations, products, synonyms }: SearchData,
  isKnown: (word: string) => boolean,
): IsProductWord {
  const meant = new Set([...synonyms.map(([word]) => word), ...products.map(({ title }) => title)].flatMap(allWords));
  const names = operations.map(([name]) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll('.', ' '));
  const all = [...new Set([...meant, ...names.flatMap(allWords)])];
  const isPart = (word: string): boolean =>
    all.some((one) => (word.length >= START && one.startsWith(word)) || isTypo(word, one));
  return (word, shown) => meant.has(word) || shown.includes(word) || (!isKnown(word) && isPart(word));
}
