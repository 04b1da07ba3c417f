/** Converts bundled ES modules to CommonJS. esbuild's own output loads milliseconds slower: a getter per export. */
import type { ImportDeclaration } from 'oxc-parser';
import { type Edit, edited, parse } from '../source-text.ts';

type Exports = ReadonlyMap<string, string>;

/** @param itself local name of the value that the module is, all other exports being properties of it */
export function toCommonJs(code: string, itself?: string): string {
  const requires: string[] = [];
  const exports = new Map<string, string>();
  const edits: Edit[] = [];
  for (const statement of parse('bundle.mjs', code).body) {
    if (statement.type === 'ImportDeclaration') requires.push(asRequire(statement));
    else if (statement.type === 'ExportNamedDeclaration' && !statement.source && !statement.declaration) {
      for (const { exported, local } of statement.specifiers) exports.set(nameOf(exported), nameOf(local));
    } else if (statement.type.startsWith('Export'))
      throw new Error(`esbuild wrote a ${statement.type}, which has no form here yet`);
    else continue;
    edits.push({ start: statement.start, end: statement.end, text: '' });
  }
  edits.push(...lateRequires(code));
  const written = itself === undefined ? asObject(exports) : asProperties(exports, itself);
  return ["'use strict';", ...requires, edited(code, edits).trim(), ...written, ''].join('\n');
}

/** Late files of the build are required; long ones and pure data stay ES modules. */
const lateRequires = (code: string): Edit[] =>
  Array.from(
    code.matchAll(/\bimport\("\.\/(?!facts\b|parsers\b|waits\b)([\w-]+)\.mjs"\)/g),
    ({ 0: { length }, 1: file, index }) => ({
      start: index,
      end: index + length,
      text: `Promise.resolve().then(() => require('./${file}.js'))`,
    }),
  );

// Both are forms whose names Node's ES modules and tools detect.
const asObject = (exports: Exports): string[] => [
  'module.exports = {',
  ...Array.from(exports, ([name, value]) => `  ${property(name, value)},`),
  '};',
];

const asProperties = (exports: Exports, itself: string): string[] => [
  `exports = module.exports = ${itself};`,
  "Object.defineProperty(exports, '__esModule', { value: true });",
  ...Array.from(exports, ([name, value]) => `exports.${name} = ${value};`),
];

function asRequire({ specifiers, source }: ImportDeclaration): string {
  const call = `require('${source.value.replace(/\.mjs$/, '.js')}')`;
  const [first] = specifiers;
  if (first?.type === 'ImportNamespaceSpecifier') return `const ${first.local.name} = ${call};`;
  const names = specifiers.map((one) =>
    one.type === 'ImportSpecifier' ? property(nameOf(one.imported), one.local.name) : '',
  );
  if (names.includes('')) throw new Error(`The default of ${source.value} has no form here yet`);
  return `const { ${names.join(', ')} } = ${call};`;
}

const property = (name: string, value: string): string => (name === value ? name : `${name}: ${value}`);

const nameOf = (node: { name: string } | { value: string }): string => ('name' in node ? node.name : node.value);
