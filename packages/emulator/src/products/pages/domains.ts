/** Pages: domains of a project, and the files that are sent by hash before a deployment names them. */
import { isObject, stringList } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { CODE, problem } from '../../problem.ts';
import { all, bearing, countOf, type Fields, fieldsOf, found, keep, phase } from '../shared/fields.ts';
import { signJwt } from '../shared/jwt.ts';
import { pagesDeployments } from './deployments.ts';
import { pagesProjects, projectOf } from './projects.ts';
import { domainsScope, filesOf, pagesTables } from './tables.ts';

const TOKEN_SECONDS = 5 * 60;
const FILE_BYTES = 25 * 2 ** 20;
/** Of a project on the Free plan: https://developers.cloudflare.com/pages/platform/limits/#custom-domains */
const MAX_DOMAINS = 100;

/** A token for one project's files. Upload tools read its claims. */
const giveToken: Handler<'pages.projects.getUploadToken'> = (context) => {
  const { id } = projectOf(context);
  const { ids, clock } = context.sandbox;
  const now = Math.floor(clock.now() / 1000);
  const claims = {
    iat: now,
    exp: now + TOKEN_SECONDS,
    project: id,
    max_file_count_allowed: 20_000,
    jti: ids.digits(16),
  };
  const jwt = signJwt(claims, ids.digits(32));
  context.sandbox.use(pagesTables).give.run(jwt, String(id), now + TOKEN_SECONDS);
  return { jwt };
};

/** Finds the project of an upload token. @throws Problem 401 */
function projectOfToken({ sandbox, caller }: Context): string {
  const row = sandbox.use(pagesTables).token.get(caller.secret ?? '');
  if (row === undefined || Number(row.expires) * 1000 <= sandbox.clock.now())
    throw problem(401, 8000013, 'Authorization failed: the upload token is unknown or has expired.'); // code not documented
  return String(row.project);
}

const checkMissing: Handler<'pages.assets.checkMissing'> = (context) => {
  const project = projectOfToken(context);
  const files = filesOf(context);
  return new PageResult(stringList(fieldsOf(context).hashes).filter((hash) => !files.has(project, hash)));
};

/** https://developers.cloudflare.com/pages/get-started/direct-upload/ */
const upload: Handler<'pages.assets.upload'> = (context) => {
  const project = projectOfToken(context);
  const items = context.body ?? [];
  for (const [index, { key, value, base64, metadata }] of items.entries()) {
    const text = String(value);
    // Codes of these two are not documented.
    if (base64 === true && (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)))
      throw problem(400, CODE.invalid, 'The value is not valid base64.', `/${index}/value`);
    const bytes = Buffer.from(text, base64 === true ? 'base64' : 'utf8');
    if (bytes.length > FILE_BYTES)
      throw problem(413, CODE.invalid, `A file has at most ${FILE_BYTES} bytes.`, `/${index}/value`);
    const type = isObject(metadata) ? String(metadata.contentType) : 'application/octet-stream';
    filesOf(context).put(project, String(key), type, bytes);
  }
  return done({ successful_key_count: items.length, unsuccessful_keys: [] });
};

const done = <Value>(result: Value) => ({ success: true as const, errors: [], messages: [], result });

const upsertHashes: Handler<'pages.assets.upsertHashes'> = (context) => {
  projectOfToken(context);
  return done(null);
};

/** https://developers.cloudflare.com/pages/configuration/custom-domains/ */
function shownDomain<Result>(context: Showing<Result>, domain: Fields): Result {
  const status = phase(domain.checked_on, context, [
    ['initializing', 0],
    ['pending', 5],
    ['active', 60],
  ]);
  const verification = { status: status === 'active' ? 'active' : 'pending' };
  const data = { validation_data: { method: 'http', status }, verification_data: verification };
  return context.fit({ ...domain, status, ...data });
}

const addDomain: Handler<'pages.projects.domains.create'> = (context) => {
  const project = projectOf(context);
  const name = String(fieldsOf(context).name).toLowerCase();
  // The code is not documented.
  if (!/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(name))
    throw problem(400, 8000016, `'${name.slice(0, 253)}' is not a valid domain name.`, '/name');
  const scope = domainsScope(context, project);
  if (bearing(context, scope, 'name', name).length > 0)
    // Status, code and text are from logs of users; no page has them.
    throw problem(
      400,
      8000018,
      'You have already added this custom domain. Select another custom domain or check your project configuration.',
      '/name',
    );
  if (countOf(context, scope) >= MAX_DOMAINS)
    throw problem(400, CODE.invalid, `A project has at most ${MAX_DOMAINS} custom domains.`, '/name'); // code not documented
  const { ids } = context.sandbox;
  const domain = {
    id: ids.uuid(),
    domain_id: ids.uuid(),
    name,
    certificate_authority: 'google',
    created_on: context.now(),
    checked_on: context.now(),
    zone_tag: '',
  };
  return shownDomain(context, keep(context, scope, name, domain));
};

function domainOf(context: Context & At<'domain_name'>): { scope: string; domain: Fields } {
  const scope = domainsScope(context, projectOf(context));
  const name = context.path.domain_name.toLowerCase();
  const refusal = () => problem(404, 8000021, 'The domain you have specified does not exist.', '/domain_name'); // code not documented
  return { scope, domain: found(context, scope, name, refusal) };
}

/** Restarts validation; an active domain stays active. */
const retryDomain: Handler<'pages.projects.domains.edit'> = (context) => {
  const { scope, domain } = domainOf(context);
  const isActive =
    phase(domain.checked_on, context, [
      ['waiting', 0],
      ['active', 60],
    ]) === 'active';
  const changed = isActive ? domain : { ...domain, checked_on: context.now() };
  return shownDomain(context, keep(context, scope, String(domain.name), changed));
};

const removeDomain: Handler<'pages.projects.domains.delete'> = (context) => {
  const { scope, domain } = domainOf(context);
  context.sandbox.store.remove(scope, String(domain.name));
  return null;
};

export const pages = {
  ...pagesProjects,
  ...pagesDeployments,
  'pages.projects.getUploadToken': giveToken,
  'pages.assets.checkMissing': checkMissing,
  'pages.assets.upload': upload,
  'pages.assets.upsertHashes': upsertHashes,
  'pages.projects.domains.create': addDomain,
  'pages.projects.domains.list': (context) =>
    new PageResult(all(context, domainsScope(context, projectOf(context))).map((one) => shownDomain(context, one))),
  'pages.projects.domains.get': (context) => shownDomain(context, domainOf(context).domain),
  'pages.projects.domains.edit': retryDomain,
  'pages.projects.domains.delete': removeDomain,
} satisfies Handlers;
