/** Prepares a state in which an operation can succeed: the client itself first creates the objects in its path. */
import type { HttpMethod } from '@flarewire/contract';
import { ACCOUNT, makeParams, type Params } from './cases.ts';
import { asSchema, follow, isObject, type Subject, wireName } from './contract-reading.ts';
import { type Call, creators, makeReferences, makers } from './makers.ts';

const CREATORS = ['create', 'post', 'new'];
const SWITCHES = ['enable', 'create', 'update', 'edit'];

const LAST_VALUE = /^(.*)\/\{([^{}]+)\}$/;

/** Templates that differ only in the names of their values are the same path. */
const anonymous = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

const SCOPES = { account_id: '/accounts/{account_id}', zone_id: '/zones/{zone_id}' } as const;

const concrete = (path: string): string[] =>
  Object.values(SCOPES).map((scope) => path.replace('/{account_or_zone}', scope));

type Values = Map<string, unknown>;

interface World {
  /** An existing zone; without one, each operation below a zone gets its own zone. */
  readonly zone?: string;
  /** Parameters for creating objects. If they are refused, minimal valid ones are tried. */
  readonly paramsOf?: (subject: Subject, scope: Scope) => Params;
  /** Replaces references in refused parameters by those of things that it creates. */
  readonly referencesOf?: (subject: Subject, params: Params, call: Call) => Promise<Params>;
  /** Creates what an operation needs besides the objects in its path. @returns parameters that refer to it */
  readonly prepare?: (name: string, params: Params, call: Call) => Promise<Params>;
}

type Scope = 'account_id' | 'zone_id';

type Prepare = (params: Params) => Promise<Params>;

interface Making {
  readonly call: Call;
  readonly own?: World['paramsOf'];
  readonly prepare?: Prepare;
}

interface Created {
  readonly params: Params;
  readonly result: unknown;
}

export class Arranger {
  readonly #byPath = new Map<string, Subject>();
  readonly #byName = new Map<string, Subject>();
  readonly #world: World;
  /** Operations that are being prepared. */
  readonly #open = new Set<string>();

  constructor(subjects: readonly Subject[], world: World = {}) {
    this.#world = world;
    for (const subject of subjects) {
      const { operation } = subject;
      this.#byName.set(operation.name, subject);
      for (const path of concrete(operation.path)) {
        const key = `${operation.method} ${anonymous(path)}`;
        if (!this.#byPath.has(key) || this.#byPath.get(key)?.operation.deprecated) this.#byPath.set(key, subject);
      }
    }
  }

  /** The parameters with path values of existing objects. */
  async arrange(subject: Subject, given: Params, call: Call): Promise<Params> {
    const scope = 'zone_id' in given ? 'zone_id' : 'account_id';
    const values: Values = new Map();
    for (const param of pathParams(subject)) if (param.name in given) values.set(wireName(param), given[param.name]);
    if (values.has('account_id')) values.set('account_id', ACCOUNT);
    const { zone } = this.#world;
    const isThere = (name: string): boolean => name === 'account_id' || (name === 'zone_id' && zone !== undefined);
    const isOfAccount = scope === 'account_id' && subject.operation.path.startsWith('/{account_or_zone}');
    if (zone !== undefined && !isOfAccount) values.set('zone_id', zone);
    const segments = subject.operation.path.replace('/{account_or_zone}', SCOPES[scope]).split('/');
    for (let end = 2; end <= segments.length; end++) {
      const name = /^\{([^{}]+)\}$/.exec(segments[end - 1] ?? '')?.[1];
      if (name === undefined || isThere(name)) continue;
      const id = await this.#make(segments.slice(0, end).join('/'), subject, values, call);
      if (id !== undefined) values.set(name, id);
    }
    return { ...given, ...fill(subject, values) };
  }

  /** Creates an item of the collection that an operation lists. @returns false if nothing creates one */
  async fill(subject: Subject, given: Params, call: Call): Promise<boolean> {
    const scope = 'zone_id' in given ? 'zone_id' : 'account_id';
    const path = subject.operation.path.replace('/{account_or_zone}', SCOPES[scope]);
    const maker = this.#byName.get(creators[subject.operation.name] ?? '') ?? this.#find(path, subject, 'POST');
    if (subject.operation.method !== 'GET' || maker === undefined) return false;
    const values: Values = new Map();
    for (const name of [...Object.keys(SCOPES), ...pathParams(subject).map(({ name }) => name)])
      if (given[name] !== undefined) values.set(name, given[name]);
    await this.#create(maker, values, call);
    return true;
  }

  async #make(template: string, own: Subject, values: Values, call: Call): Promise<unknown> {
    const [, collection = '', name = ''] = LAST_VALUE.exec(template) ?? [];
    const maker = makers[template] ?? makers[anonymous(template)];
    if (maker !== undefined) return maker.by === own.operation.name ? undefined : this.#makeBy(maker, values, call);
    const isFixed = pathParams(own).some((param) => wireName(param) === name && isChoice(own, param.schema));
    const subject =
      (isFixed ? undefined : (this.#find(collection, own, 'POST') ?? this.#creatorOf(template, collection, own))) ??
      this.#find(template, own, 'PUT', 'POST');
    if (subject === undefined) return undefined;
    const { params, result } = await this.#create(subject, values, call);
    const path = pathParams(subject).find((param) => wireName(param) === name);
    if (path !== undefined) return params[path.name];
    return idIn(result, name) ?? this.#idOfFirst(collection, name, values, call);
  }

  async #makeBy(maker: (typeof makers)[string], values: Values, call: Call): Promise<unknown> {
    const subject = this.#byName.get(maker.by);
    if (subject === undefined) throw new Error(`There is no operation ${maker.by}`);
    const { params, result } = await this.#create(subject, values, call);
    const list = maker.list === undefined ? undefined : this.#byName.get(maker.list);
    return maker.id(
      list === undefined
        ? result
        : await call(list.operation.name, { ...makeParams(list, 'required'), ...fill(list, values) }),
      params,
    );
  }

  async #create(subject: Subject, values: Values, call: Call): Promise<Created> {
    const prepare = this.#once(subject.operation.name, call);
    const send = async (own?: World['paramsOf']) => {
      const params = await this.#paramsOf(subject, values, { call, own, prepare });
      return { params, result: await call(subject.operation.name, params) };
    };
    const { paramsOf, referencesOf } = this.#world;
    if (paramsOf === undefined) return send();
    const linked = async () => {
      if (referencesOf === undefined) return Promise.reject();
      const given = await this.#paramsOf(subject, values, { call, own: paramsOf, prepare });
      const params = await referencesOf(subject, given, call);
      return { params, result: await call(subject.operation.name, params) };
    };
    return send(paramsOf).catch((refusal: unknown) =>
      linked().catch(() =>
        send().catch(() => this.#onceOn(subject, refusal, { values, call, send: () => send(paramsOf) })),
      ),
    );
  }

  /** Creates it after what it belongs to has been switched on. */
  async #onceOn(
    subject: Subject,
    refusal: unknown,
    { values, call, send }: { readonly values: Values; readonly call: Call; readonly send: () => Promise<Created> },
  ): Promise<Created> {
    const isMissing = / 404 /.test(String(refusal)) && !this.#open.has(subject.operation.name);
    if (!isMissing) throw refusal;
    this.#open.add(subject.operation.name);
    const isOn = await this.switchOn(subject, fill(subject, values), call).finally(() =>
      this.#open.delete(subject.operation.name),
    );
    if (!isOn) throw refusal;
    return send();
  }

  /** The needs of an operation are created once, however often the operation is tried. */
  #once(name: string, call: Call): Prepare {
    let made: Promise<Params> | undefined;
    return async (params) => {
      made ??= this.#world.prepare?.(name, params, call);
      return made ?? {};
    };
  }

  async #paramsOf(subject: Subject, values: Values, { call, own = least, prepare }: Making): Promise<Params> {
    const scope = values.has('zone_id') ? 'zone_id' : 'account_id';
    const params = { ...own(subject, scope), ...fill(subject, values) };
    if (subject.operation.path.startsWith('/{account_or_zone}'))
      delete params[scope === 'zone_id' ? 'account_id' : 'zone_id'];
    const { name } = subject.operation;
    const made = { ...params, ...(await makeReferences(name, params, call)) };
    return { ...made, ...(await prepare?.(made)) };
  }

  /** The operation of a resource that creates its items under another path than their own: `…/tags/create`. */
  #creatorOf(template: string, collection: string, own: Subject): Subject | undefined {
    const values = template.split('/').filter((part) => part.startsWith('{'));
    return this.#siblings(own, CREATORS).find(({ operation: { path } }) => {
      const own = path.split('/').filter((part) => part.startsWith('{') && part !== '{account_or_zone}');
      return (
        own.length === values.length - 1 &&
        own.every((part) => values.includes(part)) &&
        path.startsWith(`${collection}/`)
      );
    });
  }

  /** Operations of the same resource and of those above it. */
  #siblings({ operation }: Subject, names: readonly string[]): Subject[] {
    const parts = operation.name.split('.').slice(0, -1);
    const resources = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
    return resources
      .flatMap((resource) => names.map((name) => `${resource}.${name}`))
      .filter((name) => name !== operation.name)
      .flatMap((name) => this.#byName.get(name) ?? []);
  }

  /** Switches on or writes what has no id of its own, such as a configuration of a zone. */
  async switchOn(subject: Subject, given: Params, call: Call): Promise<boolean> {
    const values: Values = new Map(Object.entries(given));
    for (const param of pathParams(subject)) if (param.name in given) values.set(wireName(param), given[param.name]);
    let isDone = false;
    for (const sibling of this.#siblings(subject, SWITCHES)) {
      if (!pathParams(sibling).every((param) => values.has(wireName(param)) || !param.required)) continue;
      isDone ||= await this.#create(sibling, values, call).then(
        () => true,
        () => false,
      );
      if (isDone) break;
    }
    return isDone;
  }

  /** For items whose create response has no id. */
  async #idOfFirst(collection: string, name: string, values: Values, call: Call): Promise<unknown> {
    const list = this.#byPath.get(`GET ${anonymous(collection)}`);
    if (list === undefined) return undefined;
    return idIn(await call(list.operation.name, await this.#paramsOf(list, values, { call })), name);
  }

  #find(path: string, own: Subject, ...methods: HttpMethod[]): Subject | undefined {
    const found = methods
      .map((method) => this.#byPath.get(`${method} ${anonymous(path)}`))
      .filter((one) => one !== undefined);
    return found.find(
      (one) => one.operation.name !== own.operation.name && one.operation.sameAs !== own.operation.name,
    );
  }
}

const least = (subject: Subject, scope: Scope): Params => makeParams(subject, 'required', scope);

const pathParams = ({ schemas }: Subject) => schemas.params.filter((param) => param.in === 'path');

const isChoice = ({ defs }: Subject, schema: object): boolean => {
  const followed = follow(asSchema(schema), defs);
  return 'const' in followed || 'enum' in followed;
};

/** Path values of the operation, as parameters. */
function fill(subject: Subject, values: ReadonlyMap<string, unknown>): Params {
  const isEither = subject.operation.path.startsWith('/{account_or_zone}');
  const unused = values.has('zone_id') ? 'account_id' : 'zone_id';
  const params = pathParams(subject).filter(
    (param) => values.has(wireName(param)) && !(isEither && param.name === unused),
  );
  return Object.fromEntries(params.map((param) => [param.name, values.get(wireName(param))]));
}

/** The id of the created object, anywhere in the response: `{queue_id}` may be `queue_id`, `id`, `uuid` … */
export function idIn(result: unknown, name: string, depth = 0): string | number | undefined {
  if (typeof result === 'string' && depth === 0) return result;
  if (Array.isArray(result)) return idIn(result[0], name, depth + 1);
  if (!isObject(result) || depth > 3) return undefined;
  const bare = name.replace(/_(id|uuid|name|identifier|tag|key)$/, '');
  const names = [
    name,
    /name$/.test(name) ? 'name' : 'id',
    'id',
    'uuid',
    'uid',
    `${bare}_id`,
    `${bare}_name`,
    'name',
    'tag',
    'slug',
    'key',
    bare,
    'hostname',
  ];
  for (const key of [...names, ...Object.keys(result).filter((one) => /(_id|_uuid|_name|Id)$/.test(one))]) {
    const value = result[key];
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return value;
  }
  for (const value of Object.values(result)) {
    const inner = idIn(value, name, depth + 1);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
