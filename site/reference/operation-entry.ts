/** Collects the reference data of one operation from the contract and the emulator. */
import { descriptionOf, type Operation, type OperationSchemas } from '@flarewire/contract';
import { branchesOf, follow, isObject, type JsonSchema, refName, shapeOf } from '@flarewire/schema';
import { lastOf } from '@flarewire/snippets/site';
import type { ShownExample } from '../examples/shown.ts';
import type { Field, Inside } from './field.ts';
import { type Around, fieldOf, insideOf } from './fields.ts';

export interface Tier {
  readonly tier: 'T2' | 'T1' | 'T0';
  /** Number of observations of the real API, all of which agree. */
  readonly verified?: number;
  readonly reason: string;
}

export interface OperationEntry {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  /** Anchor of the operation. */
  readonly id: string;
  readonly params: readonly Field[];
  readonly forms: readonly Form[];
  /** Undefined if there is no result. */
  readonly result: (Inside & { readonly words?: string | undefined }) | undefined;
  readonly example: ShownExample;
  readonly tier: Tier;
}

/** A possible form of the body: its required and optional parameters. */
export interface Form {
  readonly title: string;
  readonly words?: string | undefined;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

type Read = Pick<OperationEntry, 'operation' | 'schemas' | 'id' | 'params' | 'forms' | 'result'>;

export function readOperation(operation: Operation, schemas: OperationSchemas, around: Around): Read {
  const id = lastOf(operation.name);
  const params = schemas.params.map((param) => {
    const options = { id: `${id}.${param.name}`, isRequired: param.required, place: param.in };
    return fieldOf(param.name, param.schema, options, around);
  });
  // Required ones first, since readers must provide them.
  const sorted = [...params.filter((one) => one.isRequired), ...params.filter((one) => !one.isRequired)];
  const isEmpty = operation.response !== 'json' && operation.response !== 'rows';
  const result = isEmpty
    ? undefined
    : { ...insideOf(schemas.result, around), words: descriptionOf(schemas.result, around.document) };
  return { operation, schemas, id, params: sorted, forms: formsOf(schemas, around), result };
}

function formsOf({ body, params }: OperationSchemas, { document }: Around): Form[] {
  if (body === undefined || params.some(({ whole }) => whole === true)) return [];
  const branches = branchesOf(follow(body.schema, document.schemas));
  if (branches.length < 2) return [];
  return branches.flatMap((branch, at): Form[] => {
    const shape = shapeOf(branch, document.schemas);
    if (shape === undefined) return [];
    const names = [...shape.properties.keys()];
    return [
      {
        title: titleOf(branch, at, document.schemas),
        words: descriptionOf(branch, document),
        required: names.filter((name) => shape.required.has(name)),
        optional: names.filter((name) => !shape.required.has(name)),
      },
    ];
  });
}

function titleOf(branch: JsonSchema, at: number, schemas: Around['document']['schemas']): string {
  const own = follow(branch, schemas);
  const name = typeof own.title === 'string' ? own.title : refName(branch)?.split('.').at(-1);
  return name ?? tagOf(own) ?? `Form ${at + 1}`;
}

/** `type: "A"`. */
function tagOf({ properties }: JsonSchema): string | undefined {
  if (!isObject(properties)) return undefined;
  const tag = Object.entries(properties).find(([, one]) => isObject(one) && 'const' in one);
  return tag === undefined || !isObject(tag[1]) ? undefined : `${tag[0]}: ${JSON.stringify(tag[1].const)}`;
}
