/** Retention of ended runs, and the events of a script that start runs. */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { pathKey } from '../../routing/router.ts';
import { type Fields, fieldsIn, fieldsOf, keep, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { scriptOf } from '../workers/tables.ts';
import { DAY, millisecondsOf } from './durations.ts';

/** Of the paid plan: https://developers.cloudflare.com/workflows/reference/limits/ */
const MAX_LENGTH = 30 * DAY;

/** Milliseconds. @throws Problem 400 */
function retention(value: unknown, pointer: string): number {
  const time = millisecondsOf(value);
  if (Number.isSafeInteger(time) && time > 0 && time <= MAX_LENGTH) return time;
  throw invalid('A retention is a time of at most 30 days, in milliseconds or as text such as "7 days"', pointer);
}

const settingsScope = (context: Context): string => pathKey([...context.segments.slice(0, 2), 'workflows', 'settings']);

const settingsOf = (context: Context): Fields => ({
  error_retention: MAX_LENGTH,
  success_retention: MAX_LENGTH,
  ...read(context, settingsScope(context), ''),
});

/** The times that are given, in milliseconds. */
export function retentionOf(given: unknown): Fields {
  const values = Object.entries(fieldsIn(given)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(values.map(([name, value]) => [name, retention(value, `/default_retention/${name}`)]));
}

function editSettings<Result>(context: Showing<Result>): Result {
  const times = retentionOf(fieldsOf(context).default_retention);
  keep(context, settingsScope(context), '', { ...settingsOf(context), ...times });
  return context.fit({ default_retention: settingsOf(context) });
}

/** Of a script, and in one request. */
const MAX_TRIGGERS = 100;

const triggersScope = ({ segments }: Context): string => pathKey([...segments.slice(0, 2), 'triggers']);

function triggersOf(context: Context): Fields[] {
  const { triggers } = read(context, triggersScope(context), scriptOf(context).name) ?? {};
  return Array.isArray(triggers) ? triggers.filter(isObject) : [];
}

function showTriggers<Result>(context: Showing<Result>): Result {
  return context.fit({ script_name: scriptOf(context).name, triggers: triggersOf(context) });
}

function writeTriggers<Result>(context: Showing<Result>, before: readonly Fields[]): Result {
  const sent = Array.isArray(context.body) ? context.body.filter(isObject) : [];
  const triggers = [...before, ...sent.map((trigger) => ({ filter: {}, ...trigger }))];
  if (triggers.length > MAX_TRIGGERS) throw invalid(`A script can have ${MAX_TRIGGERS} triggers`);
  keep(context, triggersScope(context), scriptOf(context).name, { triggers });
  return showTriggers(context);
}

export const accountWorkflows = {
  'workflows.settings.get': (context) => context.fit({ default_retention: settingsOf(context) }),
  'workflows.settings.edit': editSettings,
  'workflows.triggers.get': showTriggers,
  'workflows.triggers.update': (context) => writeTriggers(context, []),
  'workflows.triggers.edit': (context) => writeTriggers(context, triggersOf(context)),
  'workflows.triggers.delete': (context) => {
    const deleted = triggersOf(context).length;
    context.sandbox.store.remove(triggersScope(context), scriptOf(context).name);
    return { deleted };
  },
} satisfies Handlers;
