/** Tables of a Pages project: files by hash, deployments whose stages progress with time, domains. */
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../../handler/context.ts';
import { pathKey } from '../../routing/router.ts';
import { all, type Fields } from '../shared/fields.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS pages_files (
    project TEXT NOT NULL,
    hash TEXT NOT NULL,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (project, hash)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS pages_tokens (
    token TEXT PRIMARY KEY,
    project TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT`;

export function pagesTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    known: db.prepare('SELECT 1 FROM pages_files WHERE project = ? AND hash = ?'),
    put: db.prepare(
      'INSERT INTO pages_files (project, hash, type, bytes) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (project, hash) DO UPDATE SET type = ?3, bytes = ?4',
    ),
    clear: db.prepare('DELETE FROM pages_files WHERE project = ?'),
    give: db.prepare('INSERT INTO pages_tokens (token, project, expires) VALUES (?, ?, ?)'),
    file: db.prepare('SELECT type, bytes FROM pages_files WHERE project = ? AND hash = ?'),
    token: db.prepare('SELECT project, expires FROM pages_tokens WHERE token = ?'),
  };
}

export interface PagesFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** An account, as paths name it. */
export type InAccount = Pick<Context, 'sandbox' | 'path'>;

export function filesOf({ sandbox }: Pick<Context, 'sandbox'>) {
  const tables = sandbox.use(pagesTables);
  return {
    has: (project: string, hash: string): boolean => tables.known.get(project, hash) !== undefined,
    put: (project: string, hash: string, type: string, bytes: Uint8Array) => tables.put.run(project, hash, type, bytes),
    get: (project: string, hash: string): PagesFile | undefined => {
      const row = tables.file.get(project, hash);
      return row?.bytes instanceof Uint8Array ? { type: String(row.type), bytes: row.bytes } : undefined;
    },
    clear: (project: Fields) => tables.clear.run(String(project.id)),
  };
}

const below = ({ path }: Pick<Context, 'path'>, project: Fields, name: string): string =>
  pathKey(['accounts', path.account_id ?? '', 'pages', 'projects', String(project.name), name]);

export const deploymentsScope = (context: Pick<Context, 'path'>, project: Fields): string =>
  below(context, project, 'deployments');
export const domainsScope = (context: Pick<Context, 'path'>, project: Fields): string =>
  below(context, project, 'domains');

/** Newest first. */
export const deploymentsOf = (context: InAccount, project: Fields): Fields[] =>
  all(context, deploymentsScope(context, project)).reverse();

type Step = readonly [name: string, after: number, until: number];

/** Seconds after the start. Files that were sent need no build. */
const SENT: readonly Step[] = [
  ['queued', 0, 0],
  ['initialize', 0, 0],
  ['clone_repo', 0, 0],
  ['build', 0, 0],
  // wrangler looks once, a second after it has sent.
  ['deploy', 0, 0.5],
];
const BUILT: readonly Step[] = [
  ['queued', 0, 2],
  ['initialize', 2, 5],
  ['clone_repo', 5, 8],
  ['build', 8, 30],
  ['deploy', 30, 35],
];

/** https://developers.cloudflare.com/api/resources/pages/subresources/projects/subresources/deployments/ (`stages`) */
export function stagesOf(context: Pick<Context, 'sandbox'>, deployment: Fields): { stages: Fields[]; latest: Fields } {
  const start = Date.parse(String(deployment.created_on));
  const now = context.sandbox.clock.now();
  const time = (seconds: number): string | null =>
    start + seconds * 1000 <= now ? new Date(start + seconds * 1000).toISOString() : null;
  const stages = (deployment.is_built === true ? BUILT : SENT).map(([name, after, until]) => {
    const [started_on, ended_on] = [time(after), time(until)];
    const status = ended_on !== null ? 'success' : started_on !== null ? 'active' : 'idle';
    return { name, started_on, ended_on, status };
  });
  const latest = stages.findLast(({ status }) => status !== 'idle') ?? stages[0] ?? {};
  return { stages, latest };
}

export function isDone(context: Pick<Context, 'sandbox'>, deployment: Fields): boolean {
  const { latest } = stagesOf(context, deployment);
  return latest.name === 'deploy' && latest.status === 'success';
}

/** The production deployment that is served: the last to have been finished, or to have been put back. */
export function liveOf(
  context: Pick<Context, 'sandbox'>,
  deployments: readonly Fields[],
  isReady: (deployment: Fields) => boolean = (one) => isDone(context, one),
): Fields | undefined {
  const since = (one: Fields): number => Date.parse(String(one.rolled_back_on ?? one.created_on));
  // Of two at the same moment the later made, which comes first, is served.
  return deployments
    .filter((one) => one.environment === 'production' && isReady(one))
    .reduce<Fields | undefined>(
      (best, one) => (best === undefined || since(one) > since(best) ? one : best),
      undefined,
    );
}

export function shownDeployment(
  context: Context,
  project: Fields,
  deployment: Fields,
  live: Fields | undefined,
): Fields {
  const { stages, latest } = stagesOf(context, deployment);
  const aliases = aliasesOf(context, project, deployment, live);
  const { is_built: _, manifest: __, rolled_back_on: ___, ...shown } = deployment;
  return { ...shown, stages, latest_stage: latest, aliases: aliases.length === 0 ? null : aliases };
}

/** https://developers.cloudflare.com/pages/configuration/preview-deployments/#preview-aliases */
export function aliasesOf(context: Context, project: Fields, deployment: Fields, live: Fields | undefined): string[] {
  const isLive = live?.id === deployment.id;
  if (deployment.environment === 'production')
    return isLive ? all(context, domainsScope(context, project)).map(({ name }) => `https://${name}`) : [];
  const newest = deploymentsOf(context, project).find((one) => one.branch === deployment.branch);
  return newest?.id === deployment.id ? [`https://${branchLabel(deployment.branch)}.${project.subdomain}`] : [];
}

export const branchLabel = (branch: unknown): string =>
  String(branch)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 28)
    .replace(/^-|-$/g, '');
