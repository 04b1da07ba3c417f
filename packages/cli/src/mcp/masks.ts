/** Takes secrets out of what an agent sees: by the contract, by names, and wherever one that is known appears again. */
import { isSecretName, type JsonSchema } from '@flarewire/contract';
import { sensitiveIn } from '@flarewire/schema';
import { plain } from '../plain.ts';
import type { Subject } from '../tree/subject.ts';

const STARS = '***';
/** Shorter ones would mask words. */
const MIN_LENGTH = 8;

export interface Masks {
  /** Of the parameters of a call. */
  params(params: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Of its response, or a part of it. */
  answer(value: unknown): unknown;
  /** Takes what is known to be secret out of any text, and shows what a reader would not see. */
  text(text: string): string;
}

/** @param known credentials, and what was sent; grows by what parameters hold */
export function masksOf({ schemas, document }: Subject, known: Set<string>): Masks {
  const own = schemas.params.flatMap((param) => [
    ...(param.sensitive ? [param.name] : []),
    ...namesIn(param.schema, param.name, document.schemas),
  ]);
  const inAnswer = namesIn(schemas.result, '', document.schemas);
  const isWhole = inAnswer.includes('');
  return {
    params: (params) => hide(params, new Set(own), (secret) => known.add(secret)) as Record<string, unknown>, // an object stays one
    answer: (value) =>
      isWhole && value !== null ? STARS : hide(value, new Set(inAnswer), (secret) => known.add(secret)),
    text: (text) => withoutKnown(text, known),
  };
}

export function withoutKnown(text: string, known: ReadonlySet<string>): string {
  let shown = text;
  for (const secret of known)
    if (secret.length >= MIN_LENGTH) {
      shown = shown.replaceAll(secret, STARS);
      // As JSON writes it.
      const escaped = JSON.stringify(secret).slice(1, -1);
      if (escaped !== secret) shown = shown.replaceAll(escaped, STARS);
    }
  return shown.split('\n').map(plain).join('\n');
}

const namesIn = (schema: JsonSchema, name: string, schemas: Subject['document']['schemas']): string[] =>
  sensitiveIn(schema, name, schemas).map((field) => field.name);

function hide(value: unknown, names: ReadonlySet<string>, found: (secret: string) => void): unknown {
  const stars = (secret: unknown): string => {
    for (const text of textsIn(secret)) found(text);
    return STARS;
  };
  const visit = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(visit);
    if (typeof one !== 'object' || one === null || Object.getPrototypeOf(one) !== Object.prototype) return one;
    const isSecret = 'type' in one && one.type === 'secret_text';
    return Object.fromEntries(
      Object.entries(one).map(([name, inner]) => {
        const isHidden =
          names.has(name) ||
          (isSecret && name === 'text') ||
          (isSecretName(name, inner) && (typeof inner !== 'object' || inner === null));
        return [name, isHidden && inner !== null && inner !== undefined ? stars(inner) : visit(inner)];
      }),
    );
  };
  return visit(value);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
