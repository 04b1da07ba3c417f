/** Determines the response form that a call selects. */
import type { Operation, ResponseForm } from './types.ts';

type Value = string | number | boolean;

/**
 * The form selected by these parameters; undefined for the default.
 * @example responseForm(operation, { format: 'CSV' }) // { kind: 'text', types: ['text/csv'], when: { format: 'CSV' } }
 */
export const responseForm = (
  { forms = [] }: Operation,
  params: Readonly<Record<string, unknown>>,
): ResponseForm | undefined =>
  forms.find(
    ({ when }) =>
      when !== undefined && Object.entries(when).every(([path, value]) => fits(value, valueAt(params, path))),
  );

const valueAt = (params: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], params);

/** `*` matches any text; matching ignores case, as SQL does. */
function fits(wanted: Value, given: unknown): boolean {
  if (typeof wanted !== 'string' || !wanted.includes('*')) return String(given) === String(wanted);
  if (typeof given !== 'string') return false;
  const text = given.replace(/\s+/g, ' ').toLowerCase();
  let at = 0;
  return wanted
    .toLowerCase()
    .split('*')
    .every((part) => {
      const found = text.indexOf(part, at);
      at = found + part.length;
      return found >= 0;
    });
}
