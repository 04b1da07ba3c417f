/** Parameters of a call, from flags, arguments, the body, and the names of zone and account. */
import { allowedBy, follow, index, isReading, type Param, paramProblems, problemText } from '@flarewire/contract';
import { check } from '@flarewire/schema';
import { flagOf, takes } from '@flarewire/snippets/command/flags';
import { kindsOf, mayBeOne } from '@flarewire/snippets/command/kinds';
import type { Cloudflare } from 'flarewire';
import type { Subject } from '../tree/subject.ts';
import { commandOf } from '../tree/words.ts';
import { WrongInput } from '../wrong-input.ts';
import { missingParts } from './dns-record.ts';
import { type Given, narrowed, paramFor, type ReadFlags, schemaAt } from './flags.ts';
import { readNames } from './names.ts';
import type { Known } from './once.ts';
import { accountNamed, ID, isHost, readScope, zoneNamed } from './scope.ts';
import { fileAt, readValue, type Source, textAt } from './values.ts';

export type Params = Record<string, unknown>;

export interface Surroundings {
  readonly source: Source;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Used to look up names. */
  readonly client: () => Cloudflare;
  readonly signal: AbortSignal;
  /** Look-ups shared by the rows of a run. */
  readonly known?: Known;
  /** Undefined without a terminal. */
  readonly ask: ((question: string, options?: { readonly isSecret?: boolean }) => Promise<string>) | undefined;
}

/** @throws WrongInput with every problem */
export async function paramsFrom(subject: Subject, flags: ReadFlags, around: Surroundings): Promise<Params> {
  const params: Params = await bodyParams(subject, flags.values.get('body'), around.source);
  const named = placePositionals(subject, flags, params);
  for (const given of [...flags.given, ...named])
    await place(await withAccount(given, subject, around), subject, params, around.source);
  await readScope(subject, flags.values, params, around);
  const isPlan = flags.switches.has('plan');
  await readNames(subject, params, around, isPlan);
  const isUnchecked = flags.switches.has('unchecked');
  await askMissing(subject, params, problemsOf(subject, params, isUnchecked), around);
  const counted = problemsOf(subject, params, isUnchecked);
  // A plan shows the request unchanged.
  const missing = isUnchecked || isPlan ? [] : missingParts(subject.operation.name, params);
  if (counted.length + missing.length > 0) throw new WrongInput(problemLines(subject, counted, missing));
  return params;
}

/** `--account NAME` where the account is an object with its id: a filter of zones, or the owner of a new one. */
async function withAccount(given: Given, subject: Subject, around: Surroundings): Promise<Given> {
  const { param, path, text, flag } = given;
  // `--zone NAME` where the id is not in the path: a filter, or a field.
  const isScope = param.name === `${flag}_id` && param.in !== 'path' && typeof text === 'string' && !ID.test(text);
  if (isScope && flag === 'zone') return { ...given, text: await zoneNamed(text, around) };
  if (isScope && flag === 'account') return { ...given, text: await accountNamed(text, around) };
  const { properties } = follow(param.schema, subject.document.schemas);
  const isObject = typeof properties === 'object' && properties !== null && 'id' in properties;
  if (param.name !== 'account' || path.length > 0 || !isObject || typeof text !== 'string') return given;
  if (/[={]/.test(text) || text.startsWith('@')) return given;
  return { ...given, text: JSON.stringify({ id: await accountNamed(text, around) }) };
}

type Problems = ReturnType<typeof paramProblems>;

function problemsOf(subject: Subject, params: Params, isUnchecked: boolean): Problems {
  const { schemas, document } = subject;
  const unknown = isUnchecked ? 'allow' : 'error';
  const problems = paramProblems(schemas, params, document.schemas, { unknown, words: document.words });
  if (isUnchecked) return problems.filter(({ kind }) => kind === 'required');
  return problems.length > 0 ? problems : problemsOfItem(subject, params);
}

/** The item that the path names may decide the values of a field: a setting of a zone has values of its own. */
const problemsOfItem = (subject: Subject, params: Params): Problems =>
  subject.schemas.params.flatMap((param) => {
    const value = param.in === 'body' ? params[param.name] : undefined;
    const schema = value === undefined ? undefined : narrowed(param, subject, params);
    const options = { path: [param.name], secret: param.sensitive === true, sent: true };
    return schema === undefined ? [] : check(schema, value, subject.document.schemas, options);
  });

/** Prompts for missing parameters on a terminal. An empty reply leaves a parameter missing. */
async function askMissing(subject: Subject, params: Params, problems: Problems, around: Surroundings): Promise<void> {
  const { ask, source } = around;
  if (ask === undefined) return;
  for (const { kind, path } of problems) {
    const param = subject.schemas.params.find(({ name }) => name === path[0]);
    if (kind !== 'required' || path.length > 1 || param === undefined) continue;
    const { schemas } = subject.document;
    const isSecret = param.sensitive === true || follow(param.schema, schemas)['x-sensitive'] === true;
    const text = await ask(`${param.name} (${allowedBy(param.schema, schemas)}): `, { isSecret });
    if (text !== '') params[param.name] = await readValue(text, param.schema, { schemas, source, flag: param.name });
  }
}

/** Scopes have flags of their own. */
const SCOPE: Readonly<Record<string, string>> = {
  zone_id: '--zone is missing: the name or id of the zone',
  account_id: '--account is missing: the name or id of the account',
};

/** Commands that need less. */
const HINTS: Readonly<Record<string, string>> = {
  'firewall.rules.create': 'To block requests: flarewire rule block --zone ZONE --path PATH',
  'rateLimits.create':
    'This API is deprecated. Rate limiting rules: flarewire rulesets phases update http_ratelimit --help',
  'user.tokens.create': 'For a token with only what some commands need: flarewire token plan OPERATIONS --create',
};

function problemLines(subject: Subject, problems: Problems, missing: readonly string[]): string {
  const lines = problems.map((problem) => {
    const [first] = problem.path;
    const param = subject.schemas.params.find(({ name }) => name === first);
    const positional = subject.positionals.find(({ name }) => name === first);
    const scope = problem.kind === 'required' && problem.path.length === 1 ? SCOPE[String(first)] : undefined;
    if (scope !== undefined) return `  ${scope}`;
    const flag = positional ? positional.name.toUpperCase() : param ? `--${flagOf(param, subject)}` : '';
    return `  ${problem.kind === 'required' && flag ? `${flag} is missing: ${problem.allowed}` : problemText(problem)}`;
  });
  const hint = Object.hasOwn(HINTS, subject.operation.name) ? `\n${HINTS[subject.operation.name]}` : '';
  const isWhole = problems.some(({ kind }) => kind === 'required') && subject.operation.name.endsWith('.update');
  const edit = subject.operation.name.replace(/update$/, 'edit');
  const part =
    isWhole && index().operations.some(({ name }) => name === edit)
      ? `\nThis replaces the whole thing. To change single fields: ${commandOf(edit)}`
      : '';
  return `Invalid parameters for ${subject.operation.name}:\n${[...lines, ...missing.map((line) => `  ${line}`)].join('\n')}${part}${hint}\nNothing was sent. For all flags: ${commandOf(subject.operation.name)} --help`;
}

/** Fields that name a new thing. */
const NAMES = ['name', 'title', 'queue_name'];

/** Fields that may follow the command without their flag, in order: `d1 query shop 'SELECT 1'`. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  'accounts.members.create': ['email'],
  'ai.run': ['prompt'],
  'd1.database.query': ['sql'],
  'd1.database.raw': ['sql'],
  'dns.records.import': ['file'],
  'queues.messages.push': ['body'],
  'workers.routes.create': ['pattern', 'script'],
  'zones.settings.edit': ['value'],
};

/** The name of a new thing may follow the command: `r2 buckets create photos`. */
function placesOf(subject: Subject, params: Params): readonly Param[] {
  const { schemas, operation } = subject;
  const following = Object.hasOwn(FOLLOWING, operation.name) ? (FOLLOWING[operation.name] ?? []) : [];
  const fields = following.flatMap((name) => schemas.params.find((param) => param.name === name) ?? []);
  const positionals = [...subject.positionals, ...fields].filter(({ name }) => params[name] === undefined);
  if (positionals.length > 0 || !operation.name.endsWith('.create')) return positionals;
  const named = schemas.params.find(({ name, required }) => required && NAMES.includes(name));
  const isText = named !== undefined && kindsOf(named.schema, subject.document.schemas).types.has('string');
  // Of records and rules, several fields could be meant.
  const isAlone = !takes(subject, 'zone_id') && named !== undefined && params[named.name] === undefined;
  return isText && isAlone ? [named] : positionals;
}

/** Shorter commands, whose arguments need no flags. */
const JOBS: Readonly<Record<string, string>> = {
  'dns.records.create': 'flarewire dns set NAME TYPE CONTENT',
  'dns.records.edit': 'flarewire dns set NAME TYPE CONTENT',
  'dns.records.update': 'flarewire dns set NAME TYPE CONTENT',
  'cache.purge': 'flarewire purge URLS',
};

/** @returns values of fields that have a flag too */
function placePositionals(
  subject: Subject,
  { positionals: words, values, given, switches }: ReadFlags,
  params: Params,
): Given[] {
  const isGiven = Object.fromEntries(given.map(({ param }) => [param.name, true]));
  const places = placesOf(subject, { ...params, ...isGiven });
  if (words.length > places.length) {
    const extra = words[places.length];
    const names = places.map(({ name }) => name.toUpperCase());
    const isZone = places.length === 0 && takes(subject, 'zone_id') && !values.has('zone');
    // Only reading: what a change is for should be named.
    if (isZone && words.length === 1 && isReading(subject.operation) && isHost(extra ?? '')) {
      params.zone_id = extra;
      return [];
    }
    const job =
      words.length > 1 && Object.hasOwn(JOBS, subject.operation.name) ? JOBS[subject.operation.name] : undefined;
    const flag =
      assigned(extra ?? '', subject) ??
      (isZone ? `--zone ${extra}` : switches.has('json') && words.length === 1 ? `--columns ${extra}` : undefined);
    const one = places.length === 0 ? oneOf(subject.operation.name, extra ?? '') : undefined;
    const suggested =
      flag !== undefined ? ` Did you mean ${flag}?` : one === undefined ? '' : ` Did you mean: ${one} ${extra}?`;
    const meant = job === undefined ? suggested : ` Use: ${job}`;
    const usage = [commandOf(subject.operation.name), ...names, '[flags]'].join(' ');
    throw new WrongInput(`Unexpected argument "${extra}".${meant} Usage: ${usage}`);
  }
  const fields: Given[] = [];
  for (const [i, text] of words.entries()) {
    const param = places[i];
    if (param === undefined) continue;
    if (param.in === 'path') params[param.name] = pathValue(text, param, subject);
    else fields.push({ param, path: [], text, flag: flagOf(param, subject) });
  }
  return fields;
}

/** The command for one item of a list. */
function oneOf(name: string, extra: string): string | undefined {
  if (!/^\w([\w.-]*\w)?$/.test(extra)) return undefined;
  const get = name.replace(/\.list$/, '.get');
  return get !== name && index().operations.some((one) => one.name === get) ? commandOf(get) : undefined;
}

/** The flag that was meant by `name=value`. */
function assigned(text: string, subject: Subject): string | undefined {
  const [, name = '', value = ''] = /^([\w-]+)=(.*)$/s.exec(text) ?? [];
  const flag = name.replaceAll('_', '-');
  const isGlobal = flag === 'zone' ? takes(subject, 'zone_id') : flag === 'account' && takes(subject, 'account_id');
  return isGlobal || paramFor(flag, subject) !== undefined ? `--${flag} ${value}` : undefined;
}

function pathValue(text: string, { schema }: Param, { document }: Subject): string | number {
  const { types } = kindsOf(schema, document.schemas);
  const isNumber = (types.has('integer') || types.has('number')) && !types.has('string');
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The zone file of an import is a path, with or without the `@`; fields called `file` elsewhere may be text. */
const withFile = (given: Given, { operation }: Subject): Given =>
  operation.name === 'dns.records.import' &&
  given.param.name === 'file' &&
  typeof given.text === 'string' &&
  /^[^@\s]\S*$/.test(given.text) &&
  given.text !== '-'
    ? { ...given, text: `@${given.text}` }
    : given;

async function place(given: Given, subject: Subject, params: Params, source: Source): Promise<void> {
  const { param, path, text, flag } = withFile(given, subject);
  const { schemas } = subject.document;
  const schema =
    (path.length === 0 ? narrowed(param, subject, params) : undefined) ?? schemaAt(param.schema, path, schemas);
  const { types, items } = kindsOf(schema, schemas);
  const isFile = typeof text === 'string' && /^@[^@]/.test(text);
  const holdsFiles = items !== undefined && kindsOf(items, schemas).types.has('file');
  // A file of a list holds the list, unless the list is one of files. What may be a single value is one until it is repeated.
  const isNull = text === 'null' && types.has('null');
  const isItem = typeof text === 'string' && !/^\s*\[/.test(text) && !isNull && (!isFile || holdsFiles);
  const isListed = types.has('array') && isItem;
  const isOne = isListed && (!mayBeOne({ types }) || params[param.name] !== undefined);
  const value = await readValue(text, isOne && items !== undefined ? items : schema, {
    schemas,
    source,
    flag: `--${flag}`,
  });
  // Files whose field is not declared are modules: there may be several.
  const isModule = !subject.schemas.params.includes(param) && path.length === 0 && value instanceof File;
  set(params, [param.name, ...path], value, isModule || (isOne && items !== undefined), flag);
}

function set(target: Params, path: readonly string[], value: unknown, isItem: boolean, flag: string): void {
  const [name = '', ...rest] = path;
  if (rest.length > 0) {
    const inner = target[name] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {});
    if (typeof inner !== 'object' || inner === null)
      throw new WrongInput(`--${flag}: ${name} already has a value, which is not an object.`);
    target[name] = inner;
    // A list is an object of numbered places too.
    set(inner as Params, rest, value, isItem, flag);
    return;
  }
  const { [name]: before } = target;
  if (isItem) target[name] = before === undefined ? [value] : [before, value].flat();
  else if (before === undefined || typeof before === 'object') target[name] = value;
  else throw new WrongInput(`--${flag} was given more than once.`);
}

/** @throws WrongInput */
async function bodyParams(subject: Subject, given: string | undefined, source: Source): Promise<Params> {
  if (given === undefined) return {};
  const { params, body } = subject.schemas;
  if (body === undefined) throw new WrongInput(`--body is not allowed: ${subject.operation.name} has no request body.`);
  const whole = params.find((param) => param.whole === true);
  const isText = /^\s*[[{"]/.test(given);
  if (whole !== undefined && kindsOf(whole.schema, subject.document.schemas).types.has('file') && !isText) {
    return { [whole.name]: await fileAt(given.replace(/^@/, ''), source) };
  }
  const text = isText ? given : await textAt(given.replace(/^@/, ''), source);
  const kind = follow(body.schema, subject.document.schemas).type;
  if (whole !== undefined && (kind === 'string' || subject.operation.request !== 'json')) return { [whole.name]: text };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new WrongInput(`--body is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (whole !== undefined) return { [whole.name]: value };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new WrongInput('--body must be a JSON object.');
  return { ...value };
}
