/** checks that the wording of list filters ("Only …") is used for filters only. */
import type { OperationModel } from '../model/model.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, Field, Report, TypeNode } from '../read/source.ts';

/** "Only zones of this account." chooses among what exists; "Only if …" is a condition. */
const CHOOSES = /^Only (?!if\b|when\b|in\b|with\b|for\b|on\b|where\b)/;
/** Methods that store their input. Others, such as exports, do take filters in their bodies. */
const KEEPS = /\.(?:create|update|edit|replace)$/;

/** Types that are filters; a saved search or a capture returns its own filter. */
const IS_FILTER = /(?:Filters?|Params)$/;

/** Results and stored input filter nothing. */
export function checkFilterWords(operations: readonly OperationModel[], names: Names, report: Report): void {
  const checker = new FilterWords(names, report);
  for (const operation of operations) {
    checker.visit(operation.result, operation.from, operation.name);
    if (KEEPS.test(operation.name))
      for (const { in: where, fields } of operation.params)
        if (where === 'body') for (const field of fields) checker.field(field, `${operation.name}(${field.name})`);
  }
}

class FilterWords {
  private readonly names: Names;
  private readonly report: Report;
  private readonly reported = new Set<string>();
  private readonly seen = new Set<Declaration>();

  constructor(names: Names, report: Report) {
    this.names = names;
    this.report = report;
  }

  field({ doc, at, start }: Field, shown: string): void {
    const key = `${at.file}:${start}`;
    if (!CHOOSES.test(doc.text) || this.reported.has(key)) return;
    this.reported.add(key);
    this.report(at, `${shown}: '${doc.text}' are the words of a filter, but nothing is chosen here: say what it is`);
  }

  /** Every field of a result, once. */
  visit(type: TypeNode, from: Declaration, shown: string): void {
    switch (type.kind) {
      case 'array':
        this.visit(type.of, from, shown);
        break;
      case 'union':
      case 'intersection':
        for (const one of type.of) this.visit(one, from, shown);
        break;
      case 'object':
        for (const field of type.fields) {
          this.field(field, `${shown}, result.${field.name}`);
          this.visit(field.type, from, shown);
        }
        if (type.index) this.visit(type.index, from, shown);
        break;
      case 'ref':
        for (const one of type.args) this.visit(one, from, shown);
        this.declaration(this.names.declarations.get(this.names.resolve(type, from)), shown);
    }
  }

  private declaration(declaration: Declaration | undefined, shown: string): void {
    if (!declaration || this.seen.has(declaration) || IS_FILTER.test(declaration.name)) return;
    this.seen.add(declaration);
    for (const base of declaration.extends) this.visit(base, declaration, shown);
    this.visit(declaration.type, declaration, shown);
  }
}
