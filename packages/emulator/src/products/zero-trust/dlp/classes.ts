/** Data classes, prompt topics, and settings of the account: https://developers.cloudflare.com/cloudflare-one/data-loss-prevention/dlp-settings/ */
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { collection } from '../../shared/collection.ts';
import { all, below, type Fields, fieldsOf, keep, read } from '../../shared/fields.ts';
import { invalid, missing } from '../../shared/refusals.ts';
import { isTag, levelIn } from './labels.ts';

const classes = collection({
  what: 'data class',
  scope: ['dlp', 'data_classes'],
  param: 'data_class_id',
  unique: ['name'],
  ignoresCase: true,
  id: ['id', 'uuid'],
  created: ['created_at'],
  modified: ['updated_at'],
});

interface ClassBody {
  readonly data_tags?: readonly string[] | null;
  readonly expression?: string | null;
  readonly sensitivity_levels?: readonly { readonly group_id: string; readonly level_id: string }[] | null;
}

/**
 * Checks that assigned tags and levels exist, one level per schema:
 * …/data-classification/build-a-data-class/#assign-labels
 */
function checkClass(context: Context, { data_tags, expression, sensitivity_levels }: ClassBody, id?: unknown): void {
  for (const [index, tag] of (data_tags ?? []).entries()) {
    if (!isTag(context, tag)) throw missing(`data tag '${tag.slice(0, 64)}'`, `/data_tags/${index}`);
  }
  const groups = new Set<string>();
  for (const [index, { group_id, level_id }] of (sensitivity_levels ?? []).entries()) {
    const pointer = `/sensitivity_levels/${index}`;
    if (!levelIn(context, group_id, level_id)) throw missing(`sensitivity level '${level_id.slice(0, 64)}'`, pointer);
    if (groups.has(group_id)) throw invalid('A data class assigns one level of a sensitivity group', pointer);
    groups.add(group_id);
  }
  // The class itself is not among those that its rules may name: …/build-a-data-class/#build-detection-rules
  if (id !== undefined && String(expression ?? '').includes(String(id)))
    throw invalid('The expression of a data class must not refer to the class itself', '/expression');
}

const given = (body: object): Fields => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

const createClass: Handler<'zeroTrust.dlp.dataClasses.create'> = (context) => {
  const body = fieldsOf(context);
  checkClass(context, body);
  return context.fit(classes.add(context, { description: null, ...body }));
};

const updateClass: Handler<'zeroTrust.dlp.dataClasses.update'> = (context) => {
  const before = classes.find(context);
  const body = fieldsOf(context);
  checkClass(context, body, before.id);
  return context.fit(classes.change(context, before, given(body)));
};

/** Profiles that use a class lose it. */
const removeClass: Handler<'zeroTrust.dlp.dataClasses.delete'> = (context) => {
  const { id } = classes.drop(context, classes.find(context));
  const scope = below(context, 'dlp', 'profiles', 'custom');
  for (const profile of all(context, scope)) {
    const used = Array.isArray(profile.data_classes) ? profile.data_classes : [];
    if (used.includes(id))
      keep(context, scope, String(profile.id), { ...profile, data_classes: used.filter((one) => one !== id) });
  }
  return null;
};

const topics = collection({
  what: 'custom prompt topic',
  scope: ['dlp', 'custom_prompt_topics'],
  param: 'entry_id',
  unique: ['name'],
  ignoresCase: true,
  id: ['id', 'uuid'],
  created: ['created_at'],
  modified: ['updated_at'],
});

const createTopic: Handler<'zeroTrust.dlp.customPromptTopics.create'> = (context) => {
  const body = fieldsOf(context);
  const { profile_id } = body;
  if (profile_id !== undefined && read(context, below(context, 'dlp', 'profiles', 'custom'), profile_id) === undefined)
    throw missing(`profile '${profile_id.slice(0, 64)}'`, '/profile_id');
  return context.fit(topics.add(context, { description: null, profile_id: null, ...body }));
};

const updateTopic: Handler<'zeroTrust.dlp.customPromptTopics.update'> = (context) =>
  context.fit(topics.change(context, topics.find(context), { description: null, ...fieldsOf(context) }));

interface Logging {
  readonly masking_level: string;
  readonly public_key: string | null;
  readonly updated_at: string;
}

interface Settings {
  readonly ai_context_analysis: boolean;
  readonly ocr: boolean;
  readonly payload_logging: Logging;
}

const MASKS = ['full', 'partial', 'clear', 'default'];

const settingsScope = (context: Context): string => below(context, 'dlp', 'settings');

/** Matches are masked in full and nothing else is on until somebody says so: …/dlp-settings/#payload-log-masking */
const initial = (context: Context): Settings => ({
  ai_context_analysis: false,
  ocr: false,
  payload_logging: { masking_level: 'full', public_key: null, updated_at: context.now() },
});

const settingsOf = (context: Context): Settings =>
  read<Settings>(context, settingsScope(context), '') ?? initial(context);

interface GivenLogging {
  readonly masking_level?: string;
  readonly public_key?: string | null;
}

/** A public key has 32 bytes in Base64: https://developers.cloudflare.com/waf/managed-rules/payload-logging/command-line/generate-key-pair/ */
function logging(context: Context, before: Logging, body: GivenLogging, pointer: string): Logging {
  const { masking_level = before.masking_level, public_key = before.public_key } = body;
  if (!MASKS.includes(masking_level))
    throw invalid(
      `masking_level is one of ${MASKS.join(', ')}; given was '${masking_level.slice(0, 64)}'`,
      `${pointer}/masking_level`,
    );
  const isKey = /^[A-Za-z0-9+/]{43}=$/.test(public_key ?? '');
  if (public_key !== null && public_key !== '' && !isKey)
    throw invalid('public_key must be 32 bytes in Base64', `${pointer}/public_key`);
  return { masking_level, public_key: public_key === '' ? null : public_key, updated_at: context.now() };
}

interface GivenSettings {
  readonly ai_context_analysis?: boolean | null;
  readonly ocr?: boolean | null;
  readonly payload_logging?: GivenLogging;
}

function save<Result>(context: Showing<Result>, before: Settings, body: GivenSettings): Result {
  const saved: Settings = {
    ai_context_analysis: body.ai_context_analysis ?? before.ai_context_analysis,
    ocr: body.ocr ?? before.ocr,
    payload_logging:
      body.payload_logging === undefined
        ? before.payload_logging
        : logging(context, before.payload_logging, body.payload_logging, '/payload_logging'),
  };
  return context.fit(keep(context, settingsScope(context), '', saved));
}

/** The older path to the same key. */
const updateLog: Handler<'zeroTrust.dlp.payloadLogs.update'> = (context) => {
  const before = settingsOf(context);
  const payload_logging = logging(context, before.payload_logging, fieldsOf(context), '');
  keep(context, settingsScope(context), '', { ...before, payload_logging });
  return context.fit(payload_logging);
};

const mappingScope = (context: Context): string => below(context, 'dlp', 'email', 'account_mapping');

/** The add-in keeps its token when who may use it changes: https://developers.cloudflare.com/cloudflare-one/email-security/outbound-dlp/ */
const writeMapping: Handler<'zeroTrust.dlp.email.accountMapping.create'> = (context) => {
  const { auth_requirements } = fieldsOf(context);
  if (auth_requirements?.type === 'Org' && auth_requirements.allowed_microsoft_organizations.length === 0)
    throw invalid(
      'allowed_microsoft_organizations must name at least one organization',
      '/auth_requirements/allowed_microsoft_organizations',
    );
  const token = read(context, mappingScope(context), '')?.addin_identifier_token ?? context.sandbox.ids.uuid();
  return context.fit(keep(context, mappingScope(context), '', { addin_identifier_token: token, auth_requirements }));
};

const getMapping: Handler<'zeroTrust.dlp.email.accountMapping.get'> = (context) => {
  const mapping = read(context, mappingScope(context), '');
  if (mapping === undefined) throw missing('account mapping');
  return context.fit(mapping);
};

export const dlpClasses = {
  'zeroTrust.dlp.dataClasses.create': createClass,
  'zeroTrust.dlp.dataClasses.update': updateClass,
  'zeroTrust.dlp.dataClasses.delete': removeClass,
  'zeroTrust.dlp.customPromptTopics.create': createTopic,
  'zeroTrust.dlp.customPromptTopics.update': updateTopic,
  'zeroTrust.dlp.settings.get': (context) => context.fit(settingsOf(context)),
  'zeroTrust.dlp.settings.update': (context) => save(context, initial(context), fieldsOf(context)),
  'zeroTrust.dlp.settings.edit': (context) => save(context, settingsOf(context), fieldsOf(context)),
  'zeroTrust.dlp.settings.delete': (context) => save(context, initial(context), {}),
  'zeroTrust.dlp.payloadLogs.get': (context) => context.fit(settingsOf(context).payload_logging),
  'zeroTrust.dlp.payloadLogs.update': updateLog,
  'zeroTrust.dlp.email.accountMapping.create': writeMapping,
  'zeroTrust.dlp.email.accountMapping.get': getMapping,
} satisfies Handlers;
