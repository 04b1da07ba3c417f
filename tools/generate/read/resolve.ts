/** Resolves names like TypeScript: innermost namespace first, then the file, then its imports. */
import type { Declaration, RefNode, Report, SourceFile } from './source.ts';

/** Types of the client in signatures, `Client.APIPromise`; the platform's `Response` counts as one of these. */
const FROM_CLIENT = /^Client\./;
const PLATFORM = new Set(['Response']);
/** Replacements for utility types outside the contract's subset. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['Array', "write 'T[]'"],
  ['ReadonlyArray', "write 'T[]'"],
  ['Record', "write '{ [key: string]: T }'"],
  ['Date', "write 'DateTime' of _shared.ts: values are as they travel"],
  ...['Partial', 'Required', 'Readonly', 'Pick', 'Omit', 'Exclude', 'Extract'].map(
    (name) => [name, 'write the fields out in an interface'] as const,
  ),
]);

export interface Names {
  /** Every declaration by full name. */
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Full name of `ref` inside `from`; `Client.X` for the client's types. Unknown names are problems. */
  resolve(ref: RefNode, from: Declaration): string;
  /** The declaration behind a name, with pure aliases resolved. */
  target(name: string): Declaration | undefined;
}

/** Number of namespaces around the names of a file. */
export const depthOf = ({ prefix }: SourceFile): number => (prefix === '' ? 0 : prefix.split('.').length);

/** Scopes of all files: declarations, and local names of each file. */
function indexFiles(files: readonly SourceFile[], report: Report) {
  const declarations = new Map<string, Declaration>();
  const namespaces = new Set<string>();
  const fileOf = new Map<Declaration, SourceFile>();
  for (const file of files) {
    for (const declaration of file.declarations) {
      const { name, scope, at } = declaration;
      const twin = declarations.get(name);
      if (twin) report(at, `'${name}' is declared twice, first at ${twin.at.file}:${twin.at.line}: rename one`);
      declarations.set(name, declaration);
      fileOf.set(declaration, file);
      for (let i = 1; i <= scope.length; i++) namespaces.add(scope.slice(0, i).join('.'));
    }
  }
  const tops = new Map(
    files.map((file) => {
      const depth = depthOf(file);
      return [file, new Set(file.declarations.map((one) => one.name.split('.')[depth] ?? ''))] as const;
    }),
  );
  return { declarations, namespaces, fileOf, tops };
}

export function collectNames(files: readonly SourceFile[], report: Report): Names {
  return new Resolver(indexFiles(files, report), report);
}

class Resolver implements Names {
  readonly declarations: ReadonlyMap<string, Declaration>;
  private readonly index: ReturnType<typeof indexFiles>;
  private readonly report: Report;
  private readonly done = new Map<RefNode, string>();

  constructor(index: ReturnType<typeof indexFiles>, report: Report) {
    this.declarations = index.declarations;
    this.index = index;
    this.report = report;
  }

  private known(name: string): boolean {
    return this.declarations.has(name) || this.index.namespaces.has(name);
  }

  private first(name: string, from: Declaration): string | undefined {
    const file = this.index.fileOf.get(from);
    const outermost = file ? depthOf(file) + 1 : 1;
    for (let i = from.scope.length; i >= outermost; i--) {
      const inner = `${from.scope.slice(0, i).join('.')}.${name}`;
      if (this.known(inner)) return inner;
    }
    if (file && this.index.tops.get(file)?.has(name)) return file.prefix ? `${file.prefix}.${name}` : name;
    const imported = file?.imports.get(name);
    if (imported !== undefined) return imported;
    return PLATFORM.has(name) ? `Client.${name}` : undefined;
  }

  /** Resolves `A.B.C`; a step through an alias continues in its target. */
  private walk(start: string, rest: readonly string[], seen: ReadonlySet<string> = new Set()): string | undefined {
    let name: string | undefined = start;
    for (const step of rest) {
      const next: string = `${name}.${step}`;
      const alias: Declaration | undefined =
        this.known(next) || seen.has(next) ? undefined : this.declarations.get(name);
      if (this.known(next)) name = next;
      else if (alias?.type.kind !== 'ref') return undefined;
      else name = this.walk(this.resolve(alias.type, alias), [step], new Set([...seen, next]));
      if (name === undefined) return undefined;
    }
    return name;
  }

  resolve(ref: RefNode, from: Declaration): string {
    const cached = this.done.get(ref);
    if (cached !== undefined) return cached;
    this.done.set(ref, 'unknown');
    const [head = '', ...rest] = ref.path;
    const base = this.first(head, from);
    const full = base === undefined || FROM_CLIENT.test(base) ? base : this.walk(base, rest);
    if (full === undefined || !(this.declarations.has(full) || FROM_CLIENT.test(full))) {
      const inner = `${from.name}.${ref.path.join('.')}`;
      const help = this.declarations.has(inner) ? `write '${inner}'` : INSTEAD.get(head);
      const instead = help ?? 'declare it in this product, or import it from the file that does';
      this.report(ref.at, `unknown type '${ref.path.join('.')}': ${instead}`);
      return 'unknown';
    }
    this.done.set(ref, full);
    return full;
  }

  target(name: string): Declaration | undefined {
    const seen = new Set<string>();
    let declaration = this.declarations.get(name);
    while (declaration?.type.kind === 'ref' && !declaration.doc.tags.size && !seen.has(declaration.name)) {
      seen.add(declaration.name);
      const next = this.declarations.get(this.resolve(declaration.type, declaration));
      if (!next) return declaration;
      declaration = next;
    }
    return declaration;
  }
}
