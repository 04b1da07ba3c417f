/** Names → declarations, the way TypeScript looks them up: innermost namespace first, then the file, then its imports. */
import type { Declaration, Problem, RefNode, SourceFile } from './source.ts';

/** What the contract's signatures take from the client and from the platform. */
const FROM_CLIENT = /^Client\./;
const PLATFORM = new Set(['Response']);

export interface Names {
  /** Every declaration by full name. */
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Full name that `ref` means inside `from`; `Client.X` for the client's types. Unknown names are problems. */
  resolve(ref: RefNode, from: Declaration): string;
  /** The declaration behind a name, with pure aliases followed to the end. */
  target(name: string): Declaration | undefined;
}

export function collectNames(files: readonly SourceFile[], problems: Problem[]): Names {
  const declarations = new Map<string, Declaration>();
  const namespaces = new Set<string>();
  const fileOf = new Map<Declaration, SourceFile>();
  const tops = new Map<SourceFile, Set<string>>();
  for (const file of files) {
    const top = new Set<string>();
    tops.set(file, top);
    const depth = file.prefix ? 1 : 0;
    for (const declaration of file.declarations) {
      const twin = declarations.get(declaration.name);
      if (twin) problems.push({ ...declaration.at, message: `'${declaration.name}' is declared twice, first at ${twin.at.file}:${twin.at.line}: rename one` });
      declarations.set(declaration.name, declaration);
      fileOf.set(declaration, file);
      top.add(declaration.name.split('.')[depth] ?? '');
      for (let i = 1; i <= declaration.scope.length; i++) namespaces.add(declaration.scope.slice(0, i).join('.'));
    }
  }
  const known = (name: string): boolean => declarations.has(name) || namespaces.has(name);

  function first(name: string, from: Declaration): string | undefined {
    const file = fileOf.get(from);
    const outermost = file?.prefix ? 2 : 1;
    for (let i = from.scope.length; i >= outermost; i--) {
      const inner = `${from.scope.slice(0, i).join('.')}.${name}`;
      if (known(inner)) return inner;
    }
    if (file && tops.get(file)?.has(name)) return file.prefix ? `${file.prefix}.${name}` : name;
    const imported = file?.imports.get(name);
    if (imported !== undefined) return imported;
    return PLATFORM.has(name) ? `Client.${name}` : undefined;
  }

  /** Walks `A.B.C`; a step through an alias goes on in what the alias stands for. */
  function walk(start: string, rest: readonly string[]): string | undefined {
    let name = start;
    for (const step of rest) {
      const next = `${name}.${step}`;
      if (known(next)) {
        name = next;
        continue;
      }
      const alias = declarations.get(name);
      if (alias?.type.kind !== 'ref') return undefined;
      const through = walk(resolve(alias.type, alias), [step]);
      if (!through) return undefined;
      name = through;
    }
    return name;
  }

  const done = new Map<RefNode, string>();
  function resolve(ref: RefNode, from: Declaration): string {
    const cached = done.get(ref);
    if (cached !== undefined) return cached;
    done.set(ref, 'unknown');
    const [head = '', ...rest] = ref.path;
    const base = first(head, from);
    const full = base === undefined ? undefined : base === 'Shared' ? walk(`Shared.${rest[0]}`, rest.slice(1)) : FROM_CLIENT.test(base) ? base : walk(base, rest);
    if (full === undefined || !(declarations.has(full) || FROM_CLIENT.test(full))) {
      problems.push({ ...ref.at, message: `unknown type '${ref.path.join('.')}': declare it in this product, or import it from the file that does` });
      return 'unknown';
    }
    done.set(ref, full);
    return full;
  }

  function target(name: string): Declaration | undefined {
    const seen = new Set<string>();
    let declaration = declarations.get(name);
    while (declaration?.type.kind === 'ref' && !declaration.doc.tags.size && !seen.has(declaration.name)) {
      seen.add(declaration.name);
      const next = declarations.get(resolve(declaration.type, declaration));
      if (!next) return declaration;
      declaration = next;
    }
    return declaration;
  }
  return { declarations, resolve, target };
}
