/** `{{create.result.id}}` in the parameters of a step: a value of the answer to an earlier one. */
export interface Reference {
  /** As it is written, with its braces. */
  readonly text: string;
  readonly step: string;
  /** Names and places on the way into the answer's body. */
  readonly path: readonly string[];
}

const REFERENCE = /\{\{\s*([A-Za-z_]\w*)((?:\.[^.{}\s]+)*)\s*\}\}/g;
const NAME = /^[^.{}\s]+$/;

/** A value that a reference cannot be put for. */
export class BrokenReference extends Error {
  override readonly name = 'BrokenReference';
}

/** Undefined where a name on the way cannot be written in a reference. */
export function referenceText(step: string, path: readonly (string | number)[]): string | undefined {
  const names = path.map(String);
  return names.every((name) => NAME.test(name)) ? `{{${[step, ...names].join('.')}}}` : undefined;
}

/** The references in one text, in their order. */
export const referencesInText = (text: string): Reference[] =>
  [...text.matchAll(REFERENCE)].map(([whole, step = '', path = '']) => ({
    text: whole,
    step,
    path: path.split('.').slice(1),
  }));

export function referencesIn(value: unknown): Reference[] {
  if (typeof value === 'string') return referencesInText(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(referencesIn) : [];
}

/** The one reference that the whole text is. */
export function wholeReference(text: string): Reference | undefined {
  const [first] = referencesInText(text);
  return first?.text === text ? first : undefined;
}

/**
 * The value with what references stand for. One that is a whole text becomes the value as it is; among other words, its text.
 * @param answerOf the body of a step's answer; undefined where it has none
 * @throws BrokenReference
 */
export function filled(value: unknown, answerOf: (step: string) => unknown): unknown {
  if (typeof value === 'string') {
    const whole = wholeReference(value);
    if (whole !== undefined) return valueFor(whole, answerOf);
    return referencesInText(value).reduce(
      (text, reference) => text.replace(reference.text, () => textFor(reference, answerOf)),
      value,
    );
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, answerOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, answerOf)]));
}

function valueFor({ text, step, path }: Reference, answerOf: (step: string) => unknown): unknown {
  let current = answerOf(step);
  if (current === undefined) throw new BrokenReference(`${text}: the step '${step}' has no answer yet. Run it first.`);
  for (const name of path) {
    const isThere = typeof current === 'object' && current !== null && Object.hasOwn(current, name);
    if (!isThere) throw new BrokenReference(`${text}: the answer of '${step}' has no '${name}' there.`);
    current = Reflect.get(Object(current), name);
  }
  return current;
}

function textFor(reference: Reference, answerOf: (step: string) => unknown): string {
  const value = valueFor(reference, answerOf);
  if (typeof value === 'object')
    throw new BrokenReference(`${reference.text} is no text that could stand among others.`);
  return String(value);
}
