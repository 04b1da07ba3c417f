/** Data loss prevention: profiles with their entries, patterns, and rules for mail. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { PageResult } from '../../../handler/page-result.ts';
import { all, bearing, below, type Fields, fieldsOf, found, keep, read } from '../../shared/fields.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';
import { entryScope, predefinedOf, predefinedShown } from './predefined.ts';
import { PREDEFINED } from './predefined-profiles.ts';

/** https://developers.cloudflare.com/cloudflare-one/data-loss-prevention/detection-entries/configure-detection-entries/#pattern-entries : how much a pattern may match. */
const MAX_BYTES = 1_024;
const MAX_LETTERS = 4_096;
/** https://developers.cloudflare.com/cloudflare-one/account-limits/#data-loss-prevention-dlp */
export const MAX_PATTERNS = 25;

/**
 * Is this a pattern that DLP takes: one of Rust's regular expressions, that cannot match without end? It is compiled
 * and never run, so no pattern can keep the emulator busy.
 */
export function isPattern(regex: string, mostBytes = MAX_BYTES): boolean {
  if (regex === '' || regex.length > MAX_LETTERS) return false;
  // Classes and escapes are taken out first: in them the signs of repetition are letters.
  const bare = regex.replace(/\\[\s\S]/g, 'x').replace(/\[\^?\]?[^\]]*\]/g, 'x');
  if (/[*+]|\{\d*,\}/.test(bare)) return false;
  // Rust's engine has no references to groups, and looks neither ahead nor behind.
  if (/\\[1-9]|\(\?<?[=!]/.test(regex)) return false;
  const most = [...bare.matchAll(/\{(?:\d{1,9},)?(\d{1,9})\}/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  if (most > mostBytes) return false;
  try {
    return new RegExp(regex.replace(/^\(\?[a-zA-Z]{1,8}\)/, '').replaceAll('(?P<', '(?<')) instanceof RegExp;
  } catch {
    return false;
  }
}

function checkPattern(pattern: unknown, pointer: string): void {
  if (isObject(pattern) && !isPattern(String(pattern.regex)))
    throw invalid(
      'the pattern is not a valid regular expression, or its match is unbounded',
      `${pointer}/pattern/regex`,
    );
}

const profileScope = (context: Context): string => below(context, 'dlp', 'profiles', 'custom');

export const patternsIn = (context: Context): Fields[] =>
  all(context, entryScope(context)).filter((entry) => entry.pattern !== undefined);

function saveEntry(context: Context, entry: Fields, pointer: string): Fields {
  checkPattern(entry.pattern, pointer);
  const before = typeof entry.id === 'string' ? entriesById(context).get(entry.id) : undefined;
  const made = {
    id: before?.id ?? context.sandbox.ids.uuid(),
    type: entry.words === undefined ? 'custom' : 'word_list',
  };
  const { words } = entry;
  const saved = {
    enabled: true,
    profile_id: null,
    created_at: context.now(),
    ...before,
    ...entry,
    ...made,
    ...(Array.isArray(words) ? { word_list: words } : {}),
    updated_at: context.now(),
  };
  if (before === undefined && patternsIn(context).length >= MAX_PATTERNS && entry.pattern !== undefined)
    throw invalid(`an account holds at most ${MAX_PATTERNS} entries with a pattern`, pointer);
  return keep(context, entryScope(context), String(saved.id), saved);
}

const entriesById = (context: Context): Map<unknown, Fields> =>
  new Map(all(context, entryScope(context)).map((entry) => [entry.id, entry]));

/** https://developers.cloudflare.com/cloudflare-one/data-loss-prevention/dlp-profiles/#build-a-custom-profile */
const writeProfile: Handler<'zeroTrust.dlp.profiles.custom.create' | 'zeroTrust.dlp.profiles.custom.update'> = (
  context,
) => {
  const id = context.path.profile_id;
  const before = id === undefined ? undefined : findProfile(context);
  const { entries, ...body } = fieldsOf(context);
  if (bearing(context, profileScope(context), 'name', body.name).some((one) => one.id !== id))
    throw conflict('a profile with this name already exists', '/name');
  const blank = {
    id: context.sandbox.ids.uuid(),
    allowed_match_count: 0,
    ocr_enabled: false,
    created_at: context.now(),
  };
  // Null leaves a value unchanged.
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const profile = { ...blank, ...before, ...sent, type: 'custom', updated_at: context.now() };
  keep(context, profileScope(context), String(profile.id), profile);
  if (Array.isArray(entries)) saveEntries(context, String(profile.id), entries);
  return showProfile(context, profile);
};

/** The entries that are sent are all that the profile has. */
function saveEntries(context: Context, profile_id: string, entries: readonly unknown[]): void {
  const kept = new Set<unknown>();
  for (const [index, entry] of entries.entries()) {
    if (!isObject(entry)) continue;
    const id = entry.entry_id ?? entry.id;
    kept.add(saveEntry(context, { ...entry, id, profile_id }, `/entries/${index}`).id);
  }
  for (const entry of all(context, entryScope(context))) {
    if (entry.profile_id === profile_id && !kept.has(entry.id))
      context.sandbox.store.remove(entryScope(context), String(entry.id));
  }
}

function showProfile<Result>(context: Showing<Result>, profile: Fields): Result {
  const entries = all(context, entryScope(context)).filter((entry) => entry.profile_id === profile.id);
  return context.fit({ ...profile, entries, shared_entries: [] });
}

const findProfile = (context: Context): Fields =>
  found(context, profileScope(context), context.path.profile_id ?? '', () => missing('profile'));

const removeProfile: Handler<'zeroTrust.dlp.profiles.custom.delete'> = (context) => {
  const { id } = findProfile(context);
  const user = all(context, below(context, 'gateway', 'rules')).find((rule) =>
    String(rule.traffic).includes(String(id)),
  );
  if (user !== undefined) throw conflict(`the profile is used by the rule '${user.name}'`);
  saveEntries(context, String(id), []);
  context.sandbox.store.remove(profileScope(context), String(id));
  return null;
};

/** Cloudflare's profiles exist without being created. */
const getProfile: Handler<'zeroTrust.dlp.profiles.get'> = (context) => {
  const own = PREDEFINED.find(({ id }) => id === context.path.profile_id);
  return own === undefined ? showProfile(context, findProfile(context)) : context.fit(predefinedShown(context, own));
};

const listProfiles: Handler<'zeroTrust.dlp.profiles.list'> = (context) => {
  const rows = [...all(context, profileScope(context)), ...predefinedOf(context, context.query.all === true)];
  return context.page(rows, (profile) =>
    profile.type === 'predefined' ? context.fit(profile) : showProfile(context, profile),
  );
};

const createEntry: Handler<'zeroTrust.dlp.entries.create' | 'zeroTrust.dlp.entries.custom.create'> = (context) => {
  return context.fit(saveEntry(context, fieldsOf(context), ''));
};

function updateEntry<Result>(context: Showing<Result, Result> & At<'entry_id'>): Result {
  const entry = read(context, entryScope(context), context.path.entry_id);
  if (entry === undefined && context.operation.name === 'zeroTrust.dlp.entries.custom.update') throw missing('entry');
  if (entry === undefined) return context.generic();
  return context.fit(saveEntry(context, { ...entry, ...fieldsOf(context), id: entry.id }, ''));
}

const validatePattern: Handler<'zeroTrust.dlp.patterns.validate'> = (context) => {
  const { regex = '', max_match_bytes } = fieldsOf(context);
  const most = max_match_bytes ?? MAX_BYTES;
  return context.fit({ valid: isPattern(regex, most) });
};

const mailScope = (context: Context): string => below(context, 'dlp', 'email', 'rules');

/** https://developers.cloudflare.com/cloudflare-one/email-security/outbound-dlp/ : rules are tried in their order. */
const createMailRule: Handler<'zeroTrust.dlp.email.rules.create'> = (context) => {
  const rules = all(context, mailScope(context));
  const priority = Math.max(0, ...rules.map((rule) => Number(rule.priority))) + 1;
  const rule_id = context.sandbox.ids.uuid();
  const times = { created_at: context.now(), updated_at: context.now() };
  return context.fit(keep(context, mailScope(context), rule_id, { ...fieldsOf(context), rule_id, priority, ...times }));
};

const updateMailRule: Handler<'zeroTrust.dlp.email.rules.update'> = (context) => {
  const rule = found(context, mailScope(context), context.path.rule_id, () => missing('rule'));
  const saved = { ...rule, ...fieldsOf(context), updated_at: context.now() };
  return context.fit(keep(context, mailScope(context), String(rule.rule_id), saved));
};

const reorderMail: Handler<'zeroTrust.dlp.email.rules.bulkEdit'> = (context) => {
  const { new_priorities } = fieldsOf(context);
  const places = Object.entries(isObject(new_priorities) ? new_priorities : {});
  let last: Fields | undefined;
  for (const [id, priority] of places) {
    const rule = found(context, mailScope(context), id, () => missing('rule'));
    last = keep(context, mailScope(context), id, { ...rule, priority, updated_at: context.now() });
  }
  const rules = all(context, mailScope(context));
  if (new Set(rules.map((rule) => rule.priority)).size < rules.length)
    throw conflict('two rules would have the same priority', '/new_priorities');
  return context.fit(last ?? rules[0]);
};

const listMail: Handler<'zeroTrust.dlp.email.rules.list'> = (context) => {
  const rules = all(context, mailScope(context));
  const sorted = rules.toSorted((one, other) => Number(one.priority) - Number(other.priority));
  return new PageResult(sorted.map((rule) => context.fit(rule)));
};

export const dlp = {
  'zeroTrust.dlp.profiles.list': listProfiles,
  'zeroTrust.dlp.profiles.get': getProfile,
  'zeroTrust.dlp.profiles.custom.create': writeProfile,
  'zeroTrust.dlp.profiles.custom.update': writeProfile,
  'zeroTrust.dlp.profiles.custom.get': (context) => showProfile(context, findProfile(context)),
  'zeroTrust.dlp.profiles.custom.delete': removeProfile,
  'zeroTrust.dlp.entries.create': createEntry,
  'zeroTrust.dlp.entries.update': updateEntry,
  'zeroTrust.dlp.entries.custom.create': createEntry,
  'zeroTrust.dlp.entries.custom.update': updateEntry,
  'zeroTrust.dlp.patterns.validate': validatePattern,
  'zeroTrust.dlp.email.rules.create': createMailRule,
  'zeroTrust.dlp.email.rules.update': updateMailRule,
  'zeroTrust.dlp.email.rules.list': listMail,
  'zeroTrust.dlp.email.rules.bulkEdit': reorderMail,
} satisfies Handlers;
