/** Parts of expressions: conditions on the path, and the rest of a path that a prefix leaves. */
import { quoted } from '@flarewire/rules-language';
import { WrongInput } from '../../wrong-input.ts';

/** `(a) and (b)`; empty without conditions. */
export function allOf(conditions: readonly (string | undefined)[]): string {
  const given = conditions.filter(Boolean);
  return given.length > 1 ? given.map((one) => `(${one})`).join(' and ') : (given[0] ?? '');
}

/** @throws WrongInput */
export function pathIs(path: string): string {
  if (!path.startsWith('/')) throw new WrongInput(`A path begins with "/", not "${path}".`);
  return path.endsWith('*')
    ? `starts_with(http.request.uri.path, ${quoted(path.slice(0, -1))})`
    : `http.request.uri.path eq ${quoted(path)}`;
}

/**
 * Splits a target `/new/*` into the text before `*`, and the expression of what follows a prefix `/old/*`; without `*`,
 * there is only the text. @throws WrongInput if the source has no `*`
 */
export function targetParts(from: string, to: string): { readonly start: string; readonly rest?: string } {
  if (!to.endsWith('*')) return { start: to };
  if (!from.endsWith('*')) throw new WrongInput('TO ends with *, and FROM does not.');
  return { start: to.slice(0, -1), rest: `substring(http.request.uri.path, ${from.length - 1})` };
}
