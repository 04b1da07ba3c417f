/** Replaces ids in parameters by those of existing things, found or created by the operation that the contract names. */
import type { Param } from '@flarewire/contract';
import { asSchema, branchesOf, follow, isObject, type JsonSchema, matches, shapeOf } from '@flarewire/schema';
import type { Arranger } from '../../test/whole-api/arrange.ts';
import { ACCOUNT, type Params } from '../../test/whole-api/cases.ts';
import type { Subject } from '../../test/whole-api/contract-reading.ts';
import type { Call } from '../../test/whole-api/makers.ts';
import { requiredParams } from './params.ts';

export interface World {
  readonly zone: string;
  readonly byName: ReadonlyMap<string, Subject>;
  readonly arranger: Arranger;
}

/** Deeper things do not refer to others. */
const MAX_DEPTH = 6;

/** The parameters with references that exist. @param isOpen the values to replace */
export async function withReferences(
  subject: Subject,
  params: Params,
  call: Call,
  { world, isOpen = () => true }: { readonly world: World; readonly isOpen?: (param: Param) => boolean },
): Promise<Params> {
  const found = { ...params };
  const look = new Lookup(world, params, call);
  for (const param of subject.schemas.params) {
    if (!(param.name in params) || !isOpen(param)) continue;
    found[param.name] = await replaced(found[param.name], param.schema, { subject, look, depth: 0 });
  }
  return found;
}

interface Around {
  readonly subject: Subject;
  readonly look: Lookup;
  readonly depth: number;
}

async function replaced(value: unknown, schema: JsonSchema, around: Around): Promise<unknown> {
  const { subject, look, depth } = around;
  if (depth > MAX_DEPTH) return value;
  const own = follow(schema, subject.defs);
  const from = schema['x-flarewire-from'] ?? own['x-flarewire-from'];
  if (typeof value === 'string' || typeof value === 'number')
    return typeof from === 'string' ? ((await look.idOf(from)) ?? value) : value;
  const inside = { ...around, depth: depth + 1 };
  if (Array.isArray(value)) {
    const item = typeof from === 'string' ? { ...asSchema(own.items), 'x-flarewire-from': from } : asSchema(own.items);
    return Promise.all(value.map((one) => replaced(one, item, inside)));
  }
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const properties = propertiesOf(own, value, subject);
  const entries = Object.entries(value).map(
    async ([name, one]) => [name, await replaced(one, properties.get(name) ?? {}, inside)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Properties of an object, and of the branch of a union that its value is of. */
function propertiesOf(schema: JsonSchema, value: unknown, { defs }: Subject): ReadonlyMap<string, JsonSchema> {
  const branch = branchesOf(schema).find((one) => matches(one, value, defs));
  const all = [schema, ...(branch === undefined ? [] : [branch])].map((one) => shapeOf(one, defs)?.properties ?? []);
  return new Map(all.flatMap((properties) => [...properties]));
}

/** Finds ids through the operation that lists them; creates one where there is none. */
class Lookup {
  readonly #known = new Map<string, Promise<string | number | undefined>>();
  readonly #world: World;
  readonly #params: Params;
  readonly #call: Call;

  constructor(world: World, params: Params, call: Call) {
    this.#world = world;
    this.#params = params;
    this.#call = call;
  }

  /** @param from operation and field: `queues.list queue_id` */
  idOf(from: string): Promise<string | number | undefined> {
    if (from.startsWith('accounts.list ')) return Promise.resolve(ACCOUNT);
    if (from.startsWith('zones.list ')) return Promise.resolve(this.#world.zone);
    const known = this.#known.get(from) ?? this.#find(from).catch(() => undefined);
    this.#known.set(from, known);
    return known;
  }

  async #find(from: string): Promise<string | number | undefined> {
    const [name = '', field = 'id'] = from.split(' ');
    const last = field.split('.').at(-1) ?? field;
    const list = this.#world.byName.get(name);
    if (list === undefined) return undefined;
    const required = requiredParams(list);
    const own = Object.fromEntries(
      Object.keys(required).map((key) => [key, this.#places()[key] ?? this.#params[key] ?? required[key]]),
    );
    const read = async (): Promise<string | number | undefined> => valueAt(await this.#call(name, own), last);
    const before = await read();
    if (before !== undefined) return before;
    await this.#world.arranger.fill(list, own, this.#call);
    return read();
  }

  #places(): Params {
    return { account_id: ACCOUNT, zone_id: this.#world.zone };
  }
}

/** The first value of a field anywhere in a response. */
function valueAt(value: unknown, field: string, depth = 0): string | number | undefined {
  if (depth > 4 || typeof value !== 'object' || value === null) return undefined;
  const own: unknown = Reflect.get(value, field);
  if (typeof own === 'string' || typeof own === 'number') return own;
  for (const inner of Object.values(value)) {
    const found = valueAt(inner, field, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
