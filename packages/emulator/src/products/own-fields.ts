/** Fields of bodies that a product's rules judge with codes of their own: what the schema says against them is not said. */

const RECORD = /^(?:\/(?:posts|puts|patches)\/\d+)?\/(?:content|name|ttl)$/;

/** https://developers.cloudflare.com/api/resources/zones/subresources/settings/methods/edit/ : 1007 for a value that a setting does not have. */
const SETTING = /^\/value(\/|$)/;

/** Pointers to them, by operation. They are judged only where they hold text or a number. */
export const OWN_FIELDS: Readonly<Record<string, RegExp>> = {
  'dns.records.batch': RECORD,
  'dns.records.create': RECORD,
  'dns.records.edit': RECORD,
  'dns.records.update': RECORD,
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
