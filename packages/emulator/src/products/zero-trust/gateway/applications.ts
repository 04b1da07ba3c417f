/** Applications that policies can name, and the library that they are kept in: https://developers.cloudflare.com/cloudflare-one/team-and-resources/app-library/ */
import { isIP } from 'node:net';
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { parseCidr } from '../../shared/cidr.ts';
import { all, below, type Fields, fieldsOf, keep, read } from '../../shared/fields.ts';
import { mentions, ordered, says } from '../../shared/lists.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';

/** https://developers.cloudflare.com/cloudflare-one/traffic-policies/application-app-types/#app-types ; numbers are not documented. */
const TYPES = [
  'Artificial Intelligence',
  'Business',
  'Collaboration & Online Meetings',
  'Dating',
  'Development',
  'Education',
  'Email',
  'Entertainment & Events',
  'Encrypted DNS',
  'File Sharing',
  'Finance & Accounting',
  'Food & Drink',
  'Gaming',
  'Health & Fitness',
  'Human Resources',
  'Instant Messaging',
  'IT Management',
  'Legal',
  'Lifestyle',
  'Music & Audio Streaming',
  'Navigation',
  'News, Books, & Magazines',
  'Photography & Graphic Design',
  'Productivity',
  'Public Cloud',
  'Sales & Marketing',
  'Search Engines',
  'Security',
  'Shopping',
  'Social Networking',
  'Sports',
  'Travel',
  'Video Streaming & Editing',
  'Do Not Inspect',
].map((name, index) => ({ id: index + 1, name }));

/** Some applications that the documentation names, with the type that they are of. */
const APPLICATIONS = (
  [
    ['Anthropic', 'Artificial Intelligence', 'claude.ai'],
    ['ChatGPT', 'Artificial Intelligence', 'chatgpt.com'],
    ['Discord', 'Instant Messaging', 'discord.com'],
    ['Facebook', 'Social Networking', 'facebook.com'],
    ['GitHub', 'Development', 'github.com'],
    ['Google Drive', 'File Sharing', 'drive.google.com'],
    ['GoToMeeting', 'Collaboration & Online Meetings', 'gotomeeting.com'],
    ['Greenhouse', 'Human Resources', 'greenhouse.io'],
    ['Salesforce', 'Sales & Marketing', 'salesforce.com'],
    ['Slack', 'Instant Messaging', 'slack.com'],
    ['Zelle', 'Finance & Accounting', 'zellepay.com'],
    ['Zoom', 'Collaboration & Online Meetings', 'zoom.us'],
  ] as const
).map(([name, type, hostname], index) => ({ id: 100 + index, name, type, hostname }));

const SINCE = '2024-01-01T00:00:00Z';
/** Numbers of custom applications start here. */
const FIRST_CUSTOM = 1_000_001;

const numberOf = (type: string): number => TYPES.find(({ name }) => name === type)?.id ?? 1;

const appTypes: Handler<'zeroTrust.gateway.appTypes.list'> = (context) => {
  const apps = APPLICATIONS.map(({ id, name, type }) => ({
    ...{ id, name, created_at: SINCE },
    application_type_id: numberOf(type),
  }));
  const types = TYPES.map((type) => ({ ...type, created_at: SINCE, description: type.name }));
  return context.page([...types, ...apps]);
};

const scopeOf = (context: Context): string => below(context, 'resource-library', 'applications');
const reviewScope = (context: Context): string => below(context, 'gateway', 'apps', 'review_status');

const STATES = ['approved', 'in_review', 'unapproved'] as const;
type Reviews = Readonly<Record<`${(typeof STATES)[number]}_apps`, readonly number[]>>;

interface KeptReviews extends Reviews {
  readonly created_at: string;
  readonly updated_at: string;
}

const NOTHING: Reviews = { approved_apps: [], in_review_apps: [], unapproved_apps: [] };

const reviewsOf = (context: Context): Reviews => read<KeptReviews>(context, reviewScope(context), '') ?? NOTHING;

const stateOf = (reviews: Reviews, id: unknown): string =>
  STATES.find((state) => reviews[`${state}_apps`].includes(Number(id))) ?? 'unreviewed';

/** Cloudflare's own and the account's applications, in the form of the library. */
function library(context: Context): Fields[] {
  const own = APPLICATIONS.map(({ id, name, type, hostname }) => ({
    ...{ id, name, application_type: type, application_type_description: type },
    human_id: name.toLowerCase().replaceAll(' ', '-'),
    application_source: 'cloudflare',
    category_id: numberOf(type),
    application_confidence_score: -1,
    gen_ai_score: -1,
    hostnames: [hostname],
    ...{ ip_subnets: [], port_protocols: [], support_domains: [] },
    supported: ['GATEWAY', 'ACCESS'],
    ...{ created_at: SINCE, updated_at: SINCE, version: SINCE },
  }));
  return [...own, ...all(context, scopeOf(context))];
}

function applicationOf(context: Context, id: unknown): Fields {
  const application = library(context).find((one) => String(one.id) === String(id));
  if (application === undefined) throw missing(`application '${String(id).slice(0, 64)}'`, '/id');
  return application;
}

/** Only the account's own can be changed. */
function customOf(context: Context, id: unknown): Fields {
  const application = applicationOf(context, id);
  if (application.application_source !== 'custom')
    throw invalid(`'${application.name}' is an application of Cloudflare's and cannot be changed`, '/id');
  return application;
}

/** `/8` to `/32` of IPv4, `/32` to `/128` of IPv6, says the API reference of the field. */
function checkPlaces({ hostnames, ip_subnets }: { readonly hostnames?: unknown; readonly ip_subnets?: unknown }): void {
  const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  for (const [index, host] of texts(hostnames).entries()) {
    if (!/^[^\s/:@]{1,253}$/.test(host) || isIP(host) !== 0)
      throw invalid(`'${host.slice(0, 64)}' is not a hostname`, `/hostnames/${index}`);
  }
  for (const [index, text] of texts(ip_subnets).entries()) {
    const cidr = parseCidr(text);
    if (cidr === undefined || cidr.length < (cidr.version === 4 ? 8 : 32))
      throw invalid(`'${text.slice(0, 64)}' is not a network of /8 (IPv6: /32) or smaller`, `/ip_subnets/${index}`);
  }
}

const create: Handler<'zeroTrust.resourceLibrary.applications.create'> = (context) => {
  const body = fieldsOf(context);
  const { name = '', human_id = name, hostnames = [], ip_subnets = [], category_id = 1 } = body;
  if (hostnames.length + ip_subnets.length === 0)
    throw invalid('hostnames or ip_subnets must hold at least one entry', '/hostnames');
  checkPlaces(body);
  const type = TYPES.find(({ id }) => id === category_id);
  if (type === undefined) throw missing(`category '${category_id}'`, '/category_id');
  const applications = library(context);
  if (applications.some((one) => String(one.name).toLowerCase() === name.toLowerCase()))
    throw conflict(`An application named '${name.slice(0, 128)}' already exists`, '/name');
  const last = Math.max(FIRST_CUSTOM - 1, ...applications.map((one) => Number(one.id)));
  const now = context.now();
  const application = {
    ...{ id: last + 1, name, human_id, category_id, hostnames, ip_subnets },
    port_protocols: body.port_protocols ?? [],
    support_domains: body.support_domains ?? [],
    application_source: 'custom',
    application_type: type.name,
    application_type_description: type.name,
    application_confidence_score: -1,
    gen_ai_score: -1,
    supported: ['GATEWAY', 'ACCESS'],
    ...{ created_at: now, updated_at: now, version: now },
  };
  return context.fit(keep(context, scopeOf(context), String(application.id), application));
};

/** Every change is a version. */
const update: Handler<'zeroTrust.resourceLibrary.applications.update'> = (context) => {
  const body = fieldsOf(context);
  const before = customOf(context, context.path.id);
  checkPlaces(body);
  const now = context.now();
  const saved = { ...before, ...body, updated_at: now, version: now };
  return context.fit(keep(context, scopeOf(context), String(before.id), saved));
};

const remove: Handler<'zeroTrust.resourceLibrary.applications.delete'> = (context) => {
  context.sandbox.store.remove(scopeOf(context), String(customOf(context, context.path.id).id));
  return null;
};

/** True if the application meets a condition `key:value`. */
function meets(application: Fields, filter: string): boolean {
  const [key = '', ...rest] = filter.split(':');
  const value = rest.join(':').toLowerCase();
  if (key === 'source') return says(value, application.application_source);
  if (key === 'hostname') return Array.isArray(application.hostnames) && application.hostnames.includes(value);
  return String(application[key] ?? '').toLowerCase() === value;
}

const list: Handler<'zeroTrust.resourceLibrary.applications.list'> = (context) => {
  const { filter, search, order_by, fields, limit = 25, offset = 0 } = context.query;
  const [field, direction] = String(order_by ?? 'id:asc').split(':');
  const reviews = reviewsOf(context);
  const asked = library(context).filter(
    (one) =>
      (filter === undefined || meets(one, filter)) &&
      mentions(search, one.name, one.human_id, ...(Array.isArray(one.hostnames) ? one.hostnames : [])),
  );
  const names = fields === undefined ? undefined : new Set(['id', ...fields.split(',')]);
  const rows = ordered(asked, field, direction).slice(offset, offset + limit);
  return context.page(rows, (one) => {
    const whole = { ...one, review_status: stateOf(reviews, one.id) };
    return context.fit(
      Object.fromEntries(Object.entries(whole).filter(([name]) => names === undefined || names.has(name))),
    );
  });
};

const categoryShown = ({ id, name }: (typeof TYPES)[number]) => ({ id, name, description: name, created_at: SINCE });

const listCategories: Handler<'zeroTrust.resourceLibrary.categories.list'> = (context) => {
  const { limit = 25, offset = 0 } = context.query;
  return context.page(TYPES.slice(offset, offset + limit), categoryShown);
};

const getCategory: Handler<'zeroTrust.resourceLibrary.categories.get'> = (context) => {
  const type = TYPES.find(({ id }) => String(id) === context.path.id);
  if (type === undefined) throw missing(`category '${context.path.id.slice(0, 64)}'`, '/id');
  return categoryShown(type);
};

/** The three lists are written as a whole; an application is in one of them at most. */
const review: Handler<'zeroTrust.gateway.apps.reviewStatus.update'> = (context) => {
  const { approved_apps = [], in_review_apps = [], unapproved_apps = [] } = fieldsOf(context);
  const named = [...approved_apps, ...in_review_apps, ...unapproved_apps];
  const twice = named.find((id, index) => named.indexOf(id) !== index);
  if (twice !== undefined) throw invalid(`The application ${twice} must be in one of the lists only`);
  const { created_at = context.now() } = read<KeptReviews>(context, reviewScope(context), '') ?? {};
  const saved = { approved_apps, in_review_apps, unapproved_apps, created_at, updated_at: context.now() };
  return context.fit(keep(context, reviewScope(context), '', saved));
};

const showReviews = <Result>(context: Showing<Result>): Result => {
  const now = context.now();
  return context.fit({ created_at: now, updated_at: now, ...reviewsOf(context) });
};

export const gatewayApplications = {
  'zeroTrust.gateway.appTypes.list': appTypes,
  'zeroTrust.gateway.apps.reviewStatus.get': (context) => showReviews(context),
  'zeroTrust.gateway.apps.reviewStatus.update': review,
  'zeroTrust.resourceLibrary.applications.list': list,
  'zeroTrust.resourceLibrary.applications.get': (context) => context.fit(applicationOf(context, context.path.id)),
  'zeroTrust.resourceLibrary.applications.create': create,
  'zeroTrust.resourceLibrary.applications.update': update,
  'zeroTrust.resourceLibrary.applications.delete': remove,
  'zeroTrust.resourceLibrary.categories.list': listCategories,
  'zeroTrust.resourceLibrary.categories.get': getCategory,
} satisfies Handlers;
