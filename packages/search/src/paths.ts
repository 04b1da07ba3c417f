/** Compares a typed path with the templates of the API. */

const WHOLE = 1;
const START = 0.6;
const INSIDE = 0.3;

/** Match of a typed path with a template: 1 for the whole, less for its start or a part, 0 for none. */
export function pathScore(typed: readonly string[], template: readonly string[]): number {
  // A trailing slash is typed on the way to the next segment.
  const wanted = typed.at(-1) === '' ? typed.slice(0, -1) : typed;
  if (wanted.length === 0) return 0;
  const at = placeOf(wanted, template);
  if (at < 0) return 0;
  const names = wanted.filter(
    (segment, index) => isName(segment) && segment.toLowerCase() === template[at + index],
  ).length;
  // Among equal matches, prefer the template whose literal words were typed, then the shorter one.
  const closeness = 0.1 * (names / template.length) + 0.05 / template.length;
  if (at > 0) return INSIDE + closeness;
  return (wanted.length === template.length ? WHOLE : START) + closeness;
}

/** Both forms of `/{account_or_zone}/…`; other templates unchanged. */
export function templatesOf(path: string): readonly (readonly string[])[] {
  const both = ['/accounts/{account_id}', '/zones/{zone_id}'].map((owner) => path.replace('/{account_or_zone}', owner));
  return [...new Set([path, ...both])].map((form) => form.slice(1).split('/'));
}

function placeOf(typed: readonly string[], template: readonly string[]): number {
  for (let at = 0; at + typed.length <= template.length; at++)
    if (typed.every((segment, index) => fits(segment, template[at + index] ?? '', index === typed.length - 1)))
      return at;
  return -1;
}

function isName(segment: string): boolean {
  return !isVariable(segment);
}

/** `{zone_id}`, `:id`, `<id>`, `$ZONE`, `*`. */
function isVariable(segment: string): boolean {
  return /^(\{.*\}?|:.*|<.*>?|\$.*|\*)$/.test(segment);
}

function fits(typed: string, segment: string, isLast: boolean): boolean {
  const isOpen = segment.includes('{');
  if (isVariable(typed)) return isOpen;
  if (isOpen) return !isLast || looksLikeId(typed);
  const name = typed.toLowerCase();
  return isLast ? segment.toLowerCase().startsWith(name) : segment.toLowerCase() === name;
}

/** Ids contain digits or are long; the start of a word is neither. */
function looksLikeId(text: string): boolean {
  return /\d/.test(text) || text.length >= 20;
}
