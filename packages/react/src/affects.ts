/** What a call may have made stale, told by names and parameters alone: no table of operations is needed. */

/** `changed`: worth asking again. `gone`: what it asks for was deleted, so that asking again would only fail. */
export type Effect = 'changed' | 'gone';

/** One call, read for what it is about. */
interface Subject {
  /** `['dns', 'records']` of `dns.records.edit`. */
  readonly resource: readonly string[];
  readonly verb: string;
  /** What the parameters name: zone_id, dns_record_id. */
  readonly ids: ReadonlyMap<string, string>;
}

const ID = /(^id|Id|_id|_name|_tag|_uuid|identifier)$/;
const SCOPE = /^(account|zone)_id$/;
/** Verbs that change nothing, though some are sent by POST. */
const READS = /^(bulkGet|check|download|export|get|list|preview|read|search)/;
const CREATES = /^(bulkC|c)reate(?!OrUpdate)/;

function subjectOf(operation: string, params: unknown): Subject {
  const resource = operation.split('.');
  const verb = resource.pop() ?? '';
  const given: Readonly<Record<string, unknown>> = Object(params);
  const ids = new Map<string, string>();
  // Zones are listed by, and created with, `account: { id }`; some products say `accountId` or `zone_identifier`, and
  // where path and body both have an account, that of the path is `path_account_id`.
  for (const [name, value] of Object.entries({ account_id: Object(given.account).id, ...given }))
    if (ID.test(name) && /number|string/.test(typeof value))
      ids.set(name.replace(/^path_/, '').replace(/(I|_i)d(entifier)?$/, '_id'), String(value));
  return { resource, verb, ids };
}

const joined = (resource: readonly string[]): string => resource.join('').toLowerCase();

/** By stem, as the contract names ids after resources without a table of both, which a page would have to load. Where a resource is first called as an id is, the end of that: 11 of `kv.namespaces.keys` and namespace_id; else 0. */
function namesake(resource: readonly string[], id: string): number {
  // Without its last letter, for `policy_id` in `policies`.
  const stem = id
    .replace(/_?[a-z]+$/, '')
    .replaceAll('_', '')
    .slice(0, -1);
  const at = joined(resource).indexOf(stem);
  return stem && at >= 0 ? at + stem.length : 0;
}

/** Whether an id is the resource's own: of `dns.records` the record's, not the zone's. */
function isOwn(resource: readonly string[], id: string): boolean {
  const end = namesake(resource, id);
  // What is left is the end of the plural.
  return end > joined(resource.slice(0, -1)).length && end + 3 >= joined(resource).length;
}

/** How many segments two resources begin with alike. */
const alike = (one: readonly string[], other: readonly string[]): number =>
  [...one, ''].findIndex((segment, i) => segment !== other[i]);

/** Whether both name something of one kind, and not the same one: other zones, other namespaces. */
function conflict(change: Subject, query: Subject, isLine: boolean): boolean {
  return [...change.ids].some(([id, value]) => {
    const other = query.ids.get(id);
    if (other === undefined || other === value) return false;
    // Of resources that are beside each other, `id` is of two kinds.
    if (!id.includes('_')) return isLine && query.verb !== 'list';
    // A list may be filtered by what has just been changed; what it is in stays.
    return SCOPE.test(id) || query.verb !== 'list' || namesake(query.resource, id) > 0;
  });
}

/** Whether a delete was of what the query asks for, or of what that is in. */
const isGone = ({ resource, verb, ids }: Subject, query: Subject): boolean =>
  verb === 'delete' &&
  [...ids.keys()].some((id) => isOwn(resource, id)) &&
  [...ids].every(([id, value]) => query.ids.get(id) === value);

/** True for `['dns.records.list', params]`; queries of other libraries have keys of other forms. */
const isOurs = (asked: unknown, about: unknown): asked is string =>
  typeof asked === 'string' &&
  /^[A-Za-z]\w*(\.\w+)+$/.test(asked) &&
  (about === undefined || (typeof about === 'object' && !Array.isArray(about)));

/**
 * What a call that was made has done to a query. Never touched are queries of other libraries, such as `['todos']`, the queries of other accounts, other zones, and
 * other items than those that the call names.
 * @example affects('dns.records.create', { zone_id, name, type }, ['dns.records.list', { zone_id }]) // 'changed'
 */
export function affects(operation: string, params: unknown, queryKey: readonly unknown[]): Effect | undefined {
  const [asked, about] = queryKey;
  const change = subjectOf(operation, params);
  if (!isOurs(asked, about) || READS.test(change.verb)) return undefined;
  const query = subjectOf(asked, about);
  if (isGone(change, query)) return 'gone';
  const depth = alike(change.resource, query.resource);
  const isAbove = depth === query.resource.length;
  const isLine = isAbove || depth === change.resource.length;
  // The same resource, those above and below it, and those beside it that are not merely of the same product.
  if ((!isLine && depth < 2) || conflict(change, query, isLine)) return undefined;
  // Of the account that a zone is in, nothing is said with the zone.
  const lacks = (id: string): boolean =>
    query.ids.has(id) && !change.ids.has(id) && !(id === 'account_id' && change.ids.has('zone_id'));
  // What is set for an account is not what is set for its zones.
  if (change.ids.has('account_id') && lacks('zone_id') && !query.ids.has('account_id')) return undefined;
  // A new thing is none of those that were there, nor anything in them.
  if (CREATES.test(change.verb) && [...query.ids.keys()].some((id) => lacks(id) && (!isAbove || SCOPE.test(id))))
    return undefined;
  return 'changed';
}
