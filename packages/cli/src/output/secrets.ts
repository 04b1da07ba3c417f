/** Masks the secrets of a call, by the contract and by names that look secret. */
import { follow, isSecretName, type JsonSchema } from '@flarewire/contract';
import { schemaAt } from '../input/flags.ts';
import type { Params } from '../input/params.ts';
import type { Subject } from '../tree/subject.ts';

const STARS = '***';

export function withoutSecrets({ schemas: { params: known }, document: { schemas } }: Subject, params: Params): Params {
  const entries = Object.entries(params).map(([name, value]) => {
    const param = known.find((one) => one.name === name);
    return [name, param?.sensitive === true ? STARS : masked(value, name, param?.schema ?? {}, schemas)] as const;
  });
  return Object.fromEntries(entries);
}

/** @param name of the field, for names that look secret */
export function masked(
  value: unknown,
  name: string,
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): unknown {
  if (value === undefined || value === null) return value;
  if (follow(schema, schemas)['x-sensitive'] === true) return STARS;
  if (typeof value !== 'object') return isSecretName(name, value) ? STARS : value;
  if (Array.isArray(value))
    return value.map((one, at) => masked(one, name, schemaAt(schema, [String(at)], schemas), schemas));
  // Files and bytes are not shown anyway.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const isSecret = 'type' in value && value.type === 'secret_text';
  const entries = Object.entries(value).map(
    ([field, inner]) =>
      [
        field,
        isSecret && field === 'text' ? STARS : masked(inner, field, schemaAt(schema, [field], schemas), schemas),
      ] as const,
  );
  return Object.fromEntries(entries);
}
