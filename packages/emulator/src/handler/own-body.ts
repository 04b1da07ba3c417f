/** Operations whose handlers read and check the body themselves, of whatever kind it is. */
export const OWN_BODY = [
  'kv.namespaces.values.update', // raw bytes, or a form
  'r2.buckets.objects.upload', // no bytes are an object too
  'vectorize.indexes.insert', // lines, or a form with a file of lines
  'vectorize.indexes.upsert',
  'd1.database.query', // params are any scalars; the contract's facts say text
  'd1.database.raw',
  'workers.scripts.update', // a form of modules, or one script
  'workers.scripts.content.update',
  'workers.scripts.versions.create',
  'workers.services.environments.content.update',
  'workersForPlatforms.dispatch.namespaces.scripts.update',
  'workersForPlatforms.dispatch.namespaces.scripts.content.update',
  'workers.assets.upload.create', // a part for each file, named by its hash
  'zones.settings.bulkEdit', // a list, or an object that holds it
  'firewall.rules.create', // lists of rules, where the reference has a rate limit
  'firewall.rules.update',
  'firewall.rules.edit',
  'firewall.rules.bulkEdit',
  'firewall.rules.bulkUpdate',
  'zeroTrust.tunnels.cloudflared.configurations.update', // the rule that catches all has no hostname
] as const;

export type OwnBody = (typeof OWN_BODY)[number];

/** Operations whose bodies are stored raw, with their maximum size in bytes. */
export const LONG_BODY: ReadonlyMap<string, number> = new Map([
  // https://developers.cloudflare.com/api/resources/r2/subresources/buckets/subresources/objects/methods/upload/
  ['r2.buckets.objects.upload', 300_000_000],
]);
