/** Finds ids of existing things for an example: through the operation that lists them, which creates one if there is none. */
import type { Param } from '@flarewire/contract';
import type { Arranger } from '../../test/whole-api/arrange.ts';
import { idIn } from '../../test/whole-api/arrange.ts';
import { ACCOUNT, type Params } from '../../test/whole-api/cases.ts';
import { type Subject, wireName } from '../../test/whole-api/contract-reading.ts';
import type { Call } from '../../test/whole-api/makers.ts';
import { anonymous } from './anonymous.ts';
import { requiredParams } from './params.ts';

type Id = string | number;

export interface World {
  readonly zone: string;
  readonly byName: ReadonlyMap<string, Subject>;
  /** Operations that read, by their paths without the names of their values. */
  readonly reads: ReadonlyMap<string, Subject>;
  /** Operation and field that the contract names for a field: `queue_id` → `queues.list queue_id`. */
  readonly sources: ReadonlyMap<string, string>;
  readonly arranger: Arranger;
  /** Lists that are being read or filled: what fills a list may look for things itself. */
  readonly open: Set<string>;
}

/** Things that are created for things that are created for an example. */
const MAX_OPEN = 2;

interface Field {
  readonly from: unknown;
  readonly name: string;
  readonly subject: Subject;
  /** It is a field of an object in the body. */
  readonly isItem: boolean;
}

const HEX = /^[0-9a-f]{32}$/;
const ACCOUNT_FIELD = /(^|_)account(_id|_tag)?$|accountId$/;
const ZONE_FIELD = /(^|_)zone(_id|_tag)?$|zoneId$/;

export function readsOf(subjects: readonly Subject[]): Map<string, Subject> {
  const isOld = ({ operation }: Subject): number => Number(operation.deprecated !== undefined);
  const reads = subjects
    .filter(({ operation }) => operation.method === 'GET')
    .sort((one, other) => isOld(other) - isOld(one));
  return new Map(reads.map((subject) => [anonymous(subject.operation.path), subject]));
}

/** Names of fields for which all operations name the same source. */
export function sourcesOf(subjects: readonly Subject[]): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const { name, schema } of subjects.flatMap(({ schemas }) => schemas.params)) {
    const from = schema['x-flarewire-from'];
    if (typeof from === 'string' && /_(id|name|uuid)$/.test(name))
      found.set(name, (found.get(name) ?? new Set()).add(from));
  }
  return new Map([...found].flatMap(([name, [from = '', ...others]]) => (others.length === 0 ? [[name, from]] : [])));
}

export class Lookup {
  readonly #known = new Map<string, Promise<Id | undefined>>();
  readonly #world: World;
  readonly #params: Params;
  readonly #call: Call;

  constructor(world: World, params: Params, call: Call) {
    this.#world = world;
    this.#params = params;
    this.#call = call;
  }

  /** The id of an existing thing for a field of the example; undefined if it holds no id that is known. */
  async idFor(value: Id, { from, name, subject, isItem }: Field): Promise<Id | undefined> {
    if (typeof from === 'string') return this.#idOf(from);
    if (typeof value === 'string' && HEX.test(value)) {
      if (ACCOUNT_FIELD.test(name)) return ACCOUNT;
      if (ZONE_FIELD.test(name)) return this.#world.zone;
    }
    const source = this.#world.sources.get(name);
    if (source !== undefined && isItem) return this.#idOf(source);
    return name === 'id' && isItem ? this.#ownId(subject) : undefined;
  }

  /** Names of resources contain the ids of their owners. */
  withOwners<T>(name: T): T | string {
    if (typeof name !== 'string') return name;
    return name
      .replace(/(?<=\.account\.zone\.)[0-9a-f]{32}/, this.#world.zone)
      .replace(/(?<=\.account\.)[0-9a-f]{32}/, ACCOUNT);
  }

  /** For a value of the path that nothing creates: the id of an item of the collection above it. */
  idInCollection({ operation }: Subject, param: Param): Promise<Id | undefined> {
    const [above = ''] = operation.path.split(`/{${wireName(param)}}`);
    const list = this.#world.reads.get(anonymous(above));
    return list === undefined
      ? Promise.resolve(undefined)
      : this.#once(`${list.operation.name} ${wireName(param)}`, list);
  }

  /** Of an item that a bulk operation changes: `/filters`, `/allow_policies/batch`. */
  #ownId({ operation }: Subject): Promise<Id | undefined> {
    const path = anonymous(operation.path);
    const list = this.#world.reads.get(path) ?? this.#world.reads.get(path.replace(/\/[^/]*$/, ''));
    return list === undefined ? Promise.resolve(undefined) : this.#once(`${list.operation.name} id`, list);
  }

  /** @param from operation and field: `queues.list queue_id` */
  #idOf(from: string): Promise<Id | undefined> {
    if (from.startsWith('accounts.list ')) return Promise.resolve(ACCOUNT);
    if (from.startsWith('zones.list ')) return Promise.resolve(this.#world.zone);
    const [name = ''] = from.split(' ');
    const list = this.#world.byName.get(name);
    return list === undefined ? Promise.resolve(undefined) : this.#once(from, list);
  }

  #once(key: string, list: Subject): Promise<Id | undefined> {
    const field = key.split(/[ .]/).at(-1) ?? 'id';
    const known = this.#known.get(key) ?? this.#find(list, field).catch(() => undefined);
    this.#known.set(key, known);
    return known;
  }

  async #find(list: Subject, field: string): Promise<Id | undefined> {
    const { open } = this.#world;
    const { name } = list.operation;
    if (open.has(name) || open.size >= MAX_OPEN) return undefined;
    open.add(name);
    try {
      return await this.#readOrFill(list, field);
    } finally {
      open.delete(name);
    }
  }

  async #readOrFill(list: Subject, field: string): Promise<Id | undefined> {
    const own = await this.#paramsOf(list);
    const read = async (): Promise<Id | undefined> => {
      const page = await this.#call(list.operation.name, own);
      return valueAt(page, field) ?? idIn(page, field);
    };
    const before = await read();
    if (before !== undefined) return before;
    await this.#world.arranger.fill(list, own, this.#call);
    return read();
  }

  /** Below the parents of the example; others are created. */
  async #paramsOf(list: Subject): Promise<Params> {
    const places: Params = { account_id: ACCOUNT, zone_id: this.#world.zone };
    const required = requiredParams(list);
    const own: Params = {};
    for (const name of Object.keys(required)) own[name] = places[name] ?? this.#params[name] ?? required[name];
    const isOpen = ({ name, in: place }: Param): boolean =>
      place === 'path' && !(name in places) && !(name in this.#params);
    return list.schemas.params.some(isOpen) ? this.#world.arranger.arrange(list, own, this.#call) : own;
  }
}

/** The first value of a field anywhere in a response. */
function valueAt(value: unknown, field: string, depth = 0): Id | undefined {
  if (depth > 4 || typeof value !== 'object' || value === null) return undefined;
  const own: unknown = Reflect.get(value, field);
  if (typeof own === 'string' || typeof own === 'number') return own;
  for (const inner of Object.values(value)) {
    const found = valueAt(inner, field, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
