/** Account settings of the predefined profiles and their entries, and the list of all entries. */
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { all, below, type Fields, fieldsOf, keep, read } from '../../shared/fields.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';
import { PREDEFINED, type PredefinedEntry, type PredefinedProfile } from './predefined-profiles.ts';

interface Config {
  readonly allowed_match_count: number;
  readonly confidence_threshold: string;
  readonly ai_context_enabled: boolean;
  readonly ocr_enabled: boolean;
  readonly enabled_entries: readonly string[];
}

/** …/dlp-profiles/advanced-settings/: no match is allowed, and only likely ones count. */
const INITIAL: Config = {
  allowed_match_count: 0,
  confidence_threshold: 'low',
  ai_context_enabled: false,
  ocr_enabled: false,
  enabled_entries: [],
};

const THRESHOLDS = ['low', 'medium', 'high', 'very_high'];

const configScope = (context: Context): string => below(context, 'dlp', 'predefined-settings');
export const entryScope = (context: Context): string => below(context, 'dlp', 'entries');

const configOf = (context: Context, { id }: PredefinedProfile): Config =>
  read<Config>(context, configScope(context), id) ?? INITIAL;

function profileOf(id: string, pointer = '/profile_id'): PredefinedProfile {
  const profile = PREDEFINED.find((one) => one.id === id);
  if (profile === undefined) throw missing(`predefined profile '${id.slice(0, 64)}'`, pointer);
  return profile;
}

/** Cloudflare's own entries have been there from the start. */
const SINCE = '2024-01-01T00:00:00Z';

function entryShown({ id, name, profile, topic }: PredefinedEntry, enabled: boolean): Fields {
  return {
    ...{ id, name, enabled },
    type: 'predefined',
    profile_id: profile,
    confidence: { available: true, ai_context_available: true },
    variant: topic === undefined ? { type: 'General' } : { type: 'PromptTopic', topic_type: topic },
    created_at: SINCE,
    updated_at: SINCE,
  };
}

const entriesOf = (context: Context, profile: PredefinedProfile): Fields[] => {
  const { enabled_entries } = configOf(context, profile);
  return profile.entries.map((entry) => entryShown(entry, enabled_entries.includes(entry.id)));
};

/** A predefined profile with the account's settings. */
export function predefinedShown(context: Context, profile: PredefinedProfile): Fields {
  const { id, name, isOpen } = profile;
  return {
    ...configOf(context, profile),
    ...{ id, name, type: 'predefined', open_access: isOpen },
    entries: entriesOf(context, profile),
    created_at: SINCE,
    updated_at: SINCE,
  };
}

/** Those of all plans; on demand those of others too. */
export const predefinedOf = (context: Context, isAll: boolean): Fields[] =>
  PREDEFINED.filter(({ isOpen }) => isAll || isOpen).map((profile) => predefinedShown(context, profile));

interface GivenConfig {
  readonly allowed_match_count?: number | null;
  readonly confidence_threshold?: string | null;
  readonly ai_context_enabled?: boolean;
  readonly ocr_enabled?: boolean;
  readonly enabled_entries?: readonly string[] | null;
  readonly entries?: readonly { readonly id: string; readonly enabled: boolean }[];
}

/** The older form gives a flag per entry, the newer lists enabled ones: all others are disabled. */
function write<Result>(context: Showing<Result>, profile: PredefinedProfile, body: GivenConfig): Result {
  const before = configOf(context, profile);
  const states = new Map((body.entries ?? []).map(({ id, enabled }) => [id, enabled]));
  const known = new Set(profile.entries.map(({ id }) => id));
  const named = [...(body.enabled_entries ?? []), ...states.keys()];
  const lost = named.find((id) => !known.has(id));
  if (lost !== undefined) throw invalid(`The profile has no entry '${lost.slice(0, 64)}'`, '/entries');
  const threshold = body.confidence_threshold ?? INITIAL.confidence_threshold;
  if (!THRESHOLDS.includes(threshold))
    throw invalid(
      `confidence_threshold is one of ${THRESHOLDS.join(', ')}; given was '${threshold.slice(0, 64)}'`,
      '/confidence_threshold',
    );
  const isOn = (id: string): boolean => states.get(id) ?? before.enabled_entries.includes(id);
  keep<Config>(context, configScope(context), profile.id, {
    allowed_match_count: body.allowed_match_count ?? INITIAL.allowed_match_count,
    confidence_threshold: threshold,
    ai_context_enabled: body.ai_context_enabled ?? false,
    ocr_enabled: body.ocr_enabled ?? false,
    enabled_entries: body.enabled_entries ?? profile.entries.map(({ id }) => id).filter(isOn),
  });
  return context.fit(predefinedShown(context, profile));
}

const createProfile: Handler<'zeroTrust.dlp.profiles.predefined.create'> = (context) => {
  const { profile_id = '', ...body } = fieldsOf(context);
  return write(context, profileOf(profile_id), body);
};

/** It succeeds without effect: a predefined profile cannot be deleted. */
const removeProfile: Handler<'zeroTrust.dlp.profiles.predefined.delete'> = (context) => {
  profileOf(context.path.profile_id);
  return null;
};

function predefinedEntry(id: string): { profile: PredefinedProfile; entry: PredefinedEntry } | undefined {
  for (const profile of PREDEFINED) {
    const entry = profile.entries.find((one) => one.id === id);
    if (entry !== undefined) return { profile, entry };
  }
  return undefined;
}

function foundEntry(id: string, pointer = '/entry_id'): { profile: PredefinedProfile; entry: PredefinedEntry } {
  const known = predefinedEntry(id);
  if (known === undefined) throw missing(`predefined entry '${id.slice(0, 64)}'`, pointer);
  return known;
}

function switchEntry<Result>(context: Showing<Result>, id: string, enabled: boolean): Result {
  const { profile, entry } = foundEntry(id);
  const before = configOf(context, profile);
  const others = before.enabled_entries.filter((one) => one !== id);
  keep<Config>(context, configScope(context), profile.id, {
    ...before,
    enabled_entries: enabled ? [...others, id] : others,
  });
  return context.fit(entryShown(entry, enabled));
}

const createEntry: Handler<'zeroTrust.dlp.entries.predefined.create'> = (context) => {
  const { entry_id = '', enabled = false } = fieldsOf(context);
  return switchEntry(context, entry_id, enabled);
};

/** It succeeds without effect: a predefined entry cannot be deleted. */
const removePredefined: Handler<'zeroTrust.dlp.entries.predefined.delete'> = (context) => {
  foundEntry(context.path.entry_id);
  return null;
};

/** Entries of integrations come with these, and none of them is connected here. */
const noIntegration = (id: string): never => {
  throw missing(`integration entry '${id.slice(0, 64)}'`, '/entry_id');
};

type Lists =
  | 'zeroTrust.dlp.entries.list'
  | 'zeroTrust.dlp.entries.custom.list'
  | 'zeroTrust.dlp.entries.predefined.list'
  | 'zeroTrust.dlp.entries.integration.list';

/** The four are one list: those of the account and, of predefined profiles that it may use, all. */
const listEntries: Handler<Lists> = (context) => {
  const topics = all(context, below(context, 'dlp', 'custom_prompt_topics'));
  const rows = [
    ...all(context, entryScope(context)),
    ...topics.map((topic) => ({ ...topic, type: 'custom_prompt_topic' })),
    ...PREDEFINED.filter(({ isOpen }) => isOpen).flatMap((profile) => entriesOf(context, profile)),
  ];
  return context.page(rows, (one) => context.fit(one));
};

type Gets =
  | 'zeroTrust.dlp.entries.get'
  | 'zeroTrust.dlp.entries.custom.get'
  | 'zeroTrust.dlp.entries.predefined.get'
  | 'zeroTrust.dlp.entries.integration.get';

/** An entry with the profiles that hold it. */
const getEntry: Handler<Gets> = (context) => {
  const id = context.path.entry_id;
  const own = read(context, entryScope(context), id);
  if (own !== undefined) {
    const profile = read(context, below(context, 'dlp', 'profiles', 'custom'), String(own.profile_id));
    const profiles = profile === undefined ? [] : [{ id: profile.id, name: profile.name }];
    return context.fit({ ...own, profiles });
  }
  const { profile, entry } = foundEntry(id);
  const isOn = configOf(context, profile).enabled_entries.includes(id);
  return context.fit({ ...entryShown(entry, isOn), profiles: [{ id: profile.id, name: profile.name }] });
};

const removeEntry: Handler<'zeroTrust.dlp.entries.delete' | 'zeroTrust.dlp.entries.custom.delete'> = (context) => {
  const id = context.path.entry_id;
  if (predefinedEntry(id) !== undefined) throw conflict('a predefined entry cannot be deleted', '/entry_id');
  if (read(context, entryScope(context), id) === undefined) throw missing(`entry '${id.slice(0, 64)}'`, '/entry_id');
  context.sandbox.store.remove(entryScope(context), id);
  return null;
};

export const dlpPredefined = {
  'zeroTrust.dlp.profiles.predefined.create': createProfile,
  'zeroTrust.dlp.profiles.predefined.createConfig': (context) =>
    write(context, profileOf(context.path.profile_id), fieldsOf(context)),
  'zeroTrust.dlp.profiles.predefined.update': (context) =>
    write(context, profileOf(context.path.profile_id), fieldsOf(context)),
  'zeroTrust.dlp.profiles.predefined.updateProfile': (context) =>
    write(context, profileOf(context.path.profile_id), fieldsOf(context)),
  'zeroTrust.dlp.profiles.predefined.get': (context) =>
    context.fit(predefinedShown(context, profileOf(context.path.profile_id))),
  'zeroTrust.dlp.profiles.predefined.getProfile': (context) =>
    context.fit(predefinedShown(context, profileOf(context.path.profile_id))),
  'zeroTrust.dlp.profiles.predefined.delete': removeProfile,
  'zeroTrust.dlp.entries.predefined.create': createEntry,
  'zeroTrust.dlp.entries.predefined.update': (context) =>
    switchEntry(context, context.path.entry_id, fieldsOf(context).enabled ?? false),
  'zeroTrust.dlp.entries.predefined.delete': removePredefined,
  'zeroTrust.dlp.entries.predefined.list': listEntries,
  'zeroTrust.dlp.entries.predefined.get': getEntry,
  'zeroTrust.dlp.entries.integration.create': (context) => noIntegration(fieldsOf(context).entry_id ?? ''),
  'zeroTrust.dlp.entries.integration.update': (context) => noIntegration(context.path.entry_id),
  'zeroTrust.dlp.entries.integration.delete': (context) => noIntegration(context.path.entry_id),
  'zeroTrust.dlp.entries.integration.list': listEntries,
  'zeroTrust.dlp.entries.integration.get': getEntry,
  'zeroTrust.dlp.entries.list': listEntries,
  'zeroTrust.dlp.entries.get': getEntry,
  'zeroTrust.dlp.entries.delete': removeEntry,
  'zeroTrust.dlp.entries.custom.list': listEntries,
  'zeroTrust.dlp.entries.custom.get': getEntry,
  'zeroTrust.dlp.entries.custom.delete': removeEntry,
} satisfies Handlers;
