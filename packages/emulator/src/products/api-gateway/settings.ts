/**
 * Mitigation of requests that violate a schema: for the zone and per operation, through the old and the new calls
 * alike.
 */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { all, below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { operationOf, withId } from './operations.ts';

const zoneScope = (context: Context): string => below(context, 'schema_validation', 'settings');
const actionsOf = (context: Context): string => below(context, 'schema_validation', 'settings', 'operations');

const ACTIONS = ['none', 'log', 'block'];

/** https://developers.cloudflare.com/api-shield/security/schema-validation/configure/ */
const DEFAULTS = { validation_default_mitigation_action: 'none', validation_override_mitigation_action: null };

const settings = (context: Context): Fields => ({ ...DEFAULTS, ...read(context, zoneScope(context), '') });

function write<Result>(context: Showing<Result>, before: Fields): Result {
  const body = fieldsOf(context) as Fields; // an object by its schema
  const action = body.validation_default_mitigation_action ?? before.validation_default_mitigation_action;
  if (!ACTIONS.includes(String(action)))
    throw invalid(
      `'${String(action).slice(0, 40)}' is not none, log or block`,
      '/validation_default_mitigation_action',
    );
  const given = body.validation_override_mitigation_action;
  const override = given === undefined ? before.validation_override_mitigation_action : given;
  if (override !== null && override !== 'none' && override !== 'disable_override')
    throw invalid(`'${String(override).slice(0, 40)}' is not none`, '/validation_override_mitigation_action');
  const changed = {
    validation_default_mitigation_action: action,
    validation_override_mitigation_action: override === 'none' ? 'none' : null,
  };
  return context.fit(keep(context, zoneScope(context), '', changed));
}

function checked(action: unknown): unknown {
  if (action === null || action === undefined || ACTIONS.includes(String(action))) return action ?? null;
  throw invalid(`'${String(action).slice(0, 40)}' is not none, log or block`, '/mitigation_action');
}

/** Of an operation of the zone; null goes back to the zone's default. */
function setAction(context: Context, operation_id: string, action: unknown): Fields {
  withId(context, operation_id);
  const mitigation_action = checked(action);
  if (mitigation_action === null) context.sandbox.store.remove(actionsOf(context), operation_id);
  else keep(context, actionsOf(context), operation_id, { operation_id, mitigation_action });
  return { operation_id, mitigation_action };
}

const actionOf = (context: Context): Fields => {
  const { operation_id } = operationOf(context);
  return read(context, actionsOf(context), operation_id) ?? { operation_id, mitigation_action: null };
};

function setAll<Result>(context: Showing<Result>): Result {
  const given = Object.entries(context.body as Record<string, { mitigation_action?: unknown }>); // by its schema
  const done = given.map(([id, { mitigation_action }]) => {
    const { operation_id: _, ...rest } = setAction(context, id, mitigation_action);
    return [id, rest] as const;
  });
  return context.fit(Object.fromEntries(done));
}

/** Only one that has its own action. */
function ownAction(context: Context): Fields {
  const own = read(context, actionsOf(context), operationOf(context).operation_id);
  if (own === undefined) throw missing('setting of the operation');
  return own;
}

const drop: Handler<'schemaValidation.settings.operations.delete'> = (context) => {
  const own = ownAction(context);
  context.sandbox.store.remove(actionsOf(context), String(own.operation_id));
  return context.fit(own);
};

const CHARACTERISTICS = { auth_id_characteristics: [] };

/** https://developers.cloudflare.com/api-shield/management-and-monitoring/session-identifiers/ */
const configure: Handler<'apiGateway.configurations.update'> = (context) => {
  const { auth_id_characteristics = [] } = fieldsOf(context);
  for (const { type, name } of auth_id_characteristics) {
    if (type === 'jwt' && !/^[^:]+:\$/.test(name))
      throw invalid(
        `'${name.slice(0, 128)}' is not a configuration and a path, as in id:$.sub`,
        '/auth_id_characteristics',
      );
  }
  const isFolded = context.query.normalize === true;
  const kept = auth_id_characteristics.map((one) =>
    isFolded && one.type === 'header' ? { ...one, name: one.name.toLowerCase() } : one,
  );
  return context.fit(
    keep(context, below(context, 'api_gateway', 'configuration'), '', { auth_id_characteristics: kept }),
  );
};

export const apiSettings = {
  'apiGateway.configurations.get': (context) =>
    context.fit(read(context, below(context, 'api_gateway', 'configuration'), '') ?? CHARACTERISTICS),
  'apiGateway.configurations.update': configure,
  'apiGateway.settings.schemaValidation.get': (context) => context.fit(settings(context)),
  'apiGateway.settings.schemaValidation.update': (context) => write(context, DEFAULTS),
  'apiGateway.settings.schemaValidation.edit': (context) => write(context, settings(context)),
  'apiGateway.operations.schemaValidation.get': (context) => context.fit(actionOf(context)),
  'apiGateway.operations.schemaValidation.update': (context) =>
    context.fit(setAction(context, context.path.operation_id, fieldsOf(context).mitigation_action)),
  'apiGateway.operations.schemaValidation.edit': setAll,
  'schemaValidation.settings.get': (context) => context.fit(settings(context)),
  'schemaValidation.settings.update': (context) => write(context, DEFAULTS),
  'schemaValidation.settings.edit': (context) => write(context, settings(context)),
  'schemaValidation.settings.operations.list': (context) =>
    context.page(all(context, actionsOf(context)), (one) => context.fit(one)),
  'schemaValidation.settings.operations.get': (context) => context.fit(ownAction(context)),
  'schemaValidation.settings.operations.update': (context) =>
    context.fit(setAction(context, context.path.operation_id, fieldsOf(context).mitigation_action)),
  'schemaValidation.settings.operations.delete': drop,
  'schemaValidation.settings.operations.bulkEdit': setAll,
} satisfies Handlers;
