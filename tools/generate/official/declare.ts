/** Declares official names as TypeScript: interfaces and aliases of the concepts that they stand for. */
import { type OfficialLine, ownName, type Path, scopeOf, within } from './lines.ts';

/** The names that a product declares itself. */
export interface DeclaredNames {
  /** By namespace. */
  readonly names: ReadonlyMap<Path, ReadonlySet<string>>;
  isInterface(path: Path): boolean;
  isResource(path: Path): boolean;
}

export interface Writing {
  /** A name in full as it is written in this text. */
  refer(path: Path): string;
  /** Takes the declarations of a namespace that is open elsewhere; false if it is not. */
  place(scope: Path, declarations: string): boolean;
}

/** The declarations of a namespace and of all below it that `place` does not take. */
export function declareOfficialNames(
  scope: Path,
  declared: DeclaredNames,
  lines: readonly OfficialLine[],
  writing: Writing,
): string {
  return new Declarations(declared, lines, writing).inside(scope);
}

class Declarations {
  private readonly declared: DeclaredNames;
  private readonly writing: Writing;
  private readonly concepts: ReadonlyMap<Path, Path>;
  /** Declared and official names by namespace. */
  private readonly names: ReadonlyMap<Path, ReadonlySet<string>>;

  constructor(declared: DeclaredNames, lines: readonly OfficialLine[], writing: Writing) {
    this.declared = declared;
    this.writing = writing;
    this.concepts = new Map(lines.map(({ name, concept }) => [name, concept]));
    const names = new Map([...declared.names].map(([scope, own]) => [scope, new Set(own)]));
    for (const name of this.concepts.keys())
      for (let path = name; path !== ''; path = scopeOf(path))
        names.set(scopeOf(path), (names.get(scopeOf(path)) ?? new Set()).add(ownName(path)));
    this.names = names;
  }

  inside(scope: Path): string {
    const made = [...this.own(scope)].map((name) => {
      const path = within(scope, name);
      const concept = this.concepts.get(path);
      return concept === undefined ? this.block(path) : this.declaration(path, concept);
    });
    return made.join('');
  }

  private own(scope: Path): ReadonlySet<string> {
    return this.names.get(scope) ?? new Set();
  }

  private declaration(path: Path, concept: Path): string {
    const { refer } = this.writing;
    const name = ownName(path);
    // In the namespace of a type, an alias needs no name of its own, and takes all below it along.
    if (name === ownName(concept) && this.isType(scopeOf(path)) && this.own(path).size === 0)
      return `export import ${name} = ${refer(concept)};\n`;
    const isInterface = concept.startsWith('Shared.') || this.declared.isInterface(concept);
    const type = isInterface
      ? `interface ${name} extends ${refer(concept)} {}\n`
      : `type ${name} = ${refer(concept)};\n`;
    const others = this.below(concept).filter((one) => !this.own(path).has(one));
    const handed = others.map((one) => `export import ${one} = ${refer(within(concept, one))};\n`);
    return type + this.block(path, handed.join(''));
  }

  private block(path: Path, more = ''): string {
    const inner = this.inside(path) + more;
    if (inner === '' || this.writing.place(path, inner)) return '';
    return `namespace ${ownName(path)} {\n${inner}}\n`;
  }

  /** Names below a concept, which may stand for another one itself. */
  private below(path: Path): string[] {
    const concept = this.concepts.get(path);
    return [...new Set([...this.own(path), ...(concept === undefined ? [] : this.below(concept))])];
  }

  private isType(path: Path): boolean {
    return this.concepts.has(path) || (this.declared.isInterface(path) && !this.declared.isResource(path));
  }
}
