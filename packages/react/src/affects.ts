/** Decides from names and parameters alone which queries a call made stale, so no operation table is loaded. */

/** `changed`: refetch. `gone`: the queried resource was deleted, so a refetch would fail. */
export type Effect = 'changed' | 'gone';

/** The parts of a call that decide which resource it concerns. */
interface Subject {
  /** `['dns', 'records']` of `dns.records.edit`. */
  readonly resource: readonly string[];
  readonly verb: string;
  /** Ids among the parameters: zone_id, dns_record_id. */
  readonly ids: ReadonlyMap<string, string>;
}

const ID = /(^id|Id|_id|_name|_tag|_uuid|identifier)$/;
const SCOPE = /^(account|zone)_id$/;
/** Verbs that only read, although some use POST. */
const READS = /^(bulkGet|check|download|export|get|list|preview|read|search)/;
const CREATES = /^(bulkC|c)reate(?!OrUpdate)/;

function subjectOf(operation: string, params: unknown): Subject {
  const resource = operation.split('.');
  const verb = resource.pop() ?? '';
  const given: Readonly<Record<string, unknown>> = Object(params);
  const ids = new Map<string, string>();
  // Zones are listed by and created with `account: { id }`; some products use `accountId` or `zone_identifier`. If both
  // path and body have an account, the one in the path is `path_account_id`.
  for (const [name, value] of Object.entries({ account_id: Object(given.account).id, ...given }))
    if (ID.test(name) && /number|string/.test(typeof value))
      ids.set(name.replace(/^path_/, '').replace(/(I|_i)d(entifier)?$/, '_id'), String(value));
  return { resource, verb, ids };
}

const joined = (resource: readonly string[]): string => resource.join('').toLowerCase();

/**
 * Matches an id to a resource segment by stem: the contract names ids after resources, and a mapping table would add to
 * the page's size. Returns the end of the first match (11 in `kv.namespaces.keys` for namespace_id), or 0.
 */
function namesake(resource: readonly string[], id: string): number {
  // Drop the last letter, so that `policy_id` matches `policies`.
  const stem = id
    .replace(/_?[a-z]+$/, '')
    .replaceAll('_', '')
    .slice(0, -1);
  const at = joined(resource).indexOf(stem);
  return stem && at >= 0 ? at + stem.length : 0;
}

/** True if the id belongs to the resource itself: of `dns.records` the record's id, not the zone's. */
function isOwn(resource: readonly string[], id: string): boolean {
  const end = namesake(resource, id);
  // Only a plural ending may follow the match.
  return end > joined(resource.slice(0, -1)).length && end + 3 >= joined(resource).length;
}

/** Length of the common prefix of two resources, in segments. */
const alike = (one: readonly string[], other: readonly string[]): number =>
  [...one, ''].findIndex((segment, i) => segment !== other[i]);

/** True if both name the same kind of thing with different ids, such as two zones or two namespaces. */
function conflict(change: Subject, query: Subject, isLine: boolean): boolean {
  return [...change.ids].some(([id, value]) => {
    const other = query.ids.get(id);
    if (other === undefined || other === value) return false;
    // For sibling resources, a bare `id` refers to different kinds.
    if (!id.includes('_')) return isLine && query.verb !== 'list';
    // A list may be filtered by the changed item, but its ancestors must match.
    return SCOPE.test(id) || query.verb !== 'list' || namesake(query.resource, id) > 0;
  });
}

/** True if the delete removed the queried resource or one of its ancestors. */
const isGone = ({ resource, verb, ids }: Subject, query: Subject): boolean =>
  verb === 'delete' &&
  [...ids.keys()].some((id) => isOwn(resource, id)) &&
  [...ids].every(([id, value]) => query.ids.get(id) === value);

/** True for `['dns.records.list', params]`; queries of other libraries have other key shapes. */
const isOurs = (asked: unknown, about: unknown): asked is string =>
  typeof asked === 'string' &&
  /^[A-Za-z]\w*(\.\w+)+$/.test(asked) &&
  (about === undefined || (typeof about === 'object' && !Array.isArray(about)));

/**
 * Returns the effect of a completed call on a query. Queries of other libraries, such as `['todos']`, and queries of
 * other accounts, zones and items than those the call names are never affected.
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
  // The same resource, its ancestors and descendants, and siblings that share more than the product.
  if ((!isLine && depth < 2) || conflict(change, query, isLine)) return undefined;
  // A zone's parameters do not include the account it belongs to.
  const lacks = (id: string): boolean =>
    query.ids.has(id) && !change.ids.has(id) && !(id === 'account_id' && change.ids.has('zone_id'));
  // Account-level settings do not apply to its zones.
  if (change.ids.has('account_id') && lacks('zone_id') && !query.ids.has('account_id')) return undefined;
  // A created resource is not one that already existed, nor a descendant of one.
  if (CREATES.test(change.verb) && [...query.ids.keys()].some((id) => lacks(id) && (!isAbove || SCOPE.test(id))))
    return undefined;
  return 'changed';
}
