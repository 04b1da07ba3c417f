/** Fields of bodies that a product's rules judge with codes of their own: what the schema says against them is not said. */

const RECORD = /^(?:\/(?:posts|puts|patches)\/\d+)?\/(?:content|name|ttl)$/;

/** Pointers to them, by operation. They are judged only where they hold text or a number. */
export const OWN_FIELDS: Readonly<Record<string, RegExp>> = {
  'dns.records.batch': RECORD,
  'dns.records.create': RECORD,
  'dns.records.edit': RECORD,
  'dns.records.update': RECORD,
};
