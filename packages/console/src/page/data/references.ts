/** `{{create.result.id}}` in a step's parameters: a value from the response of an earlier step. */
export interface Reference {
  /** The reference as written, including braces. */
  readonly text: string;
  readonly step: string;
  /** Property names and indexes in the response's body. */
  readonly path: readonly string[];
}

const REFERENCE = /\{\{\s*([A-Za-z_]\w*)((?:\.[^.{}\s]+)*)\s*\}\}/g;
const NAME = /^[^.{}\s]+$/;

/** A reference that cannot be resolved. */
export class BrokenReference extends Error {
  override readonly name = 'BrokenReference';
}

/** Undefined if a name on the path cannot be written in a reference. */
export function referenceText(step: string, path: readonly (string | number)[]): string | undefined {
  const names = path.map(String);
  return names.every((name) => NAME.test(name)) ? `{{${[step, ...names].join('.')}}}` : undefined;
}

/** The references in a text, in order. */
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

/** The reference, if it is the whole text. */
export function wholeReference(text: string): Reference | undefined {
  const [first] = referencesInText(text);
  return first?.text === text ? first : undefined;
}

/**
 * Resolves references. One that is a whole text becomes the value itself; inside other text, it becomes a string.
 * @param answerOf returns the body of a step's response; undefined if there is none
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
  if (current === undefined)
    throw new BrokenReference(`${text}: the step '${step}' has no response yet. Run it first.`);
  for (const name of path) {
    const isThere = typeof current === 'object' && current !== null && Object.hasOwn(current, name);
    if (!isThere) throw new BrokenReference(`${text}: the response of '${step}' has no '${name}' there.`);
    current = Reflect.get(Object(current), name);
  }
  return current;
}

function textFor(reference: Reference, answerOf: (step: string) => unknown): string {
  const value = valueFor(reference, answerOf);
  if (typeof value === 'object')
    throw new BrokenReference(`${reference.text} is not text, so it cannot be part of a string.`);
  return String(value);
}
