/** Suggests the known name that an unknown one probably means. */

import { FUNCTIONS } from '../scheme/functions.ts';
import { GATEWAY_FIELDS } from '../scheme/gateway.ts';
import { FIELDS, type Language } from '../scheme/scheme.ts';

/** Longer names are not compared: nobody types them. */
const MAX_LENGTH = 80;

export function nearest(name: string, language: Language): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const names = [...(language === 'gateway' ? GATEWAY_FIELDS : FIELDS), ...FUNCTIONS]
    .map((one) => one.name)
    .filter((one) => Math.abs(one.length - name.length) <= Math.max(2, name.length / 3) + 6);
  const lastWord = (text: string): string => text.slice(text.lastIndexOf('.') + 1);
  const ranked = names
    .map((one) => ({ one, cost: distance(name, one) - (lastWord(one) === lastWord(name) ? 6 : 0) }))
    .sort((a, b) => a.cost - b.cost);
  const [best] = ranked;
  return best !== undefined && best.cost <= Math.max(2, name.length / 3) ? best.one : undefined;
}

/** Letters to add, drop and replace. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let line = 1; line <= from.length; line++) {
    const next = [line];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
