/** The figures of the contract's source: its size, and how often it says a thing again. */
import { analyse } from '../generate/compile.ts';
import { isGlossary } from '../generate/model/words.ts';
import type { Declaration, Field, TypeNode } from '../generate/read/source.ts';
import { realSources } from '../generate/read/sources.ts';

export interface SourceFigures {
  readonly lines: number;
  /** Lines of the longest file. */
  readonly longest: number;
  /** Fields with their own description. */
  readonly documented: number;
  /** Documented fields whose name and description are those of another field of their product. */
  readonly repeated: number;
}

export function sourceFigures(sources: ReadonlyMap<string, string> = realSources()): SourceFigures {
  const lengths = Array.from(sources.values(), (text) => text.split('\n').length - 1);
  const { names } = analyse(sources);
  const seen = new Set<string>();
  let documented = 0;
  for (const declaration of names.declarations.values()) {
    if (declaration.methods.length > 0 || isGlossary(declaration.name)) continue;
    const [product = ''] = declaration.name.split('.');
    for (const field of fieldsIn(declaration)) {
      if (!field.doc.text) continue;
      documented++;
      seen.add(`${product} ${field.name} ${field.doc.text}`);
    }
  }
  return {
    lines: lengths.reduce((sum, one) => sum + one, 0),
    longest: Math.max(...lengths),
    documented,
    repeated: documented - seen.size,
  };
}

function fieldsIn({ type }: Declaration): Field[] {
  const found: Field[] = [];
  const visit = (one: TypeNode): void => {
    if (one.kind === 'array') visit(one.of);
    if (one.kind === 'union' || one.kind === 'intersection') one.of.forEach(visit);
    if (one.kind !== 'object') return;
    for (const field of one.fields) {
      found.push(field);
      visit(field.type);
    }
    if (one.index) visit(one.index);
  };
  visit(type);
  return found;
}
