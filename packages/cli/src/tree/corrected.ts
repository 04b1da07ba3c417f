/** Typing mistakes in the words of a command: `wrokers lst` is `workers list`. */
import { index, nearest } from '@flarewire/contract';
import { wordsOf } from '@flarewire/snippets/command/words';
import { firstWords, isVerb, singular } from './guesses.ts';

/** Ways to correct one or two words, the likeliest first; words that are known stay. @param jobs names of commands that are not operations */
export function* corrections(words: readonly string[], jobs: readonly string[]): Generator<readonly string[]> {
  const commands = [...jobs.map((name) => name.split(' ')), ...index().operations.map(({ name }) => wordsOf(name))];
  const first = new Set([...firstWords(), ...commands.flatMap(([word]) => word ?? [])]);
  const later = new Set([...first, ...commands.flat()]);
  const verbs = [...later].filter(isVerb);
  const corrected = words.map((word, place) => {
    const typed = word.toLowerCase();
    // Names of things stay.
    if (/[^a-z-]/.test(typed) || (place === 0 ? first : later).has(typed)) return word;
    const meant = nearest(typed, place === 0 ? first : [...verbs, ...later]);
    return meant === undefined || singular(meant) === singular(typed) ? word : meant;
  });
  for (let end = words.length; end > 0; end--) {
    const one = [...corrected.slice(0, end), ...words.slice(end)];
    if (one.some((word, place) => word !== words[place])) yield one;
  }
}
