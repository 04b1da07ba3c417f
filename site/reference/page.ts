/** The pages of one product as data, from which HTML and Markdown are written. */
import { descriptionOf, type Index, loadProduct } from '@flarewire/contract';
import type { Refusal } from '../../tools/coverage/errors/refusals.ts';
import type { ShownExamples } from '../examples/shown.ts';
import type { SharedType } from './field.ts';
import { type Around, insideOf, typeId } from './fields.ts';
import { type OperationEntry, readOperation, type Tier } from './operation-entry.ts';
import type { Resource } from './resources.ts';
import { sharedTypes } from './shared-types.ts';

export interface ResourcePage {
  readonly resource: Resource;
  readonly entries: readonly OperationEntry[];
  readonly types: readonly SharedType[];
  /** Refusals by the emulator's specific rules for these operations. */
  readonly refusals: readonly Refusal[];
}

/** Data beyond the contract. */
export interface Known {
  readonly index: Index;
  readonly tiers: ReadonlyMap<string, Tier>;
  readonly refusals: ReadonlyMap<string, readonly Refusal[]>;
  readonly examples: ShownExamples;
}

const UNKNOWN: Tier = { tier: 'T0', reason: '' };

export async function pageOf(resource: Resource, known: Known): Promise<ResourcePage> {
  const document = await loadProduct(resource.product.key);
  const all = resource.operations.flatMap((operation) => {
    const schemas = document.operations[operation.name];
    return schemas === undefined ? [] : [{ operation, schemas }];
  });
  const roots = all.flatMap(({ schemas }) => [...schemas.params.map(({ schema }) => schema), schemas.result]);
  const shared = sharedTypes(roots, document);
  const around: Around = { document, shared, ids: new Set() };
  const entries: OperationEntry[] = [];
  for (const { operation, schemas } of all) {
    entries.push({
      ...readOperation(operation, schemas, around),
      example: await known.examples.of({ operation, schemas, defs: document.schemas }),
      tier: known.tiers.get(operation.name) ?? UNKNOWN,
    });
  }
  entries.sort((one, other) => Number(one.operation.deprecated ?? false) - Number(other.operation.deprecated ?? false));
  const types = [...shared].map(([name, title]) => typeOf(name, title, around));
  return { resource, entries, types, refusals: known.refusals.get(resource.name) ?? [] };
}

function typeOf(name: string, title: string, around: Around): SharedType {
  const schema = { $ref: `#/schemas/${name}` };
  return {
    title,
    id: typeId(title),
    words: descriptionOf(schema, around.document),
    ...insideOf(schema, { ...around, own: name }),
  };
}
