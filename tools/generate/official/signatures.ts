/** The official name by which a method takes or returns a concept. */
import { type OfficialLine, ownName, type Path, scopeOf, within } from './lines.ts';

export interface Signature {
  /** The interface of the resource in full, `Accounts.Tokens`. */
  readonly resource: Path;
  readonly method: string;
  readonly ending: 'Params' | 'Response';
}

/**
 * `TokenCreateParams` for `tokens.create`: the name that ends with the method and begins most like the resource, in the
 * namespace of the resource or around it.
 * @param lines those of the concept
 */
export function officialNameIn(
  { resource, method, ending }: Signature,
  lines: readonly OfficialLine[],
): Path | undefined {
  const isParams = ending === 'Params';
  const listed = lines.find(
    ({ name, methods }) => name.endsWith('Params') === isParams && methods.includes(within(resource, method)),
  );
  if (listed) return listed.name;
  const end = method.charAt(0).toUpperCase() + method.slice(1) + ending;
  const fitting = lines.filter(
    ({ name, methods }) =>
      methods.length === 0 && name.endsWith(end) && [scopeOf(resource), resource].includes(scopeOf(name)),
  );
  const unlikeness = ({ name }: OfficialLine): number => {
    const begin = ownName(name).slice(0, -end.length);
    return begin.length - 2 * alike(begin, ownName(resource));
  };
  return fitting.sort((a, b) => unlikeness(a) - unlikeness(b))[0]?.name;
}

/** Number of letters that two words begin with alike. */
function alike(one: string, other: string): number {
  const end = [...one].findIndex((letter, i) => letter !== other[i]);
  return end < 0 ? one.length : end;
}
