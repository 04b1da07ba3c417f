/** checks descriptions: informative, short and plain. */
import type { OperationModel } from '../model/model.ts';
import { isGlossary } from '../model/words.ts';
import type { Declaration, Field, Place, Report, TypeNode } from '../read/source.ts';
import { type Doc, sentencesOf } from '../read/tags.ts';

const MAX_LENGTH = 160;
const MAX_SENTENCES = 2;

/** Words that add nothing to a name. */
const EMPTY = new Set(
  'a an the of for in on to and or is be its this that field id identifier name value unique given'.split(' '),
);

const REFUSED: readonly (readonly [pattern: RegExp, write: string])[] = [
  [/\bthis (?:field|property|parameter|attribute)\b/i, 'begin with the thing itself'],
  [/\bspecifies\b/i, 'say what it is or does'],
  [
    /\b(?:powerful|seamless(?:ly)?|effortless(?:ly)?|easily|simply|robust|blazing(?:ly)?|cutting-edge|world-class|state-of-the-art|best-in-class|amazing|awesome)\b/i,
    'leave praise out',
  ],
];

/** Wording that covers two places at once. */
const HEDGE = /\bas an? (?:\w+ )?filter\b/i;

const UNITS = 'microseconds|milliseconds|seconds|minutes|hours|days|bytes|percent|pixels';
const COUNTED = new RegExp(`^(${UNITS})\\b`, 'i');

const tokens = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|y)$/, 'i').replace(/(?:(?<=x|ss|ch|sh)e)?s$/, '') : word));

/** Up to this length, a description may just repeat name and type; longer ones at least relate the two. */
const BRIEF = 6;
const EMPTY_TOKENS = new Set([...EMPTY].flatMap(tokens));

/** True if a text only repeats a name, or that of its type. */
export function repeats(text: string, name: string, type: string): boolean {
  const said = tokens(text);
  const around = tokens(type.replace(/(?:Create|Update|Edit|Get|List|Delete)?(?:Params?|Response|Request)$/, ''));
  const known = new Set([...tokens(name), ...(said.length > BRIEF || around.length > BRIEF / 2 ? [] : around)]);
  return said.every((word) => known.has(word) || EMPTY_TOKENS.has(word));
}

/** Wording problems of any text. */
export function faultsOfText(text: string): string[] {
  return REFUSED.flatMap(([pattern, write]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`'${found}' is not said here: ${write}`];
  });
}

/**
 * Wording problems of a field; empty if there are none.
 * @param type name of the containing type, `Record` or `DNS.Record`
 * @example faultsOfField('The name of the zone.', 'name', 'Zone') // ["'The name of the zone.' says no more than …"]
 */
export function faultsOfField(text: string, name: string, type: string): string[] {
  const faults = faultsOfText(text);
  if (repeats(text, name, type.split('.').at(-1) ?? ''))
    faults.push(`'${text}' says no more than the name: say what it does, its unit, its default, or leave it out`);
  const [hedge] = HEDGE.exec(text) ?? [];
  if (hedge !== undefined) faults.push(`'${hedge}' speaks of another place: say what it is in this one alone`);
  if (text.length > MAX_LENGTH) faults.push(`its words have ${text.length} characters: say it in ${MAX_LENGTH}`);
  const { length } = sentencesOf(text);
  if (length > MAX_SENTENCES) faults.push(`its words have ${length} sentences: say it in ${MAX_SENTENCES}`);
  return faults;
}

/** Contradictions between the description of a field and its tags or type. */
export function contradictions({ text, tags }: Doc, type: TypeNode): string[] {
  const faults: string[] = [];
  const [, counted] = COUNTED.exec(text) ?? [];
  const [, unit] = COUNTED.exec(tags.get('unit') ?? '') ?? [];
  if (counted && unit && counted.toLowerCase() !== unit.toLowerCase())
    faults.push(`its words count ${counted.toLowerCase()}, its @unit ${unit}: one of them is wrong`);
  const [, always] = /^Always `([^`]+)`/.exec(text) ?? [];
  if (always !== undefined && type.kind === 'literal' && String(type.value) !== always)
    faults.push(`its words say that it is always '${always}', its type '${type.value}': one of them is wrong`);
  return faults;
}

/** Checks all descriptions of a declaration. */
export function checkWords(declaration: Declaration, report: Report): void {
  const { name, doc, at, type, methods } = declaration;
  for (const fault of faultsOfText(doc.text)) report(at, `${name}: ${fault}`);
  visit(type, name, report);
  for (const method of methods) visit(method.returns, name, report);
}

/** Checks the paragraphs of an operation and its `@param` lines. */
export function checkOperationWords({ doc, at, name, signature }: OperationModel, report: Report): void {
  for (const fault of faultsOfText(doc.text)) report(at, `${name}: ${fault}`);
  const known = signature.params.map((one) => one.name);
  for (const [param, text] of doc.params) {
    for (const fault of faultsOfField(text, param, '')) report(at, `${name}(${param}): ${fault}`);
    if (!known.includes(param))
      report(at, `${name}: '@param ${param}' names no argument: write one of ${known.join(', ')}`);
  }
}

function visit(type: TypeNode, name: string, report: Report): void {
  if (type.doc) for (const fault of faultsOfText(type.doc.text)) report(type.at, `${name}: ${fault}`);
  switch (type.kind) {
    case 'array':
      visit(type.of, name, report);
      break;
    case 'ref':
      for (const one of type.args) visit(one, name, report);
      break;
    case 'union':
    case 'intersection':
      for (const one of type.of) visit(one, name, report);
      break;
    case 'object':
      checkFields(type.fields, name, report);
      if (type.index) visit(type.index, name, report);
  }
}

function checkFields(fields: readonly Field[], type: string, report: Report): void {
  const said = new Map<string, string>();
  for (const field of fields) {
    const { name, doc, at } = field;
    if (doc.text) {
      checkField(doc.text, name, type, at, report);
      for (const fault of contradictions(doc, field.type)) report(at, `${type}.${name}: ${fault}`);
      const twin = isGlossary(type) ? undefined : said.get(doc.text);
      if (twin !== undefined) report(at, `${type}.${name}: it has the words of '${twin}': say what tells them apart`);
      else said.set(doc.text, name);
    }
    visit(field.type, `${type}.${name}`, report);
  }
}

function checkField(text: string, name: string, type: string, at: Place, report: Report): void {
  for (const fault of faultsOfField(text, name, type)) report(at, `${type}.${name}: ${fault}`);
}
