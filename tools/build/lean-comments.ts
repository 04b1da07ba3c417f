/**
 * Prepares doc comments for publication: with inherited descriptions, without tags only for the contract's compiler.
 */

import { operationPath } from '@flarewire/snippets/site';
import type { Statement, TSGlobalDeclaration, TSModuleDeclaration } from 'oxc-parser';
import { analyse } from '../generate/compile.ts';
import { type InheritedWords, inheritedWords } from '../generate/model/inherited.ts';
import { operationsOf, type ProductModel } from '../generate/model/model.ts';
import { isGlossary } from '../generate/model/words.ts';
import { realSources } from '../generate/read/sources.ts';
import { type Doc, readDoc } from '../generate/read/tags.ts';
import { documentationSite } from './folders.ts';
import type { Edit, Source } from './source-text.ts';

/** Tags for locations, envelopes and tools; `@example` and `@readOnly` are in the reference. */
const LEFT_OUT = new Set(
  'aliases body cascades columns comma discriminator example from header inBody items key path product query readOnly response sameAs source status unique unwrapped waits wire'.split(
    ' ',
  ),
);

/** The contract, read when a build starts. */
let contract: { readonly sources: ReadonlyMap<string, string>; readonly words: InheritedWords } | undefined;

/** Inherited descriptions of a file's fields and arguments; none for other text. */
export function inheritedIn(path: string, text: string): ReadonlyMap<number, string> {
  contract ??= readContract();
  const file = `api/${path}`;
  return (contract.sources.get(file) === text && contract.words.get(file)) || new Map();
}

function readContract(): NonNullable<typeof contract> {
  const sources = realSources();
  const { products, names, schemas } = analyse(sources);
  const words = inheritedWords(products, names, schemas);
  return { sources, words: withPages(words, products, documentationSite(process.env)) };
}

/** Adds a link to the documentation site to each operation, before that of the provider. */
export function withPages(words: InheritedWords, products: readonly ProductModel[], site?: string): InheritedWords {
  if (site === undefined) return words;
  const all = new Map([...words].map(([file, known]) => [file, new Map(known)]));
  for (const { name, at, signature } of products.flatMap(operationsOf)) {
    const known = all.get(at.file) ?? new Map<number, string>();
    const lines = [known.get(signature.start), `@see ${site}${operationPath(name)}`];
    all.set(at.file, known.set(signature.start, lines.filter((line) => line !== undefined).join('\n')));
  }
  return all;
}

/** @param inherited descriptions by the offset of their target */
export function leanComments({ text, comments }: Source, inherited: ReadonlyMap<number, string> = new Map()): Edit[] {
  const left = new Map(inherited);
  const edits = comments.flatMap(({ type, value, start, end }): Edit[] => {
    if (type !== 'Block' || !value.startsWith('*')) return [];
    const next = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
    const words = left.get(next);
    left.delete(next);
    const lean = leanComment(value, words, indentAt(text, start));
    // The whitespace after a removed comment is removed too.
    if (lean === undefined) return [{ start, end: next, text: '' }];
    return lean === text.slice(start, end) ? [] : [{ start, end, text: lean }];
  });
  return [...edits, ...Array.from(left, ([at, words]) => ({ start: at, end: at, text: `/** ${words} */ ` }))];
}

/** Glossaries only provide descriptions: their types are not published. */
export function withoutGlossaries({ text, body }: Source): Edit[] {
  const visit = (statements: readonly Statement[]): Edit[] =>
    statements.flatMap((statement): Edit[] => {
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const { declaration } = statement;
      if (declaration?.type === 'TSModuleDeclaration') return visit(blockOf(declaration));
      if (declaration?.type !== 'TSInterfaceDeclaration' || !isGlossary(declaration.id.name)) return [];
      const [comment = ''] = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, statement.start)) ?? [];
      return [{ start: statement.start - comment.length, end: statement.end, text: '' }];
    });
  return visit(body);
}

const blockOf = ({ body }: TSModuleDeclaration | TSGlobalDeclaration): readonly Statement[] =>
  (body?.body ?? []).filter((one): one is Statement => one.type === 'ExportNamedDeclaration');

/** A comment without its internal tags; undefined if nothing is left. */
function leanComment(value: string, inherited: string | undefined, indent: string): string | undefined {
  const doc = readDoc(value);
  const lines = [...paragraphs(doc, inherited), ...paramsOf(doc, inherited)];
  const facts = [...doc.tags].filter(([tag, rest]) => !isLeftOut(tag, rest)).map(factOf);
  if (lines.length + facts.length === 0) return undefined;
  const isOperation = doc.tags.has('http');
  if (!isOperation && lines.length < 2) return `/** ${[...lines, ...facts].join(' ').replaceAll('*/', '*\\/')} */`;
  return `/** ${[...lines, ...facts].join('\n').replaceAll('*/', '*\\/').replaceAll('\n', `\n${indent} * `).replace(/ +$/gm, '')} */`;
}

function paragraphs({ text, tags }: Doc, inherited: string | undefined): string[] {
  if (text) return text.split('\n');
  return inherited === undefined || tags.has('http') ? [] : [inherited];
}

const paramsOf = ({ params, tags }: Doc, inherited: string | undefined): string[] => [
  ...Array.from(params, ([name, words]) => `@param ${name} ${words}`),
  ...(inherited !== undefined && tags.has('http') ? inherited.split('\n') : []),
];

function factOf([tag, value]: [string, string]): string {
  return `@${tag} ${tag === 'permission' ? shortGroups(value) : value}`.trimEnd();
}

/** Indentation before a comment. */
function indentAt(text: string, start: number): string {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return before.trim() === '' ? before : '';
}

const SHOWN = 4;

/** `X Read; X Write` as `X Read or Write`; only the first of long lists, since errors and the reference have all. */
function shortGroups(list: string): string {
  const groups = new Map<string, Set<string>>();
  for (const group of list.trim().split('; ')) {
    const [, about = group, right] = /^(.*) (Read|Write)$/.exec(group) ?? [];
    groups.set(about, new Set([...(groups.get(about) ?? []), ...(right ? [right] : [])]));
  }
  const all = Array.from(groups, ([about, rights]) =>
    [about, [...rights].sort().join(' or ')].filter(Boolean).join(' '),
  );
  const short = all.length > SHOWN + 1 ? [...all.slice(0, SHOWN), `${all.length - SHOWN} more`] : all;
  return short.join('; ');
}

const isLeftOut = (tag: string, rest: string): boolean =>
  LEFT_OUT.has(tag) || (tag === 'availability' && rest.trim() === 'ga');
