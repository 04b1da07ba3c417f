/** Differences between two responses that programs depend on: status, codes, keys and types. Values are never shown. */

interface Response {
  readonly status: number;
  readonly body?: unknown;
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

/** A line each: `result.comment: null recorded, missing here`. */
export function differencesOf(recorded: Response, ours: Response): string[] {
  if (recorded.status !== ours.status)
    return [`status: ${recorded.status} recorded, ${ours.status}${codesOf(ours)} here`];
  if (codesOf(recorded) !== codesOf(ours))
    return [`codes:${codesOf(recorded) || ' none'} recorded,${codesOf(ours) || ' none'} here`];
  return [...new Set(compare(recorded.body, ours.body, ''))];
}

function codesOf({ body }: Response): string {
  const { errors } = Object(body);
  return Array.isArray(errors) && errors.length > 0 ? ` ${errors.map((error) => Object(error).code).join(', ')}` : '';
}

function compare(recorded: unknown, ours: unknown, place: string): string[] {
  const [there, here] = [kindOf(recorded), kindOf(ours)];
  if (there !== here) return [`${place || 'body'}: ${there} recorded, ${here === 'undefined' ? 'missing' : here} here`];
  if (Array.isArray(recorded) && Array.isArray(ours))
    return recorded.length > 0 && ours.length > 0 ? compare(recorded[0], ours[0], `${place}[]`) : [];
  if (there !== 'object') return [];
  const [left, right] = [Object(recorded), Object(ours)];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((name) => {
    const inner = place === '' ? name : `${place}.${name}`;
    if (!(name in left)) return [`${inner}: missing in the recording, ${kindOf(right[name])} here`];
    return compare(left[name], right[name], inner);
  });
}
