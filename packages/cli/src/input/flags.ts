/** The flags of a command: one for each parameter of its operation, read off its schemas. */

import { follow, type Param, type ProductDocument } from '@flarewire/contract';
import { flagName, flagOf, globalNames } from '@flarewire/snippets/command/flags';
import { SCOPES, SHORT, SWITCHES } from '@flarewire/snippets/command/globals';
import { isRecord } from '../record.ts';
import type { Subject } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';
import { meantFlag, needless, otherFlag } from './meant-flag.ts';

/** A value for a parameter, or for a place inside it. */
export interface Given {
  readonly param: Param;
  /** Below the parameter: `['flags']` of `--data.flags`. */
  readonly path: readonly string[];
  /** Undefined for a flag alone: true, or false with `--no-`. */
  readonly text: string | boolean;
  /** The flag as typed, for messages. */
  readonly flag: string;
}

export interface ReadFlags {
  readonly switches: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly given: readonly Given[];
  readonly positionals: readonly string[];
}

/** @throws WrongInput for an unknown flag or a missing value */
export function readFlags(argv: readonly string[], subject: Subject): ReadFlags {
  const switches = new Set<string>();
  const values = new Map<string, string>();
  const given: Given[] = [];
  const positionals: string[] = [];
  const globals = globalNames(subject);
  for (let place = 0; place < argv.length; place++) {
    const word = argv[place] ?? '';
    if (word === '--') {
      positionals.push(...argv.slice(place + 1));
      break;
    }
    const { flag, value } = splitFlag(word, globals, subject);
    if (flag === undefined) {
      positionals.push(word);
      continue;
    }
    const next = (): string => {
      const text = value ?? argv[++place];
      if (text === undefined) throw new WrongInput(`--${flag} requires a value.`);
      return text;
    };
    if (globals.has(flag) && flag in SWITCHES) {
      switches.add(flag);
      if (value === undefined) continue;
      // `--plan=diff` and `--watch=10` have their own values.
      if (flag !== 'watch' && (flag !== 'plan' || value !== 'diff'))
        throw new WrongInput(
          `--${flag} takes no value, not "${value}".${flag === 'plan' ? ' Did you mean --plan=diff?' : ''}`,
        );
      values.set(flag, value);
    } else if (globals.has(flag)) {
      const text = next();
      // `-o json`, as kubectl, az and flyctl have it.
      if (flag === 'output' && FORMATS.has(text)) switches.add(text);
      else values.set(flag, text);
    } else if (
      flag === 'format' &&
      paramFor(flag, subject) === undefined &&
      FORMATS.has(value ?? argv[place + 1] ?? '')
    ) {
      switches.add(next());
    } else {
      const target = targetOf(flag, subject);
      const text = target.isSwitch && value === undefined && !isTruth(argv[place + 1]) ? target.isOn : next();
      given.push({ ...target, text, flag });
    }
  }
  return { switches, values, given, positionals };
}

/** A file of such a name is written with its path: `--output ./json`. */
const FORMATS: ReadonlySet<string> = new Set(['json', 'ndjson', 'yaml', 'csv', 'tsv', 'table']);

const isTruth = (word: string | undefined): boolean => word === 'true' || word === 'false';

/** `--a=b` has its value with it; `-5` and `-` are values; `--zone-id` is `--zone` of a command that takes a zone. */
function splitFlag(
  word: string,
  globals: ReadonlySet<string>,
  subject: Subject,
): { readonly flag?: string; readonly value?: string } {
  const [, given, value] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
  const scope = scopeOf(given ?? '', subject);
  const long = globals.has(scope) ? scope : given;
  if (long !== undefined) return value === undefined ? { flag: long } : { flag: long, value };
  const [, short, glued] = /^-([a-z])(?:=?(.+))?$/i.exec(word) ?? [];
  const name = short === undefined ? undefined : SHORT[short];
  // `-ojson`
  if (glued !== undefined) return name === 'output' ? { flag: name, value: glued } : {};
  if (short === undefined) return {};
  if (name === undefined) throw unknownFlag(short, subject);
  return { flag: name };
}

/** `--zone-id`, and `--zone-name` or `--domain` where the command has no field of this name. */
function scopeOf(flag: string, subject: Subject): string {
  const [, owner = flag === 'domain' ? 'zone' : '', kind] = /^(zone|account)[-_](id|name)$/.exec(flag) ?? [];
  return kind === 'id' || (owner !== '' && paramFor(flag, subject) === undefined) ? owner : '';
}

interface Target extends Pick<Given, 'param' | 'path'> {
  readonly isSwitch: boolean;
  readonly isOn: boolean;
}

function targetOf(flag: string, subject: Subject): Target {
  const found = paramFor(flag, subject) ?? pathParam(flag, subject) ?? insideParam(flag, subject);
  if (found !== undefined) return { ...found, isSwitch: isBoolean(found, subject), isOn: true };
  const [, positive] = /^no-(.+)$/.exec(flag) ?? [];
  const off = positive === undefined ? undefined : paramFor(positive, subject);
  if (off !== undefined && isBoolean(off, subject)) return { ...off, isSwitch: true, isOn: false };
  throw unknownFlag(flag, subject);
}

function unknownFlag(flag: string, subject: Subject): WrongInput {
  const own = subject.schemas.params.map((param) => flagOf(param, subject));
  const globals = [...globalNames(subject)];
  const meant = meantFlag(flag, [...own, ...globals]);
  const reason = meant === undefined ? needless(flag) : undefined;
  const isFile = flag === 'file' || flag === 'f';
  const hint =
    reason !== undefined
      ? `Leave it out: ${reason}.`
      : meant === undefined
        ? 'Run the command with --help to list its flags.'
        : `Did you mean --${meant}${isFile && own.includes(meant) ? ' @FILE' : ''}?`;
  return new WrongInput(`Unknown flag "${flag.length === 1 ? '-' : '--'}${flag}". ${hint}`);
}

/** Flags of other tools for the thing that a command is about. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  name: ['script_name'],
  script: ['script_name'],
  worker: ['script_name'],
};

/** `--database shop` and `--name shop` in place of the argument DATABASE_ID. */
function pathParam(flag: string, { positionals, schemas }: Subject): Pick<Given, 'param' | 'path'> | undefined {
  const name = flag.replaceAll('-', '_');
  // `--zone` as a filter.
  const scope = Object.hasOwn(SCOPES, flag) && schemas.params.find((param) => param.name === `${name}_id`);
  if (scope) return { param: scope, path: [] };
  const [only] = positionals.length === 1 && flag === 'name' ? positionals : [];
  const found = positionals.filter(
    (param) => [`${name}_id`, `${name}_name`].includes(param.name) || THINGS[flag]?.includes(param.name),
  );
  const param = found.length === 1 ? found[0] : only;
  return param && { param, path: [] };
}

/** `--dimensions` is `--config.dimensions` where one field of the body has it. */
function insideParam(flag: string, subject: Subject): Pick<Given, 'param' | 'path'> | undefined {
  const { schemas, document } = subject;
  const own = schemas.params.map((param) => flagOf(param, subject));
  if (otherFlag(flag, own) !== undefined) return undefined;
  const name = flag.replaceAll('-', '_');
  const found = schemas.params.filter(
    (param) => param.in === 'body' && Object.keys(schemaAt(param.schema, [name], document.schemas)).length > 0,
  );
  const [param] = found;
  return param === undefined || found.length > 1 ? undefined : { param, path: [name] };
}

export function paramFor(flag: string, { schemas }: Subject): Pick<Given, 'param' | 'path'> | undefined {
  const named = (name: string, where?: string): Param | undefined =>
    schemas.params.find(
      (param) => (param.name === name || flagName(param.name) === name) && (where ?? param.in) === param.in,
    );
  /** A name may have its own dots. */
  const inside = (name: string, where?: string): Pick<Given, 'param' | 'path'> | undefined => {
    const whole = named(name, where);
    if (whole !== undefined) return { param: whole, path: [] };
    const [first = '', ...path] = name.split('.');
    const param = named(first, where);
    return param && { param, path };
  };
  const [, where = '', name = ''] = /^(path|query|header|body)\.(.+)$/.exec(flag) ?? [];
  const placed = name === '' ? undefined : inside(name, where);
  if (placed !== undefined) return placed;
  // Some bodies take more than they declare; whether this one does is checked with all else.
  const [first = '', ...path] = name.split('.');
  if (where === 'body' && schemas.body !== undefined)
    return { param: { name: first, in: 'body', required: false, schema: {} }, path };
  return inside(flag);
}

const isBoolean = ({ param, path }: Pick<Given, 'param' | 'path'>, { document }: Subject): boolean =>
  follow(schemaAt(param.schema, path, document.schemas), document.schemas).type === 'boolean';

/** The schema of a place inside a value; an empty schema if it is unknown. */
export function schemaAt(
  schema: Param['schema'],
  path: readonly string[],
  schemas: ProductDocument['schemas'],
): Param['schema'] {
  const followed = follow(schema, schemas);
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const parts = [followed, ...list(followed.allOf), ...list(followed.anyOf), ...list(followed.oneOf)];
  for (const part of parts) {
    const { properties, items } = follow(part, schemas);
    const own = isRecord(properties) ? (properties[name] ?? properties[name.replaceAll('-', '_')]) : undefined;
    const inner = own ?? (/^\d+$/.test(name) ? items : undefined);
    if (isRecord(inner)) return schemaAt(inner, rest, schemas);
  }
  return {};
}

/** The schema of a parameter whose type depends on a path value, as the value of a zone setting depends on its id. */
export function narrowed(
  { name }: Param,
  { schemas: { params, result }, document: { schemas } }: Subject,
  given: Readonly<Record<string, unknown>>,
): Param['schema'] | undefined {
  const inPath = params.filter((param) => param.in === 'path').map((param) => given[param.name]);
  const { anyOf, oneOf } = follow(result, schemas);
  for (const branch of [...list(anyOf), ...list(oneOf)]) {
    const { properties } = follow(branch, schemas);
    if (!isRecord(properties) || !isRecord(properties[name])) continue;
    const consts = Object.values(properties).flatMap((one) => (isRecord(one) && 'const' in one ? [one.const] : []));
    if (consts.some((one) => typeof one === 'string' && inPath.includes(one))) return properties[name];
  }
  return undefined;
}

const list = (value: unknown): Param['schema'][] => (Array.isArray(value) ? value.filter(isRecord) : []);
