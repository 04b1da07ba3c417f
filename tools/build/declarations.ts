/** Combines declarations of several modules into one. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Statement } from 'oxc-parser';
import { root, write } from './folders.ts';
import { parse } from './source-text.ts';

/** Compiler-generated declarations of a module and all its imports, by source path. */
export function declarationTree(...modules: string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(root, 'node_modules/.declarations-'));
  try {
    const out = join(folder, 'out');
    const emit = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      rootDir: root,
      outDir: out,
    };
    const config = { extends: join(root, 'tsconfig.json'), compilerOptions: emit, include: [], files: modules };
    write(folder, 'tsconfig.json', JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Map(
      files.map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [join(root, relative(out, path).replace(/\.d\.ts$/, '.ts')), readFileSync(path, 'utf8')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One top-level declaration without `export`. */
export interface Declared {
  readonly name: string;
  readonly text: string;
}

/** The declarations of a module, comments included; imports and re-exports are left out. */
export function declarationsOf(path: string, text: string): Declared[] {
  let end = 0;
  return parse(path, text).body.flatMap((statement) => {
    const [comment = ''] = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(end, statement.start)) ?? [];
    end = statement.end;
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const name = declaration && nameOf(declaration);
    if (!declaration || !name) return [];
    return [{ name, text: comment + text.slice(declaration.start, statement.end) }];
  });
}

function nameOf(statement: Statement): string | undefined {
  switch (statement.type) {
    case 'VariableDeclaration': {
      const id = statement.declarations[0]?.id;
      return id?.type === 'Identifier' ? id.name : undefined;
    }
    case 'ClassDeclaration':
    case 'TSDeclareFunction':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return statement.id?.name;
    case 'TSModuleDeclaration':
      return statement.id.type === 'Identifier' ? statement.id.name : undefined;
    default:
      return undefined;
  }
}

/** Those that the wanted names need, in their order. */
export function reachable(declared: readonly Declared[], wanted: readonly string[]): Declared[] {
  const byName = Map.groupBy(declared, ({ name }) => name);
  const found = new Set<string>();
  const queue = [...wanted];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const { text } of byName.get(name) ?? [])
      queue.push(...(text.replace(/\/\*[\s\S]*?\*\//g, '').match(/[A-Za-z_$][\w$]*/g) ?? []));
  }
  return declared.filter(({ name }) => found.has(name));
}
