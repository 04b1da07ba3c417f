/** Repositories of Artifacts, their forks and imports: https://developers.cloudflare.com/artifacts/api/rest-api/ */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { type Problem, problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';
import { ordered, searched } from '../shared/lists.ts';
import { objectsOf } from './objects.ts';

/** Codes: https://developers.cloudflare.com/artifacts/api/errors/ . Of their statuses only the 409 of imports and forks is documented: https://developers.cloudflare.com/artifacts/api/rest-api/#import-a-public-https-remote */
export const ERROR = {
  input: (why: string, pointer: string): Problem => problem(400, 10_100, why, pointer),
  name: (name: string): Problem =>
    problem(400, 10_101, `Invalid repository name '${name.slice(0, 64)}': begin with a letter or digit`, '/name'),
  ttl: (): Problem => problem(400, 10_103, 'Token TTL must be between 60 and 31536000 seconds', '/ttl'),
  url: (): Problem => problem(400, 10_104, 'url must be the HTTPS address of a Git repository', '/url'),
  missing: (what: string): Problem => problem(404, 10_200, `${what} not found`),
  exists: (name: string): Problem => problem(409, 10_201, `Repository '${name.slice(0, 64)}' already exists`, '/name'),
  importing: (): Problem => problem(409, 10_302, 'Repository is still being imported; try again'),
  forking: (): Problem => problem(409, 10_303, 'Repository is still being forked; try again'),
} as const;

/** https://developers.cloudflare.com/artifacts/platform/limits/ */
const NAME = /^[a-z0-9][a-z0-9._-]{0,62}$/i;

export interface Repo extends Fields {
  readonly id: string;
  readonly name: string;
  readonly default_branch: string;
  readonly created_at: string;
  readonly source: string | null;
  /** Kind of creation that takes time. */
  readonly made?: 'fork' | 'import';
}

type InNamespace = Context & At<'namespace'>;
type InRepo = InNamespace & At<'name'>;

const namespacesScope = (context: Context): string => below(context, 'artifacts', 'namespaces');
const reposScope = (context: InNamespace): string =>
  below(context, 'artifacts', 'namespaces', context.path.namespace, 'repos');

/** Seconds until a fork or an import is complete; not documented. */
const FILLED_AFTER = 2;

/** @throws Problem 404, or 409 while it is being filled */
export function repoOf(context: InNamespace, name: string): Repo {
  const repo = read<Repo>(context, reposScope(context), name);
  if (repo === undefined) throw ERROR.missing(`Repository '${name.slice(0, 64)}'`);
  const isFilled = phase(repo.created_at, context, [
    ['no', 0],
    ['yes', FILLED_AFTER],
  ]);
  if (repo.made !== undefined && isFilled === 'no') throw repo.made === 'import' ? ERROR.importing() : ERROR.forking();
  return repo;
}

const remoteOf = (context: InNamespace, name: string): string =>
  `https://${context.segments[1]}.artifacts.cloudflare.net/git/${context.path.namespace}/${name}.git`;

const display = (context: InNamespace, { made: _, ...repo }: Repo): Fields => ({
  ...repo,
  remote: remoteOf(context, repo.name),
});

const DAY = 86_400;

export interface Token extends Fields {
  readonly id: string;
  readonly repo: string;
  readonly scope: 'read' | 'write';
  readonly created_at: string;
  readonly expires_at: string;
  readonly revoked?: boolean;
}

export const tokensScope = (context: InNamespace): string =>
  below(context, 'artifacts', 'namespaces', context.path.namespace, 'tokens');

/** The token is returned only by the call that created it; its text contains its expiry. */
export function newToken(context: InNamespace, repo: string, scope: Token['scope'] = 'write', ttl = DAY) {
  const { ids, clock } = context.sandbox;
  const id = `tok_${ids.digits(16)}`;
  const end = Math.floor(clock.now() / 1000) + ttl;
  const expires_at = new Date(end * 1000).toISOString();
  keep<Token>(context, tokensScope(context), id, { id, repo, scope, created_at: context.now(), expires_at });
  return { id, scope, expires_at, plaintext: `art_v1_${ids.digits(40)}?expires=${end}` };
}

interface NewRepo {
  readonly name: string;
  readonly description?: string | undefined;
  readonly default_branch?: string | undefined;
  readonly read_only?: boolean | undefined;
  readonly source?: string | null;
  readonly made?: 'fork' | 'import';
}

function make<Result>(context: Showing<Result> & At<'namespace'>, given: NewRepo, more: Fields = {}): Result {
  const { name, description = null, default_branch = 'main', read_only = false, source = null, made } = given;
  const { namespace } = context.path;
  if (!NAME.test(name)) throw ERROR.name(name);
  if (!NAME.test(namespace)) throw ERROR.input(`Invalid namespace '${namespace.slice(0, 64)}'`, '/namespace');
  if (read(context, reposScope(context), name) !== undefined) throw ERROR.exists(name);
  const now = context.now();
  // A namespace comes with its first repository: https://developers.cloudflare.com/artifacts/concepts/namespaces/
  if (read(context, namespacesScope(context), namespace) === undefined)
    keep(context, namespacesScope(context), namespace, { name: namespace, created_at: now });
  const repo = keep<Repo>(context, reposScope(context), name, {
    ...{ id: `repo_${context.sandbox.ids.digits(16)}`, name, description, default_branch, source, read_only },
    ...{ created_at: now, updated_at: now, last_push_at: null },
    ...(made === undefined ? {} : { made }),
  });
  return context.fit({ ...display(context, repo), token: newToken(context, name).plaintext, ...more });
}

const create: Handler<'artifacts.namespaces.repos.create'> = (context) => {
  const { name = '', ...given } = fieldsOf(context);
  return make(context, { name, ...given });
};

const fork: Handler<'artifacts.namespaces.repos.fork'> = (context) => {
  const from = repoOf(context, context.path.name);
  const { name = '', description, read_only } = fieldsOf(context);
  const { commits, trees, blobs } = objectsOf(from.source, from.created_at);
  const known = { name, description, read_only, default_branch: from.default_branch, source: from.source };
  return make(context, { ...known, made: 'fork' }, { objects: commits.length + trees.size + blobs.size });
};

const importRepo: Handler<'artifacts.namespaces.repos.import'> = (context) => {
  const { url = '', branch, read_only } = fieldsOf(context);
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw ERROR.url();
  const before = read<Repo>(context, reposScope(context), context.path.name);
  if (before !== undefined) repoOf(context, before.name);
  return make(context, { name: context.path.name, default_branch: branch, read_only, source: url, made: 'import' });
};

const list: Handler<'artifacts.namespaces.repos.list'> = (context) => {
  const { search, sort = 'created_at', direction = 'desc' } = context.query;
  const found = searched(all<Repo>(context, reposScope(context)), search, ['name']);
  return context.page(ordered(found, sort, direction), (repo) => context.fit(display(context, repo)));
};

/** Its tokens stop working. */
const remove: Handler<'artifacts.namespaces.repos.delete'> = (context) => {
  const { name } = context.path;
  const repo = read<Repo>(context, reposScope(context), name);
  if (repo === undefined) throw ERROR.missing(`Repository '${name.slice(0, 64)}'`);
  context.sandbox.store.remove(reposScope(context), name);
  for (const token of all<Token>(context, tokensScope(context)))
    if (token.repo === name) context.sandbox.store.remove(tokensScope(context), token.id);
  return { id: repo.id };
};

/** All answers are in the envelope of the API, says the page; the contract leaves it to the caller to take it off. */
const enveloped = (result: unknown, info: Fields = {}): Fields => ({
  ...{ result, success: true, errors: [], messages: [] },
  ...info,
});

const listNamespaces: Handler<'artifacts.namespaces.list'> = (context) => {
  const { items, info } = context.page(all(context, namespacesScope(context)));
  return enveloped(items, { result_info: info });
};

const getNamespace: Handler<'artifacts.namespaces.get'> = (context) => {
  const { namespace } = context.path;
  const known = read(context, namespacesScope(context), namespace);
  if (known === undefined) throw ERROR.missing(`Namespace '${namespace.slice(0, 64)}'`);
  return enveloped(known);
};

// The format of commits and trees is not published: it follows Git.

const gitOf = (context: InRepo) => {
  const repo = repoOf(context, context.path.name);
  return { repo, ...objectsOf(repo.source, repo.created_at) };
};

/** The commit that a branch, `HEAD` or a hash names. */
function commitOf(context: InRepo, ref: string) {
  const { repo, commits } = gitOf(context);
  const isHead = ['HEAD', repo.default_branch, `refs/heads/${repo.default_branch}`].includes(ref);
  const commit = commits.find(({ hash }) => isHead || hash === ref);
  if (commit === undefined) throw ERROR.missing(`Ref '${ref.slice(0, 100)}'`);
  return commit;
}

const bytes = (content: Buffer | undefined, what: string): Reply => {
  if (content === undefined) throw ERROR.missing(what);
  return new Reply(new Uint8Array(content), 'application/octet-stream');
};

function fileAt(context: InRepo, ref: string, path: string): Reply {
  const { trees, blobs } = gitOf(context);
  const entry = trees.get(commitOf(context, ref).tree)?.find(({ name }) => name === path);
  return bytes(blobs.get(entry?.hash ?? ''), `File '${path.slice(0, 100)}'`);
}

const log: Handler<'artifacts.namespaces.repos.log.list'> = (context) => {
  const { ref, limit = 50, offset = 0 } = context.query;
  const { commits } = gitOf(context);
  if (ref !== undefined) commitOf(context, ref);
  return enveloped(commits.slice(offset, offset + limit));
};

const tree: Handler<'artifacts.namespaces.repos.tree.get'> = (context) => {
  const { hash } = context.path;
  const entries = gitOf(context).trees.get(hash);
  if (entries === undefined) throw ERROR.missing(`Tree '${hash.slice(0, 64)}'`);
  return enveloped({ hash, entries });
};

export const artifactRepos = {
  'artifacts.namespaces.list': listNamespaces,
  'artifacts.namespaces.get': getNamespace,
  'artifacts.namespaces.repos.list': list,
  'artifacts.namespaces.repos.create': create,
  'artifacts.namespaces.repos.get': (context) => context.fit(display(context, repoOf(context, context.path.name))),
  'artifacts.namespaces.repos.delete': remove,
  'artifacts.namespaces.repos.fork': fork,
  'artifacts.namespaces.repos.import': importRepo,
  'artifacts.namespaces.repos.blob.get': (context) =>
    bytes(gitOf(context).blobs.get(context.path.hash), `Blob '${context.path.hash.slice(0, 64)}'`),
  'artifacts.namespaces.repos.commit.get': (context) => enveloped(commitOf(context, context.path.hash)),
  'artifacts.namespaces.repos.file.get': (context) =>
    fileAt(context, context.query.ref ?? 'HEAD', context.query.path ?? ''),
  'artifacts.namespaces.repos.log.list': log,
  'artifacts.namespaces.repos.raw.get': (context) => fileAt(context, context.path.ref, context.path.path),
  'artifacts.namespaces.repos.tree.get': tree,
} satisfies Handlers;
