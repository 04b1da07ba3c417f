/** Body fields that a product's rules validate instead of the schema, and bodies whose unknown fields are refused. */

const RECORD = /^(?:\/(?:posts|puts|patches)\/\d+)?\/(?:content|name|ttl)$/;

/** https://developers.cloudflare.com/api/resources/zones/subresources/settings/methods/edit/ : 1007 for a value that a setting does not have. */
const SETTING = /^\/value(\/|$)/;

const SCOPES = /^(?:\/\d+)?\/scopes\/\d+$/;

/** Pointers to them, by operation. They are judged only where they hold text or a number. */
export const OWN_FIELDS: Readonly<Record<string, RegExp>> = {
  'dns.records.batch': RECORD,
  'dns.records.create': RECORD,
  'dns.records.edit': RECORD,
  'dns.records.update': RECORD,
  'secretsStore.stores.secrets.create': SCOPES,
  'secretsStore.stores.secrets.duplicate': SCOPES,
  'secretsStore.stores.secrets.edit': SCOPES,
  'zones.aegis.edit': SETTING,
  'zones.automaticPlatformOptimization.edit': SETTING,
  'zones.binaryAST.edit': SETTING,
  'zones.fonts.edit': SETTING,
  'zones.h2Prioritization.edit': SETTING,
  'zones.imageResizing.edit': SETTING,
  'zones.nel.edit': SETTING,
  'zones.originH2MaxStreams.edit': SETTING,
  'zones.originMaxHTTPVersion.edit': SETTING,
  'zones.rum.edit': SETTING,
  'zones.settings.edit': SETTING,
  'zones.speedBrain.edit': SETTING,
  'zones.sslAutomaticMode.edit': SETTING,
  'zones.transformationsAllowedOrigins.edit': SETTING,
  'zones.transformationsC2pa.edit': SETTING,
  'zones.transformationsConfig.edit': SETTING,
};

/** Rules may be sent back with the fields that the API added. */
const RULES: ReadonlySet<string> = new Set(['categories', 'last_updated', 'version']);

/**
 * Operations that refuse fields they do not know, with the fields of their responses that they pass over.
 * https://github.com/cloudflare/terraform-provider-cloudflare/issues/3241
 * https://github.com/cloudflare/terraform-provider-cloudflare/issues/3916
 * https://github.com/EvotecIT/CodeGlyphX/pull/155
 */
export const STRICT_BODIES: Readonly<Record<string, ReadonlySet<string>>> = {
  'rulesets.create': RULES,
  'rulesets.phases.update': RULES,
  'rulesets.rules.create': RULES,
  'rulesets.rules.edit': RULES,
  'rulesets.update': RULES,
};
