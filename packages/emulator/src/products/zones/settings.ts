/** Settings of a zone: known names, checked values, read-only below their plan; development mode ends by itself. */
import type { JsonSchema } from '@flarewire/contract';
import { branchesOf, follow, isObject, matches, shapeOf } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { type Fault, Problem, problem } from '../../problem.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { type Plan, planOf } from './plan.ts';
import { isEditable, SETTINGS, type Setting } from './setting-table.ts';
import { takes } from './setting-values.ts';
import { zoneOf } from './state.ts';

/** https://developers.cloudflare.com/cache/reference/development-mode/ */
const DEVELOPMENT_SECONDS = 3 * 60 * 60;

function known(id: string): Setting {
  const setting = SETTINGS.get(id);
  if (setting === undefined) throw unknownName(id);
  return setting;
}

/** https://github.com/cloudflare/terraform-provider-cloudflare/issues/1810 */
const unknownName = (id: string): Problem => problem(400, 1006, `Unrecognized zone setting name: ${id.slice(0, 100)}`);

/** The current value of a setting. */
function display(context: Context, id: string): Fields {
  const setting = known(id);
  const plan = planOf(context);
  const stored = read(context, below(context, 'settings'), id);
  const modified_on = stored?.modified_on ?? null;
  if (setting.enabled !== undefined) return { id, enabled: stored?.enabled ?? setting.enabled, modified_on };
  const value = withEarlyData(context, id, stored?.value ?? firstValue(setting, plan));
  const common = { id, editable: isEditable(setting, plan), modified_on, ...(value === undefined ? {} : { value }) };
  if (id !== 'development_mode') return common;
  const time_remaining = developmentLeft(context);
  return { ...common, value: time_remaining > 0 ? 'on' : 'off', time_remaining };
}

const firstValue = ({ value, values }: Setting, plan: Plan): unknown => (values === undefined ? value : values[plan]);

const EARLY_DATA = '0rtt';

/** Both names are of one switch: `zrt` is TLS 1.3 with 0-RTT. https://github.com/cloudflare/terraform-provider-cloudflare/issues/7118 */
function withEarlyData(context: Context, id: string, value: unknown): unknown {
  if (id !== 'tls_1_3' || value !== 'on') return value;
  return read(context, below(context, 'settings'), EARLY_DATA)?.value === 'on' ? 'zrt' : value;
}

/** Effect of setting one of the two on the other. */
function switchEarlyData(context: Context, id: string, value: unknown): unknown {
  if (id !== 'tls_1_3' || (value !== 'zrt' && value !== 'on')) return value;
  const early = { value: value === 'zrt' ? 'on' : 'off', modified_on: context.now() };
  keep(context, below(context, 'settings'), EARLY_DATA, early);
  return 'on';
}

/** Seconds until development mode ends; 0 where it is off. */
export function developmentLeft(context: Context): number {
  const stored = read(context, below(context, 'settings'), 'development_mode');
  if (stored?.value !== 'on') return 0;
  const passed = (context.sandbox.clock.now() - Date.parse(String(stored.modified_on))) / 1000;
  return Math.max(0, Math.ceil(DEVELOPMENT_SECONDS - passed));
}

/** Schema of a setting's value: the branch of a union with its id. */
function valueSchema(context: Context, id: string): JsonSchema | undefined {
  const { schemas } = context.document;
  const pick = (schema: JsonSchema, depth: number): JsonSchema | undefined => {
    const resolved = follow(schema, schemas);
    const shape = shapeOf(resolved, schemas);
    const named = follow(shape?.properties.get('id') ?? {}, schemas);
    if (shape?.properties.has('value') && matches(named, id, schemas) && Object.keys(named).length > 0)
      return shape.properties.get('value');
    if (depth > 3) return undefined;
    for (const branch of branchesOf(resolved)) {
      const found = pick(branch, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const items = context.document.operations['zones.settings.edit']?.result ?? {};
  return pick(items, 0);
}

/** https://developers.cloudflare.com/api/resources/zones/subresources/settings/methods/edit/ */
function write(context: Context, id: string, body: Fields, pointer: string): Fields {
  const setting = known(id);
  const plan = planOf(context);
  if (!isEditable(setting, plan)) {
    const [code, message] = setting.refusal ?? [1015, `Not allowed to edit setting for ${id}`]; // code not documented
    throw problem(400, code, message, pointer);
  }
  const field = setting.enabled === undefined ? 'value' : 'enabled';
  const value = body[field];
  if (value === undefined || !isFine(context, id, field, value, plan))
    throw problem(400, 1007, `Invalid value for zone setting ${id}`, `${pointer}/${field}`);
  const merged = switchEarlyData(context, id, withGiven(display(context, id)[field], value));
  keep(context, below(context, 'settings'), id, { [field]: merged, modified_on: context.now() });
  return display(context, id);
}

/** Omitted parts of a value stay unchanged. */
function withGiven(before: unknown, given: unknown): unknown {
  if (!isObject(before) || !isObject(given) || Array.isArray(given)) return given;
  const parts = Object.entries(given).map(([name, part]) => [name, withGiven(before[name], part)]);
  return { ...before, ...Object.fromEntries(parts) };
}

function isFine(context: Context, id: string, field: string, value: unknown, plan: Plan): boolean {
  if (field === 'enabled') return typeof value === 'boolean';
  const { schemas } = context.document;
  const isGeneral = context.operation.name.startsWith('zones.settings.');
  const schema = isGeneral ? valueSchema(context, id) : ownSchema(context);
  if (schema !== undefined && !matches(schema, value, schemas, { sent: true })) return false;
  return takes(id, value, plan);
}

/** A call for one setting has its own schema. */
function ownSchema({ schemas, document }: Context): JsonSchema | undefined {
  const shape = schemas.body === undefined ? undefined : shapeOf(schemas.body.schema, document.schemas);
  return shape?.properties.get('value');
}

const idOf = (context: Context): string => context.path.setting_id ?? context.segments.at(-1) ?? '';

function get<Result>(context: Showing<Result>): Result {
  zoneOf(context);
  return context.fit(named(context, display(context, idOf(context))));
}

/** A call for one setting says in its type what the setting is called, which may not be the name in its path. */
function named({ operation }: Pick<Context, 'operation'>, { id, ...setting }: Fields): Fields {
  return operation.name.startsWith('zones.settings.') ? { id, ...setting } : setting;
}

function edit<Result>(context: Showing<Result>): Result {
  zoneOf(context);
  return context.fit(named(context, write(context, idOf(context), fieldsOf(context), '')));
}

function list<Result>(context: Showing<Result>): Result {
  zoneOf(context);
  const ids = [...SETTINGS].filter(([, { isApart }]) => !isApart).map(([id]) => id);
  return context.fit(ids.map((id) => display(context, id)));
}

/** All or none of them, and all problems are reported: the request is one transaction. https://developers.cloudflare.com/api/resources/zones/subresources/settings/methods/bulk_edit/ */
function bulkEdit<Result>(context: Showing<Result>): Result {
  zoneOf(context);
  // Programs send `{ items: [ … ] }` too: https://github.com/cloudflare/node-cloudflare/issues/98
  const wanted = Array.isArray(context.body) ? context.body : fieldsOf(context).items;
  if (!Array.isArray(wanted)) throw problem(400, 1004, "Missing 'items'", '/items');
  const faults: Fault[] = [];
  const saved = wanted.map((one: unknown, index) => {
    const body = isObject(one) ? one : {};
    try {
      return writeAmong(context, String(body.id), body, `/${index}`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      faults.push(...error.faults);
      return {};
    }
  });
  if (faults.length > 0) throw new Problem(400, faults);
  return context.fit(saved);
}

/** Settings with their own calls are not known here. https://github.com/cloudflare/terraform-provider-cloudflare/issues/1787 */
function writeAmong(context: Context, id: string, body: Fields, pointer: string): Fields {
  if (known(id).isApart) throw unknownName(id);
  return write(context, id, body, pointer);
}

export const zoneSettings = {
  'zones.settings.list': list,
  'zones.settings.bulkEdit': bulkEdit,
  'zones.settings.get': get,
  'zones.settings.edit': edit,
  // These have separate calls in addition to the common ones.
  // One that nobody set has the first of all times here: https://developers.cloudflare.com/api/resources/zones/subresources/nel/
  'zones.nel.get': (context) => {
    zoneOf(context);
    const setting = display(context, 'nel');
    return context.fit({ ...setting, modified_on: setting.modified_on ?? '0001-01-01T00:00:00Z' });
  },
  'zones.nel.edit': edit,
  'zones.aegis.get': get,
  'zones.aegis.edit': edit,
  'zones.automaticPlatformOptimization.get': get,
  'zones.automaticPlatformOptimization.edit': edit,
  'zones.binaryAST.get': get,
  'zones.binaryAST.edit': edit,
  'zones.fonts.get': get,
  'zones.fonts.edit': edit,
  'zones.h2Prioritization.get': get,
  'zones.h2Prioritization.edit': edit,
  'zones.imageResizing.get': get,
  'zones.imageResizing.edit': edit,
  'zones.originH2MaxStreams.get': get,
  'zones.originH2MaxStreams.edit': edit,
  'zones.originMaxHTTPVersion.get': get,
  'zones.originMaxHTTPVersion.edit': edit,
  'zones.rum.get': get,
  'zones.rum.edit': edit,
  'zones.speedBrain.get': get,
  'zones.speedBrain.edit': edit,
  'zones.sslAutomaticMode.get': get,
  'zones.sslAutomaticMode.edit': edit,
  'zones.transformationsAllowedOrigins.get': get,
  'zones.transformationsAllowedOrigins.edit': edit,
  'zones.transformationsC2pa.get': get,
  'zones.transformationsC2pa.edit': edit,
} satisfies Handlers;
