/** Lists every field of the compiled contract once, with its description: parameters and results. */

import { asSchema, asSchemas, isObject } from '@flarewire/schema';
import { descriptionOf, type WordSource } from '../../packages/contract/src/description.ts';
import type { JsonSchema, ProductDocument } from '../../packages/contract/src/types.ts';

export interface ReportedField {
  readonly product: string;
  /** Its location: `dns.records.create(ttl)` for a parameter, `DNS.Record.ttl` for a field of a type. */
  readonly place: string;
  readonly name: string;
  /** The type or operation around it. */
  readonly owner: string;
  readonly side: 'input' | 'result';
  readonly schema: JsonSchema;
  readonly words: { readonly text: string; readonly inherited: boolean } | undefined;
}

/**
 * Fields of a product. Parameters count for each operation; a named type counts once a side, over all products that
 * share it.
 * @param seen types that were counted already: `input DNS.Record`
 */
export function fieldsOf(document: ProductDocument, seen: Set<string>): ReportedField[] {
  const walker = new Walker(document, seen);
  for (const [name, operation] of Object.entries(document.operations)) {
    for (const param of operation.params) {
      walker.field(param.name, param.schema, { owner: name, place: `${name}(${param.name})`, side: 'input' });
    }
    walker.inside(operation.result, { owner: name, place: `${name} result`, side: 'result' });
  }
  return walker.fields;
}

type Where = Pick<ReportedField, 'place' | 'owner' | 'side'>;

class Walker {
  readonly fields: ReportedField[] = [];
  private readonly document: ProductDocument;
  private readonly seen: Set<string>;

  constructor(document: ProductDocument, seen: Set<string>) {
    this.document = document;
    this.seen = seen;
  }

  field(name: string, schema: JsonSchema, where: Where): void {
    const words = wordsOf(schema, this.document);
    this.fields.push({ product: this.document.key, name, schema, words, ...where });
    this.inside(schema, where);
  }

  inside(schema: JsonSchema, where: Where): void {
    const { $ref, properties, items, additionalProperties, anyOf, allOf } = schema;
    if (typeof $ref === 'string') this.type($ref.slice('#/schemas/'.length), where);
    if (isObject(properties)) {
      for (const [name, one] of Object.entries(properties))
        this.field(name, asSchema(one), { ...where, place: `${where.place}.${name}` });
    }
    const inner = [items, additionalProperties].filter(isObject);
    for (const one of [...asSchemas(anyOf), ...asSchemas(allOf), ...inner]) this.inside(one, where);
  }

  private type(name: string, { side }: Where): void {
    if (this.seen.has(`${side} ${name}`)) return;
    this.seen.add(`${side} ${name}`);
    this.inside(asSchema(this.document.schemas[name]), { owner: name, place: name, side });
  }
}

function wordsOf(schema: JsonSchema, source: WordSource): ReportedField['words'] {
  const text = descriptionOf(schema, source);
  return text === undefined ? undefined : { text, inherited: schema.description === undefined };
}
