/** Grammars of the supported languages. Lazy loaded, because they are large. */
import { javascript, jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { SQLite, type SQLNamespace, sql } from '@codemirror/lang-sql';
import { type Language as Grammar, type LanguageSupport, StreamLanguage } from '@codemirror/language';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import type { Language } from './code-language.ts';
import { zoneFile } from './zone-file.ts';

const shellLanguage = StreamLanguage.define(shell);
const zoneLanguage = StreamLanguage.define(zoneFile);
const jsonSupport = json();

/** Undefined for plain text. */
export function parserOf(language: Language): Grammar['parser'] | undefined {
  switch (language) {
    case 'json':
      return jsonSupport.language.parser;
    case 'sql':
      return SQLite.language.parser;
    case 'typescript':
      return tsxLanguage.parser;
    case 'javascript':
      return jsxLanguage.parser;
    case 'shell':
      return shellLanguage.parser;
    case 'zone':
      return zoneLanguage.parser;
    default:
      return undefined;
  }
}

/** Editor extensions of a language; none for plain text. */
export function supportOf(
  language: Language,
  schema: SQLNamespace = {},
): LanguageSupport | StreamLanguage<unknown> | [] {
  switch (language) {
    case 'json':
      return json();
    case 'sql':
      return sql({ dialect: SQLite, schema, upperCaseKeywords: true });
    case 'typescript':
    case 'javascript':
      return javascript({ jsx: true, typescript: language === 'typescript' });
    case 'shell':
      return shellLanguage;
    case 'zone':
      return zoneLanguage;
    default:
      return [];
  }
}
