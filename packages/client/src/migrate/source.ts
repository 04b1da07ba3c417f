/** Renames the imports of a source file from `cloudflare` to `flarewire`. */
import { type Comment, type Literal, scan } from './scan.ts';

export const FROM = 'cloudflare';
export const TO = 'flarewire';

/** Something to review manually. */
export interface Note {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

export interface Result {
  readonly text: string;
  /** Number of module names that were changed. */
  readonly changes: number;
  readonly notes: readonly Note[];
}

const MODULE = /^cloudflare(?=$|\/)/;

/** `import … from '…'`, `export … from '…'`, `import '…'`, `declare module '…'`. */
const STATEMENT =
  /(?:(?:[}*]|\*\s*as\s+[\w$]+|\bimport\s+(?:type\s+)?[\w$]+)\s*from|(?:^|[^.\w$])import|\bdeclare\s+module)\s*$/;

/** `import('…')`, `require('…')`, `require.resolve('…')`, `import.meta.resolve('…')`. */
const IMPORT_CALL = /(?:^|[^.\w$])(?:import|require|require\.resolve|import\.meta\.resolve)\s*\(\s*$/;

/**
 * Calls that mock modules in tests: `jest.mock('…')`, `vi.doMock('…')`, `mock.module('…')`, with or without type
 * arguments.
 */
const MOCK_CALL =
  /\b(?:jest|vi|vitest|mock|td)\s*\.\s*(?:mock|unmock|doMock|dontMock|doUnmock|unstable_mockModule|unstable_unmockModule|setMock|createMockFromModule|genMockFromModule|requireActual|requireMock|importActual|importMock|module|replace|replaceEsm)\s*(?:<.*>)?\s*\(\s*$/;

/** Modules of the official package that this one does not have. */
const ABSENT = /^cloudflare\/(?:shims|_shims|internal|src|_vendor)(?:\/|$)/;

const isModule = ({ text, before }: Literal): boolean =>
  MODULE.test(text) && [STATEMENT, IMPORT_CALL, MOCK_CALL].some((pattern) => pattern.test(before));

/**
 * `import('cloudflare')` and `@import … from 'cloudflare'` in a doc comment, `/// <reference types="cloudflare" />`.
 */
const IN_COMMENT =
  /(?<=\bimport\(\s*['"`]|@import\b[^@]*\bfrom\s*['"`]|^\/\/\/\s*<reference\s+types=['"])cloudflare(?=['"`/])/g;

interface Edit {
  readonly start: number;
  readonly end: number;
}

const inComments = (comments: readonly Comment[]): Edit[] =>
  comments
    .filter(({ text }) => /^\/\*\*|^\/\/\//.test(text))
    .flatMap(({ start, text }) =>
      [...text.matchAll(IN_COMMENT)].map(({ index }) => ({ start: start + index, end: start + index + FROM.length })),
    );

function noteAt(text: string, index: number, what: string): Note {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n'), what };
}

/** `isConfig`: any string in the file may be a package name. */
export function migrateSource(text: string, isConfig = false): Result {
  if (!text.includes(FROM)) return { text, changes: 0, notes: [] };
  const { literals, comments } = scan(text);
  const edits: Edit[] = inComments(comments);
  const notes: Note[] = [];
  const others: Literal[] = [];
  for (const literal of literals) {
    const { start, text: name, isPartial } = literal;
    if (!isModule(literal)) {
      if (isConfig ? /\bcloudflare(?!:|-)\b/.test(name.replace(/@cloudflare/g, '')) : MODULE.test(name))
        others.push(literal);
    } else if (ABSENT.test(name)) {
      notes.push(noteAt(text, start, `'${name}' has no counterpart: remove it, or import from '${TO}'`));
    } else {
      edits.push({ start, end: start + FROM.length });
      if (isPartial)
        notes.push(noteAt(text, start, `'${name}…' is built at run time: check which module it resolves to`));
    }
  }
  // In a file that does not use the package, the word means something else.
  if (edits.length > 0 || isConfig)
    for (const { start, text: name } of others)
      notes.push(noteAt(text, start, `'${name}' is not an import: change it if it refers to the package`));
  return { text: applied(text, edits), changes: edits.length, notes };
}

const applied = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((changed, { start, end }) => changed.slice(0, start) + TO + changed.slice(end), text);
