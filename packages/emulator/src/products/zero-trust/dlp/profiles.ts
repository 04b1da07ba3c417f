/** Data loss prevention: profiles with their entries, patterns, and rules for mail. */
import type { Context, Handlers } from '../../../http/context.ts';
import { PageResult } from '../../../http/page.ts';
import { isObject } from '../../../schema/contract.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../../shared/fields.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';

/** https://developers.cloudflare.com/cloudflare-one/data-loss-prevention/detection-entries/configure-detection-entries/#pattern-entries : how much a pattern may match. */
const MOST_BYTES = 1_024;
const MOST_LETTERS = 4_096;
/** https://developers.cloudflare.com/cloudflare-one/account-limits/#data-loss-prevention-dlp */
export const MOST_PATTERNS = 25;

/**
 * Is this a pattern that DLP takes: one of Rust's regular expressions, that cannot match without end? It is compiled and
 * never run, so no pattern can keep the emulator busy.
 */
export function isPattern(regex: string, mostBytes = MOST_BYTES): boolean {
  if (regex === '' || regex.length > MOST_LETTERS) return false;
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

const entryScope = (context: Context): string => below(context, 'dlp', 'entries');
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
  if (before === undefined && patternsIn(context).length >= MOST_PATTERNS && entry.pattern !== undefined)
    throw invalid(`an account holds at most ${MOST_PATTERNS} entries with a pattern`, pointer);
  return keep(context, entryScope(context), String(saved.id), saved);
}

const entriesById = (context: Context): Map<unknown, Fields> =>
  new Map(all(context, entryScope(context)).map((entry) => [entry.id, entry]));

/** https://developers.cloudflare.com/cloudflare-one/data-loss-prevention/dlp-profiles/#build-a-custom-profile */
function writeProfile(context: Context): unknown {
  const id = context.path.profile_id;
  const before = id === undefined ? undefined : findProfile(context);
  const { entries, ...body } = fieldsOf(context);
  if (all(context, profileScope(context)).some((one) => one.name === body.name && one.id !== id))
    throw conflict('a profile with this name already exists', '/name');
  const blank = {
    id: context.sandbox.ids.uuid(),
    allowed_match_count: 0,
    ocr_enabled: false,
    created_at: context.now(),
  };
  // Null says that a value stays as it was.
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const profile = { ...blank, ...before, ...sent, type: 'custom', updated_at: context.now() };
  keep(context, profileScope(context), String(profile.id), profile);
  if (Array.isArray(entries)) saveEntries(context, String(profile.id), entries);
  return showProfile(context, profile);
}

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

function showProfile(context: Context, profile: Fields): unknown {
  const entries = all(context, entryScope(context)).filter((entry) => entry.profile_id === profile.id);
  return context.fit({ ...profile, entries, shared_entries: [] });
}

const findProfile = (context: Context): Fields =>
  found(context, profileScope(context), context.path.profile_id ?? '', () => missing('profile'));

function removeProfile(context: Context): null {
  const { id } = findProfile(context);
  const user = all(context, below(context, 'gateway', 'rules')).find((rule) =>
    String(rule.traffic).includes(String(id)),
  );
  if (user !== undefined) throw conflict(`the profile is used by the rule '${user.name}'`);
  saveEntries(context, String(id), []);
  context.sandbox.store.remove(profileScope(context), String(id));
  return null;
}

/** Profiles of Cloudflare's own are there without being made; of those what the generic state knows is shown. */
function getProfile(context: Context): unknown {
  const custom = context.sandbox.store.get(profileScope(context), context.path.profile_id ?? '');
  return isObject(custom) ? showProfile(context, custom) : context.generic();
}

function listProfiles(context: Context): PageResult {
  return context.page(all(context, profileScope(context)).map((profile) => showProfile(context, profile)));
}

function createEntry(context: Context): unknown {
  return context.fit(saveEntry(context, fieldsOf(context), ''));
}

function updateEntry(context: Context): unknown {
  const entry = context.sandbox.store.get(entryScope(context), context.path.entry_id ?? '');
  if (!isObject(entry)) return context.generic();
  return context.fit(saveEntry(context, { ...entry, ...fieldsOf(context), id: entry.id }, ''));
}

function validatePattern(context: Context): unknown {
  const { regex, max_match_bytes } = fieldsOf(context);
  const most = typeof max_match_bytes === 'number' ? max_match_bytes : MOST_BYTES;
  return context.fit({ valid: isPattern(String(regex), most) });
}

const mailScope = (context: Context): string => below(context, 'dlp', 'email', 'rules');

/** https://developers.cloudflare.com/cloudflare-one/email-security/outbound-dlp/ : rules are tried in their order. */
function createMailRule(context: Context): unknown {
  const rules = all(context, mailScope(context));
  const priority = Math.max(0, ...rules.map((rule) => Number(rule.priority))) + 1;
  const rule_id = context.sandbox.ids.uuid();
  const times = { created_at: context.now(), updated_at: context.now() };
  return context.fit(keep(context, mailScope(context), rule_id, { ...fieldsOf(context), rule_id, priority, ...times }));
}

function updateMailRule(context: Context): unknown {
  const rule = found(context, mailScope(context), context.path.rule_id ?? '', () => missing('rule'));
  const saved = { ...rule, ...fieldsOf(context), updated_at: context.now() };
  return context.fit(keep(context, mailScope(context), String(rule.rule_id), saved));
}

function reorderMail(context: Context): unknown {
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
}

function listMail(context: Context): PageResult {
  const rules = all(context, mailScope(context));
  const sorted = rules.toSorted((one, other) => Number(one.priority) - Number(other.priority));
  return new PageResult(sorted.map((rule) => context.fit(rule)));
}

const PROFILES = 'zeroTrust.dlp.profiles';
const ENTRIES = 'zeroTrust.dlp.entries';
const MAIL = 'zeroTrust.dlp.email.rules';

export const dlp: Handlers = {
  [`${PROFILES}.list`]: listProfiles,
  [`${PROFILES}.get`]: getProfile,
  [`${PROFILES}.custom.create`]: writeProfile,
  [`${PROFILES}.custom.update`]: writeProfile,
  [`${PROFILES}.custom.get`]: (context) => showProfile(context, findProfile(context)),
  [`${PROFILES}.custom.delete`]: removeProfile,
  [`${ENTRIES}.create`]: createEntry,
  [`${ENTRIES}.update`]: updateEntry,
  [`${ENTRIES}.custom.create`]: createEntry,
  [`${ENTRIES}.custom.update`]: updateEntry,
  'zeroTrust.dlp.patterns.validate': validatePattern,
  [`${MAIL}.create`]: createMailRule,
  [`${MAIL}.update`]: updateMailRule,
  [`${MAIL}.list`]: listMail,
  [`${MAIL}.bulkEdit`]: reorderMail,
};
