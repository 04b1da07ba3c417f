/** Plans and applies the items of a list of addresses, networks, hostnames or redirects. */
import { CloudflareError } from '../../errors/usage-error.ts';
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import { itemsOf } from '../list-items.ts';
import { matches, normalHost } from '../matching.ts';
import { waitFor } from '../wait.ts';
import type { Target } from './apply.ts';
import { doubled, stepsByKey } from './by-key.ts';
import { isMarked, ownedProblems, withMark } from './owned.ts';
import { type Plan, PlanError, type PlanProblem, type PlanStep, printable } from './plan.ts';

/** An item of a list in the API's format: one of the four values, and optionally a comment. */
export interface ListItem {
  /** Id of an existing item. */
  readonly id?: string | undefined;
  readonly ip?: string | undefined;
  readonly asn?: number | undefined;
  readonly hostname?: { readonly url_hostname: string; readonly [field: string]: unknown } | undefined;
  readonly redirect?: { readonly source_url: string; readonly [field: string]: unknown } | undefined;
  /** Empty for no comment. */
  readonly comment?: string | undefined;
}

export interface ListParams {
  readonly account_id: string;
  readonly list_id: string;
  readonly wanted: readonly ListItem[];
  /**
   * Items that may be changed and deleted: all, or those whose comment is this mark or ends with it in brackets (`north
   * [mark]`); new ones get it.
   */
  readonly owned: 'all' | { readonly comment: string };
}

const KINDS = ['ip', 'asn', 'hostname', 'redirect'] as const;
/** Maximum number of items per call. */
const MAX = 1000;

/** Key that is unique within a list. */
function keyOf(item: ListItem): string {
  const { ip, asn, hostname, redirect } = item;
  if (ip !== undefined) return normalAddress(ip);
  if (asn !== undefined) return `AS${asn}`;
  return hostname ? normalHost(hostname.url_hostname) : normalSource(redirect?.source_url ?? '');
}

/** Shortens IPv6, and turns a range of one address into that address. */
function normalAddress(text: string): string {
  const [address = '', prefix] = text.trim().toLowerCase().split('/');
  const isV6 = address.includes(':');
  const url = `http://[${address}]`;
  const short = isV6 && URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : address;
  return prefix === undefined || prefix === (isV6 ? '128' : '32') ? short : `${short}/${prefix}`;
}

function normalSource(text: string): string {
  const [, scheme = '', rest = ''] = /^(https?:\/\/)?(.*)$/i.exec(text) ?? [];
  const url = `http://${rest}`;
  return URL.canParse(url) ? `${scheme.toLowerCase()}${new URL(url).host}${new URL(url).pathname}` : text;
}

function differs(item: ListItem, wanted: ListItem): string[] {
  const fields: string[] = [];
  // The value itself is the key; redirects and hostnames have further fields.
  for (const field of ['redirect', 'hostname'] as const) {
    const { source_url: _, url_hostname: _name, ...rest } = Object(wanted[field]);
    if (wanted[field] && !matches(item[field], rest)) fields.push(field);
  }
  if (wanted.comment !== undefined && (item.comment ?? '') !== wanted.comment) fields.push('comment');
  return fields;
}

/**
 * Plans the changes that bring a list to the wanted state, without changing anything.
 *
 * @example
 * const plan = await planList(client, { account_id, list_id }, [{ ip: '192.0.2.1', comment: 'office' }]);
 */
export async function planList(
  client: Caller,
  { account_id, list_id, wanted, owned }: ListParams,
  options: HelperOptions = {},
): Promise<Plan<ListItem>> {
  const problems = wanted.flatMap((item, index) => problemsOf(item, index));
  const all = [
    ...ownedProblems(owned, ['comment']),
    ...problems,
    ...(problems.length > 0 ? [] : doubled(wanted, keyOf)),
  ];
  if (all.length > 0) throw new PlanError('rules.lists.items', all);
  const isOurs = ({ comment }: ListItem) => owned === 'all' || isMarked(comment, owned.comment);
  const mark = (item: ListItem): ListItem =>
    owned === 'all' ? item : { ...item, comment: withMark(item.comment, owned.comment) };
  const scope = { account_id, list_id };
  const steps = stepsByKey(await readItems(client, scope, options), wanted.map(mark), {
    keyOf,
    differs,
    nameOf: keyOf,
    reasonToKeep: (item) => (isOurs(item) ? undefined : 'not owned'),
  });
  return printable({ kind: 'rules.lists.items', scope, steps, most: MAX, ignored: [] });
}

function problemsOf(item: unknown, index: number): PlanProblem[] {
  const given = KINDS.filter((kind) => (Object(item)[kind] ?? null) !== null);
  return given.length === 1
    ? []
    : [{ index, reason: `found ${given.join(' and ') || 'no value'}, expected one of ${KINDS.join(', ')}` }];
}

async function readItems(client: Caller, scope: Plan['scope'], options: HelperOptions): Promise<ListItem[]> {
  const items: ListItem[] = [];
  for await (const item of itemsOf(client, 'rules.lists.items.list', { ...scope, per_page: 500 }, options)) {
    const { created_on: _, modified_on: _changed, ...rest } = Object(item);
    items.push(rest);
  }
  return items;
}

export const listTarget = (client: Caller, { scope }: Plan<ListItem>, options: HelperOptions): Target<ListItem> => ({
  read: () => readItems(client, scope, options),
  idOf: ({ id = '' }) => id,
  keyOf,
  differs,
  // Deletes first, to make room.
  units: (steps) => [
    ...steps.filter(({ action }) => action === 'delete').map((step) => [step]),
    ...steps.filter(({ action }) => action !== 'delete').map((step) => [step]),
  ],
  callOf: ({ action }) => (action === 'delete' ? action : 'create'),
  send: (steps) => send(client, scope, steps, options),
});

/**
 * A change of a list continues after its response, and an account can only run one at a time:
 * https://developers.cloudflare.com/waf/tools/lists/lists-api/
 */
async function send(
  client: Caller,
  scope: Plan['scope'],
  steps: readonly PlanStep<ListItem>[],
  options: HelperOptions,
): Promise<void> {
  const isDelete = steps[0]?.action === 'delete';
  const operation: string = isDelete ? 'rules.lists.items.delete' : 'rules.lists.items.create';
  const body = steps.flatMap(({ before, after }) => (after ? [bodyOf(after, before)] : []));
  const params = { ...scope, ...(isDelete ? { items: steps.map(({ before }) => ({ id: before?.id })) } : { body }) };
  const begun = await callOf(client, operation, params, options, { retry: 'safe' });
  try {
    await waitFor(client, operation, params, begun, { signal: options.signal });
  } catch (error) {
    const { reason, result } = Object(error);
    if (reason === 'failed') throw Object.assign(new CloudflareError(`${operation}: ${result?.error}`), { reason });
    throw error;
  }
}

/**
 * Keeps the existing notation of the value, which would otherwise become another item; omitted fields keep their
 * values.
 */
function bodyOf(after: ListItem, before: ListItem | undefined): object {
  const { id: _, ...item } = { ...before, ...after, ...(before?.ip && { ip: before.ip }) };
  const { hostname, redirect } = before ?? {};
  return {
    ...item,
    ...(hostname && { hostname: { ...hostname, ...after.hostname, url_hostname: hostname.url_hostname } }),
    ...(redirect && { redirect: { ...redirect, ...after.redirect, source_url: redirect.source_url } }),
  };
}
