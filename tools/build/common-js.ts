/** ES modules that esbuild has bundled as CommonJS. Its own output takes milliseconds more to load: a getter per export. */
import type { ImportDeclaration } from 'oxc-parser';
import { type Edit, edited, parse } from './source-text.ts';

export function toCommonJs(code: string): string {
  const requires: string[] = [];
  const exports: string[] = [];
  const edits: Edit[] = [];
  for (const statement of parse('bundle.mjs', code).body) {
    if (statement.type === 'ImportDeclaration') requires.push(asRequire(statement));
    else if (statement.type === 'ExportNamedDeclaration' && !statement.source && !statement.declaration) {
      for (const { exported, local } of statement.specifiers) exports.push(property(nameOf(exported), nameOf(local)));
    } else if (statement.type.startsWith('Export')) throw new Error(`esbuild wrote a ${statement.type}, which has no form here yet`);
    else continue;
    edits.push({ start: statement.start, end: statement.end, text: '' });
  }
  // Written so that Node's ES modules see the names.
  return `'use strict';\n${requires.join('\n')}\n${edited(code, edits).trim()}\nmodule.exports = {\n  ${exports.join(',\n  ')},\n};\n`;
}

function asRequire({ specifiers, source }: ImportDeclaration): string {
  const call = `require('${source.value.replace(/\.mjs$/, '.js')}')`;
  const [first] = specifiers;
  if (first?.type === 'ImportNamespaceSpecifier') return `const ${first.local.name} = ${call};`;
  const names = specifiers.map((one) => (one.type === 'ImportSpecifier' ? property(nameOf(one.imported), one.local.name) : ''));
  if (names.includes('')) throw new Error(`The default of ${source.value} has no form here yet`);
  return `const { ${names.join(', ')} } = ${call};`;
}

const property = (name: string, value: string): string => (name === value ? name : `${name}: ${value}`);

const nameOf = (node: { name: string } | { value: string }): string => ('name' in node ? node.name : node.value);
