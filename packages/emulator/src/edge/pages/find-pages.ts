/** Which deployment of a Pages project a host name shows. */

import { projectsScope } from '../../products/pages/projects.ts';
import {
  branchLabel,
  deploymentsOf,
  domainsScope,
  type InAccount,
  isDone,
  liveOf,
} from '../../products/pages/tables.ts';
import { all, type Fields, read } from '../../products/shared/fields.ts';
import type { Zone } from '../../products/zones/state.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { accountsOf } from '../accounts.ts';

export interface PagesPlace {
  readonly kind: 'pages';
  readonly account: string;
  readonly project: Fields;
  /** Undefined as long as there is no deployment to show. */
  readonly deployment: Fields | undefined;
  /** True at the address of one deployment or branch. */
  readonly isPreview: boolean;
  readonly zone?: Zone;
}

export const PAGES_DEV = '.pages.dev';

/** Files that were sent are there at once; those of a build are when it has ended. */
const isReady =
  (context: InAccount) =>
  (deployment: Fields): boolean =>
    deployment.is_built !== true || isDone(context, deployment);

const projectsOf = (sandbox: Sandbox) =>
  accountsOf(sandbox).flatMap((account) => {
    const context: InAccount = { sandbox, path: { account_id: account } };
    return all(context, projectsScope(context)).map((project) => ({ account, context, project }));
  });

/**
 * `<project>.pages.dev`, and below it the beginning of a deployment's id, or a branch.
 * https://developers.cloudflare.com/pages/configuration/preview-deployments/#preview-aliases
 */
export function pagesOnDev(sandbox: Sandbox, host: string): PagesPlace | undefined {
  const [label = '', ...rest] = host.split('.');
  const projects = projectsOf(sandbox);
  const found = projects.find(({ project }) => project.subdomain === host);
  if (found !== undefined) return production(found);
  const parent = projects.find(({ project }) => project.subdomain === rest.join('.'));
  if (parent === undefined) return undefined;
  const { account, context, project } = parent;
  const ready = deploymentsOf(context, project).filter(isReady(context));
  const byBranch = ({ environment, branch }: Fields): boolean =>
    environment === 'preview' && branchLabel(branch) === label;
  const deployment = ready.find(({ short_id }) => short_id === label) ?? ready.find(byBranch);
  return deployment === undefined ? undefined : { kind: 'pages', account, project, deployment, isPreview: true };
}

type Found = ReturnType<typeof projectsOf>[number];

function production({ account, context, project }: Found): PagesPlace {
  const deployment = liveOf(context, deploymentsOf(context, project), isReady(context));
  return { kind: 'pages', account, project, deployment, isPreview: false };
}

/** The project with this custom domain. https://developers.cloudflare.com/pages/configuration/custom-domains/ */
export function pagesAtDomain(sandbox: Sandbox, host: string): PagesPlace | undefined {
  const found = projectsOf(sandbox).find(
    ({ context, project }) => read({ sandbox }, domainsScope(context, project), host) !== undefined,
  );
  return found === undefined ? undefined : production(found);
}
