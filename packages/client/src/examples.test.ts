import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { reexports, SUBPATHS } from '../../../tools/build/client-names.ts';

interface Api {
  /** `client.ts BaseClient.call` */
  readonly name: string;
  readonly doc: string;
}

const pathOf = (module: string): string => fileURLToPath(new URL(module, import.meta.url));

/** The doc comment that ends at a place. */
const docBefore = (source: string, end: number): string =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(source.slice(0, end))?.[0] ?? '';

/** Signatures that a hover can show: functions, and methods of classes, without those of the package itself. */
function apisIn(module: string, names: ReadonlySet<string>): Api[] {
  const source = readFileSync(pathOf(module), 'utf8');
  return parseSync(module, source).program.body.flatMap((node): Api[] => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
    if (declared?.type === 'TSDeclareFunction' || declared?.type === 'FunctionDeclaration') {
      const name = declared.id?.name ?? '';
      return names.has(name) ? [{ name: `${module} ${name}`, doc: docBefore(source, node.start) }] : [];
    }
    const owner = declared?.type === 'ClassDeclaration' ? (declared.id?.name ?? '') : '';
    if (declared?.type !== 'ClassDeclaration' || !names.has(owner)) return [];
    return declared.body.body.flatMap((member): Api[] => {
      const isMethod = member.type === 'MethodDefinition' || member.type === 'TSAbstractMethodDefinition';
      if (!isMethod || member.kind !== 'method' || member.computed || member.key.type !== 'Identifier') return [];
      const isOwn = member.override || INTERNAL.has(member.key.name) || member.key.name.startsWith('_');
      return isOwn ? [] : [{ name: `${module} ${owner}.${member.key.name}`, doc: docBefore(source, member.start) }];
    });
  });
}

/** Public for other modules of the package only. */
const INTERNAL = new Set(['later']);

/** Names that a program can import, by their modules. */
function publicNames(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (module: string, name: string): void => {
    found.set(module, (found.get(module) ?? new Set()).add(name));
  };
  for (const { module, name, isType } of reexports(pathOf('index.ts')))
    if (!isType && !module.startsWith('generated/')) add(module, name);
  for (const [entry = ''] of Object.values(SUBPATHS)) {
    const source = readFileSync(pathOf(entry), 'utf8');
    for (const { entries } of parseSync(entry, source).module.staticExports)
      for (const { exportName, moduleRequest, isType } of entries)
        if (!isType && !moduleRequest && exportName.name) add(entry, exportName.name);
    for (const { module, name, isType } of reexports(pathOf(entry), source))
      if (!isType) add(new URL(module, `file:///${entry}`).pathname.slice(1), name);
  }
  return found;
}

describe('public functions and methods', () => {
  const apis = [...publicNames()].flatMap(([module, names]) => apisIn(module, names));
  // An implementation below overloads is never shown.
  const shown = apis.filter(({ name, doc }, index) => doc !== '' || apis[index - 1]?.name !== name);

  it('each has an example at hover', () => {
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter(({ doc }) => !doc.includes('@example')).map(({ name }) => name)).toEqual([]);
  });
});
