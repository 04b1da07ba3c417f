/** Describes the name at a position in an expression. */
import { findField, findFunction, type Language, signature, typeInWords } from '@flarewire/rules-language';

export interface HoverText {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

const NAME = /[A-Za-z_][\w.]*/g;

export function hoverAt(text: string, at: number, language: Language = 'rules'): HoverText | undefined {
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (index > at) return undefined;
    if (at > index + name.length) continue;
    const place = { from: index, to: index + name.length };
    const field = findField(name, language);
    if (field !== undefined) {
      const { type, summary, plan, page } = field;
      return {
        ...place,
        lines: [`${name}: ${typeInWords(type)}`, summary, ...(plan === undefined ? [] : [`Plan: ${plan}`]), page],
      };
    }
    const info = findFunction(name);
    if (info === undefined) return undefined;
    const returns = info.returns === 'same' ? 'the type of its arguments' : typeInWords(info.returns);
    return { ...place, lines: [`${signature(info)}: ${returns}`, info.summary, info.page] };
  }
  return undefined;
}
