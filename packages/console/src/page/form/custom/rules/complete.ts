/** Suggests completions at a position in an expression: fields, functions, operators, values, and conjunctions. */
import { GATEWAY_FIELDS, type Language, typeInWords } from '@flarewire/rules-language';
import { MAX_LENGTH } from './rows.ts';
import { FIELDS, FUNCTIONS, knownField, MAPS } from './vocabulary.ts';

export interface Proposal {
  readonly label: string;
  /** Shown after the label. */
  readonly detail?: string;
  /** Description in a sentence. */
  readonly info?: string;
  /** Inserted text, if it differs from the label. */
  readonly apply?: string;
  readonly type: 'property' | 'function' | 'keyword' | 'text';
}

export interface Proposals {
  /** Start of the word that a suggestion replaces. */
  readonly from: number;
  readonly options: readonly Proposal[];
}

const word = (label: string, info: string): Proposal => ({ label, info, type: 'keyword' });

const OPERATORS: readonly Proposal[] = [
  word('eq', 'Equals'),
  word('ne', 'Does not equal'),
  word('contains', 'Contains this text'),
  word('wildcard', 'Matches a pattern with *, ignoring case'),
  word('strict wildcard', 'Matches a pattern with *, case-sensitive'),
  word('matches', 'Matches a regular expression'),
  word('in', 'Is one of a list: {…} or $name'),
  word('lt', 'Is less than'),
  word('le', 'Is at most'),
  word('gt', 'Is greater than'),
  word('ge', 'Is at least'),
];
const JOINS: readonly Proposal[] = [
  word('and', 'Both are true'),
  word('or', 'Either is true'),
  word('xor', 'Exactly one is true'),
];
const OPERANDS: readonly Proposal[] = [
  ...FIELDS.map(({ name, label, words }): Proposal => ({ label: name, detail: label, info: words, type: 'property' })),
  ...MAPS.map(
    ({ name, takes, words }): Proposal => ({
      label: name,
      detail: takes,
      info: words,
      apply: takes.startsWith('["') ? `${name}["` : `${name}[`,
      type: 'property',
    }),
  ),
  ...FUNCTIONS.map(
    ({ name, takes, words }): Proposal => ({
      label: name,
      detail: takes,
      info: words,
      apply: `${name}(`,
      type: 'function',
    }),
  ),
  word('not', 'Negates what follows'),
];

const GATEWAY_OPERANDS: readonly Proposal[] = [
  ...GATEWAY_FIELDS.map(
    ({ name, type, summary }): Proposal => ({
      label: name,
      detail: typeInWords(type),
      info: summary,
      apply: type.startsWith('Array<') ? `any(${name}[*]` : name,
      type: 'property',
    }),
  ),
  word('not', 'The opposite of what follows'),
];
/** https://developers.cloudflare.com/cloudflare-one/traffic-policies/expression-syntax/#operators */
const GATEWAY_OPERATORS: readonly Proposal[] = [
  word('==', 'Equals'),
  word('!=', 'Does not equal'),
  word('in', 'Is one of a list: {…} or $id'),
  word('matches', 'Matches a regular expression'),
  ...['>', '>=', '<', '<='].map((sign) => word(sign, 'Compares a number')),
];

const WORD = /[\w.]*$/;
const RAW_START = /r(#*)"$/;
const SIGN = /(?:\b(?:eq|ne|lt|le|gt|ge|contains|matches|wildcard)|==|!=|<=|>=|[<>~])$/;
const AWAITS_OPERAND = /(?:^|[(,!]|&&|\|\||\^\^|\b(?:and|or|xor|not))$/;
const OPERAND = /([A-Za-z_][\w.]*)(?:\[[^\]]*\])*$/;
const KEYWORD = /^(?:true|false)$/;

/** @param isAsked true if the user requested suggestions, rather than just typing */
export function proposalsAt(
  text: string,
  at: number,
  isAsked: boolean,
  language: Language = 'rules',
): Proposals | undefined {
  const before = text.slice(0, at);
  if (before.length > MAX_LENGTH || isInText(before)) return undefined;
  const typed = WORD.exec(before)?.[0] ?? '';
  if (typed === '' && !isAsked) return undefined;
  const from = at - typed.length;
  const left = before.slice(0, from).trimEnd();
  const isGateway = language === 'gateway';
  const options = AWAITS_OPERAND.test(left)
    ? isGateway
      ? GATEWAY_OPERANDS
      : OPERANDS
    : SIGN.test(left)
      ? valuesAfter(left)
      : after(left, isGateway ? GATEWAY_OPERATORS : OPERATORS);
  return options.length === 0 ? undefined : { from, options };
}

/** True if a quoted or raw text is still open at the end. */
function isInText(before: string): boolean {
  for (let start = before.indexOf('"'); start >= 0; ) {
    const signs = RAW_START.exec(before.slice(0, start + 1))?.[1];
    const end = signs === undefined ? quoteEnd(before, start + 1) : before.indexOf(`"${signs}`, start + 1);
    if (end < 0) return true;
    start = before.indexOf('"', end + 1 + (signs?.length ?? 0));
  }
  return false;
}

/** Index of the closing quote; -1 if there is none. */
function quoteEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return -1;
}

/** After a field an operator, after a condition a conjunction. */
function after(left: string, operators: readonly Proposal[]): readonly Proposal[] {
  if (/[}"\d]$/.test(left) && !OPERAND.test(left)) return JOINS;
  if (/"#*$/.test(left)) return JOINS;
  const name = OPERAND.exec(left)?.[1];
  if (name === undefined) return left.endsWith(')') ? [...operators, ...JOINS] : [];
  if (KEYWORD.test(name)) return JOINS;
  return knownField(name)?.type === 'boolean' ? JOINS : operators;
}

function valuesAfter(left: string): readonly Proposal[] {
  const field = knownField(OPERAND.exec(left.replace(SIGN, '').trimEnd())?.[1] ?? '');
  return (field?.values ?? []).map((value) => ({ label: `"${value}"`, type: 'text' }));
}
