/** Splits code into parts with colours. Lazy loaded: text is shown plain before. */
import { highlightCode } from '@lezer/highlight';
import type { Language } from './code-language.ts';
import { parserOf } from './languages.ts';
import { type Look, tokensWith } from './tokens.ts';

const looks = tokensWith((look) => look);

export interface CodePart {
  readonly text: string;
  /** '' for plain text. */
  readonly look: Look | '';
}

/** Longer text stays plain, because parsing it would block the page. */
const MAX_LENGTH = 100_000;

/** The parts of the text; joined, they equal the text. */
export function highlight(text: string, language: Language): readonly CodePart[] {
  const parser = text.length > MAX_LENGTH ? undefined : parserOf(language);
  if (parser === undefined) return [{ text, look: '' }];
  const parts: { text: string; look: Look | '' }[] = [];
  const put = (part: string, classes: string): void => {
    // The last of several classes is the most specific.
    const look = (classes.split(' ').at(-1) ?? '') as Look | ''; // the names given above
    const last = parts.at(-1);
    if (last?.look === look) last.text += part;
    else parts.push({ text: part, look });
  };
  highlightCode(text, parser.parse(text), looks, put, () => put('\n', ''));
  return parts;
}
