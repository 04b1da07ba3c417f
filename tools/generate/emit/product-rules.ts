/** Emits the list of all rules of the emulator's products, in the order of their files. */
import { parseSync } from 'oxc-parser';

/** A table of rules: `export const turnstile = { … } satisfies Handlers`. */
interface RuleTable {
  readonly file: string;
  readonly name: string;
}

/** @param sources text by path below `products/` */
export function emitProductRules(sources: ReadonlyMap<string, string>): string {
  const tables = [...sources].flatMap(([file, source]) => tablesIn(file, source));
  const names = new Set<string>();
  for (const { name, file } of tables) {
    if (names.has(name)) throw new Error(`Two products export a table '${name}'; rename the one in ${file}.`);
    names.add(name);
  }
  return [
    '/** Tables of rules of all products. Made by `npm run generate`: do not edit. */',
    '',
    '// biome-ignore-all assist/source/organizeImports: in the order of files',
    ...tables.map(({ name, file }) => `export { ${name} } from './${file}';`),
    '',
  ].join('\n');
}

function tablesIn(file: string, source: string): RuleTable[] {
  if (!source.includes('satisfies Handlers')) return [];
  return parseSync(file, source).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return [];
    return node.declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' &&
      init?.type === 'TSSatisfiesExpression' &&
      init.typeAnnotation.type === 'TSTypeReference' &&
      source.slice(init.typeAnnotation.start, init.typeAnnotation.end) === 'Handlers'
        ? [{ file, name: id.name }]
        : [],
    );
  });
}
