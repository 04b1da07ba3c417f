/** Inherited descriptions of fields and arguments, by position: hovers show only what is written at the field. */

import type { Names } from '../read/resolve.ts';
import type { Declaration, TypeNode } from '../read/source.ts';
import { fieldsOf, type OperationModel, operationsOf, type ProductModel } from './model.ts';
import type { Schemas } from './schema.ts';
import { isGlossary } from './words.ts';

/** File → offset of a field or a method → words; those of a method are lines, `@param zoneID …`. */
export type InheritedWords = ReadonlyMap<string, ReadonlyMap<number, string>>;

export function inheritedWords(products: readonly ProductModel[], names: Names, schemas: Schemas): InheritedWords {
  const out = new Map<string, Map<number, string>>();
  const put = (file: string, start: number, text: string): void => {
    const inFile = out.get(file) ?? new Map<number, string>();
    out.set(file, inFile.set(start, text));
  };
  const operations = products.flatMap(operationsOf);
  const places = new Map(
    operations.flatMap(({ params }) =>
      params.flatMap((param) =>
        param.in === 'body'
          ? []
          : param.fields.map(
              ({ from, name }) => [`${from.name}.${name}`, param.in === 'path' ? 'path' : 'param'] as const,
            ),
      ),
    ),
  );
  for (const declaration of names.declarations.values()) {
    if (isGlossary(declaration.name)) continue;
    for (const object of objectsIn(declaration)) {
      const redeclared = object === declaration.type ? fieldsOf(declaration, object, names) : [];
      for (const field of object.fields) {
        const ofBase = field.doc.text ? undefined : redeclared.find(({ name }) => name === field.name)?.doc.text;
        if (ofBase) {
          put(field.at.file, field.start, ofBase);
          continue;
        }
        const own = object === declaration.type ? places.get(`${declaration.name}.${field.name}`) : undefined;
        const key = schemas.words.inherited({ ...field, from: declaration }, own ?? 'field', declaration);
        const text = key === undefined ? undefined : schemas.words.text(key);
        if (text !== undefined) put(field.at.file, field.start, text);
      }
    }
  }
  for (const operation of operations) {
    const lines = argumentLines(operation, schemas);
    if (lines.length > 0) put(operation.at.file, operation.signature.start, lines.join('\n'));
  }
  return out;
}

/** The declaration and its inline objects; resources hold no values. */
function objectsIn({ type, methods }: Declaration): (TypeNode & { kind: 'object' })[] {
  if (methods.length > 0) return [];
  const found: (TypeNode & { kind: 'object' })[] = [];
  const visit = (one: TypeNode): void => {
    if (one.kind === 'array') visit(one.of);
    if (one.kind === 'union' || one.kind === 'intersection') one.of.forEach(visit);
    if (one.kind !== 'object') return;
    found.push(one);
    for (const field of one.fields) visit(field.type);
    if (one.index) visit(one.index);
  };
  visit(type);
  return found;
}

function argumentLines({ args, argFields, doc, from }: OperationModel, { words }: Schemas): string[] {
  return argFields.flatMap((field, i) => {
    if (doc.params.has(field.name) || field.doc.text) return [];
    const key = words.inherited({ ...field, name: args[i] ?? field.name, from }, 'path', undefined);
    const text = key === undefined ? undefined : words.text(key);
    return text === undefined ? [] : [`@param ${field.name} ${text}`];
  });
}
