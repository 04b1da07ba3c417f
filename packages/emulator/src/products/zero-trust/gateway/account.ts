/** Gateway account data apart from policies: categories, addresses, logging, PAC files, and lists from files. */
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { collection } from '../../shared/collection.ts';
import { all, below, type Fields, fieldsOf, keep, phase, read } from '../../shared/fields.ts';
import { giveFile } from '../../shared/given-files.ts';
import { mentions, ordered } from '../../shared/lists.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';
import { DOMAIN_CATEGORIES } from './domain-categories.ts';
import { itemsFrom } from './lists.ts';

/** The class of a category: always blocked, never blockable, or for paying accounts. */
const classOf = (id: number): 'blocked' | 'free' => (id === 31 ? 'blocked' : 'free');

const categories: Handler<'zeroTrust.gateway.categories.list'> = (context) =>
  context.page(DOMAIN_CATEGORIES, ({ id, name, subcategories }) => ({
    ...{ id, name, description: name, beta: false, class: classOf(id) },
    subcategories: subcategories.map((one) => ({ ...one, description: one.name, beta: false, class: classOf(id) })),
  }));

const accountScope = (context: Context): string => below(context, 'gateway');

/** An account has one Gateway: creating it again shows the same. */
function gatewayOf<Result>(context: Showing<Result>): Result {
  const before = read(context, accountScope(context), '');
  const { ids } = context.sandbox;
  const fresh = { id: ids.hex(), gateway_tag: ids.hex(), provider_name: 'Cloudflare' };
  return context.fit(before ?? keep(context, accountScope(context), '', fresh));
}

/** The addresses that every account shares, which a location has unless it asks for others. */
const SHARED_PAIR = {
  id: '0e4a32c6-6fb8-4858-9296-98f51631e8e6',
  pair_type: 'shared',
  primary_ip: '172.64.36.1',
  backup_ip: '172.64.36.2',
} as const;

const loggingScope = (context: Context): string => below(context, 'gateway', 'logging');

/** All activity is logged, with the user's details, until somebody says otherwise: https://developers.cloudflare.com/cloudflare-one/insights/logs/dashboard-logs/gateway-logs/ */
const LOGGING = {
  redact_pii: false,
  settings_by_rule_type: Object.fromEntries(
    ['dns', 'http', 'l4'].map((type) => [type, { log_all: true, log_blocks: false }]),
  ),
};

const updateLogging: Handler<'zeroTrust.gateway.logging.update'> = (context) => {
  const { redact_pii, settings_by_rule_type = {} } = fieldsOf(context);
  const before = read(context, loggingScope(context), '') ?? LOGGING;
  const settings: Fields = { ...(before.settings_by_rule_type as Fields), ...settings_by_rule_type }; // written by this file alone
  const saved = { redact_pii: redact_pii ?? before.redact_pii, settings_by_rule_type: settings };
  return context.fit(keep(context, loggingScope(context), '', saved));
};

/** The certificate that the older setting names. */
const customCertificate: Handler<'zeroTrust.gateway.configurations.customCertificate.get'> = (context) => {
  const { settings } =
    read<{ settings?: { custom_certificate?: Fields } }>(context, below(context, 'gateway', 'configuration'), '') ?? {};
  const chosen = settings?.custom_certificate;
  return chosen === undefined ? null : context.fit(chosen);
};

const pacs = collection({
  what: 'PAC file',
  scope: ['gateway', 'pacfiles'],
  param: 'pacfile_id',
  created: ['created_at'],
  modified: ['updated_at'],
});

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
    .join('_');

/** https://developers.cloudflare.com/cloudflare-one/networks/resolvers-and-proxies/proxy-endpoints/best-practices/#pac-file-format */
function checkPAC(contents: string): void {
  if (!/function\s+FindProxyForURL\s*\(/.test(contents))
    throw invalid('contents must define the function FindProxyForURL(url, host)', '/contents');
}

/** The address under which browsers fetch the file stays when its text changes. */
function publish(context: Context, slug: unknown, contents: unknown): string {
  const account = context.segments[1] ?? '';
  return giveFile(
    context,
    `${account}-pac`,
    `${String(slug)}.pac`,
    'application/x-ns-proxy-autoconfig',
    String(contents),
  );
}

const createPAC: Handler<'zeroTrust.gateway.pacfiles.create'> = (context) => {
  const { name = '', contents = '', description = '', slug = slugOf(name) } = fieldsOf(context);
  checkPAC(contents);
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(slug))
    throw invalid('slug: use 1 to 64 letters, digits, hyphens and underscores', '/slug');
  if (pacs.items(context).some((one) => one.slug === slug))
    throw conflict(`A PAC file with the slug '${slug}' already exists`, '/slug');
  const url = publish(context, slug, contents);
  return context.fit(pacs.add(context, { name, contents, description, slug, url }));
};

const updatePAC: Handler<'zeroTrust.gateway.pacfiles.update'> = (context) => {
  const before = pacs.find(context);
  const { name, contents = '', description } = fieldsOf(context);
  checkPAC(contents);
  publish(context, before.slug, contents);
  return context.fit(pacs.change(context, before, { name, contents, description }));
};

const listPACs: Handler<'zeroTrust.gateway.pacfiles.list'> = (context) =>
  context.page(pacs.items(context), ({ contents: _, ...one }) => context.fit(one));

const operationScope = (context: Context): string => below(context, 'gateway', 'operations');

/** The duration of a file import is not documented. */
function operationShown(context: Context, { list, processing_error, ...known }: Fields) {
  const isFailed = processing_error !== null;
  const status = phase(known.created_at, context, [
    ['pending', 0],
    ['active', 2],
    [isFailed ? 'failed' : 'complete', 5],
  ]);
  const isDone = status === 'complete' || status === 'failed';
  const said = {
    result: status === 'complete' ? String(list) : null,
    processing_error: isDone ? processing_error : null,
  };
  return { ...known, status, ...said };
}

const MAX_FILE = 2_000_000;

/** Types of entries that can be detected, the narrowest first. */
const GUESSES: readonly (readonly [string, RegExp])[] = [
  ['IP', /^[0-9a-f.:]+(\/\d{1,3})?$/i],
  ['EMAIL', /@/],
  ['URL', /^https?:\/\//i],
  ['DOMAIN', /^[^\s.]+(\.[^\s.]+)+$/],
];

/** https://developers.cloudflare.com/cloudflare-one/reusable-components/lists/#create-a-list-from-a-csv-file : an entry a line, with a description after a comma. */
function rowsOf(text: string): Fields[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isTitled = /^"?value"?(,|$)/i.test(lines[0] ?? '');
  return lines.slice(isTitled ? 1 : 0).map((line) => {
    const [value = '', ...rest] = line.split(',').map((cell) => cell.trim().replace(/^"|"$/g, ''));
    return rest.length === 0 ? { value } : { value, description: rest.join(',') };
  });
}

/** The list exists immediately; its operation reports an invalid file. */
const upload: Handler<'zeroTrust.gateway.lists.upload'> = (context) => {
  const file = context.parts.find(({ name }) => name === 'file');
  if (file === undefined) throw invalid('file is required: a CSV file with the entries', '/file');
  if (file.bytes.length > MAX_FILE)
    throw invalid(`file has at most ${MAX_FILE} bytes; given were ${file.bytes.length}`, '/file');
  const rows = rowsOf(Buffer.from(file.bytes).toString());
  const first = String(rows[0]?.value ?? '');
  const list_type = GUESSES.find(([, form]) => form.test(first))?.[0] ?? 'SERIAL';
  const name = (file.filename ?? 'list').replace(/\.csv$/i, '');
  const { ids } = context.sandbox;
  const list = ids.uuid();
  const now = context.now();
  const problem = importList(context, { id: list, name, type: list_type, created_at: now }, rows);
  const id = ids.uuid();
  const times = { created_at: now, updated_at: now };
  const data = { name, list_type, description: '' };
  const made = { id, operation_type: 'create_list', data, list, processing_error: problem, ...times };
  return context.fit(operationShown(context, keep(context, operationScope(context), id, made)));
};

function importList(context: Context, list: Fields, rows: readonly Fields[]): string | null {
  if (rows.length === 0) return 'the file has no entries';
  try {
    const items = itemsFrom(context, list.type, rows, '/file');
    const known = { ...list, description: '', items, count: items.length, updated_at: context.now() };
    keep(context, below(context, 'gateway', 'lists'), String(list.id), known);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'the file could not be read';
  }
}

const listOperations: Handler<'zeroTrust.gateway.operations.list'> = (context) =>
  context.fit(all(context, operationScope(context)).map((one) => operationShown(context, one)));

const getOperation: Handler<'zeroTrust.gateway.operations.get'> = (context) => {
  const id = context.path.operation_id;
  const operation = read(context, operationScope(context), id);
  if (operation === undefined) throw missing(`operation '${id.slice(0, 64)}'`, '/operation_id');
  return context.fit(operationShown(context, operation));
};

/** Items by name or another field, in order and by text. */
function asked(context: Context, part: string): Fields[] {
  const { order_by, direction, search } = context.query;
  const rows = all(context, below(context, 'gateway', part)).filter((one) => mentions(search, one.name));
  return ordered(rows, order_by, direction);
}

export const gatewayAccount = {
  'zeroTrust.gateway.create': (context) => gatewayOf(context),
  'zeroTrust.gateway.list': (context) => gatewayOf(context),
  'zeroTrust.gateway.categories.list': categories,
  'zeroTrust.gateway.configurations.customCertificate.get': customCertificate,
  'zeroTrust.gateway.dnsDestinationIPs.list': () => [SHARED_PAIR],
  'zeroTrust.gateway.logging.get': (context) => context.fit(read(context, loggingScope(context), '') ?? LOGGING),
  'zeroTrust.gateway.logging.update': updateLogging,
  'zeroTrust.gateway.pacfiles.create': createPAC,
  'zeroTrust.gateway.pacfiles.update': updatePAC,
  'zeroTrust.gateway.pacfiles.list': listPACs,
  'zeroTrust.gateway.lists.upload': upload,
  'zeroTrust.gateway.operations.list': listOperations,
  'zeroTrust.gateway.operations.get': getOperation,
  'zeroTrust.gateway.locations.list': (context) => context.page(asked(context, 'locations'), (one) => context.fit(one)),
  'zeroTrust.gateway.proxyEndpoints.list': (context) =>
    context.page(asked(context, 'proxy_endpoints'), (one) => context.fit(one)),
} satisfies Handlers;
