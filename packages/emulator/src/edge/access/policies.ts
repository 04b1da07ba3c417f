/** Decides by the policies of an Access application. https://developers.cloudflare.com/cloudflare-one/access-controls/policies/ */
import { type Fields, fieldsIn, objectsIn, read } from '../../products/shared/fields.ts';
import type { AccessIdentity } from '../../products/zero-trust/access/access-identity.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { addressIn } from '../rules/addresses.ts';
import { type Application, policiesOf, RENDERED } from './applications.ts';

/** Facts about a request that policies read. */
export interface Subject {
  readonly ip: string;
  readonly country: string;
  readonly identity?: AccessIdentity | undefined;
  /** Id of the service token that was sent and is valid. */
  readonly serviceToken?: string | undefined;
}

export type Decision =
  | { readonly kind: 'bypass' | 'service' | 'allow'; readonly policy: Fields }
  | { readonly kind: 'deny'; readonly policy?: Fields }
  /** A policy can only decide about a user who has signed in. */
  | { readonly kind: 'unidentified'; readonly hasServiceAuth: boolean };

interface Scope {
  group(id: string): Fields | undefined;
  list(id: string): string[];
}

/**
 * Bypass and Service Auth in their order, then Block and Allow in theirs; without a match the user is denied.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/policies/#cloudflare-access-policy-order-of-execution
 */
export function decide(sandbox: Sandbox, application: Application, subject: Subject): Decision {
  const policies = policiesOf(sandbox, application);
  const scope = scopeOf(sandbox, application);
  // https://developers.cloudflare.com/cloudflare-one/access-controls/applications/non-http/browser-rendering/#ssh-and-vnc
  const isRendered = RENDERED.has(application.fields.type);
  const early = policies.filter(
    ({ decision }) => !isRendered && (decision === 'bypass' || decision === 'non_identity'),
  );
  const { identity: _, ...anonymous } = subject;
  for (const policy of early)
    if (isMet(policy, anonymous, scope)) return { kind: policy.decision === 'bypass' ? 'bypass' : 'service', policy };
  if (subject.identity === undefined)
    return { kind: 'unidentified', hasServiceAuth: early.some(({ decision }) => decision === 'non_identity') };
  const found = policies.find(
    (policy) => (policy.decision === 'allow' || policy.decision === 'deny') && isMet(policy, subject, scope),
  );
  if (found === undefined) return { kind: 'deny' };
  return { kind: found.decision === 'allow' ? 'allow' : 'deny', policy: found };
}

/** True if a policy still holds for a user whom it allowed: network selectors are read with each request. */
export const holdsFor = (sandbox: Sandbox, application: Application, policy: Fields, subject: Subject): boolean =>
  isMet(policy, subject, scopeOf(sandbox, application));

function scopeOf(sandbox: Sandbox, { owner, account }: Application): Scope {
  return {
    group: (id) => read({ sandbox }, `${owner}/access/groups`, id),
    list: (id) => {
      const list = read({ sandbox }, pathKey(['accounts', account, 'gateway', 'lists']), id);
      return objectsIn(list?.items).map(({ value }) => String(value));
    },
  };
}

/** Groups may name groups; ours, to end circles. */
const MAX_DEPTH = 5;

/** Include is OR, require is AND, exclude is NOT. */
function isMet(policy: Fields, subject: Subject, scope: Scope, depth = 0): boolean {
  const fits = (rule: Fields): boolean =>
    Object.entries(rule).some(([kind, detail]) => meets(kind, fieldsIn(detail), { subject, scope, depth }));
  return (
    objectsIn(policy.include).some(fits) &&
    objectsIn(policy.require).every(fits) &&
    !objectsIn(policy.exclude).some(fits)
  );
}

interface Around {
  readonly subject: Subject;
  readonly scope: Scope;
  readonly depth: number;
}

function meets(kind: string, detail: Fields, { subject, scope, depth }: Around): boolean {
  if (kind !== 'group') return SELECTORS[kind]?.(detail, subject, scope) ?? false;
  const group = depth > MAX_DEPTH ? undefined : scope.group(String(detail.id));
  return group !== undefined && isMet(group, subject, scope, depth + 1);
}

type Selector = (detail: Fields, subject: Subject, scope: Scope) => boolean;

const same = (one: unknown, other: string | undefined): boolean =>
  other !== undefined && String(one).toLowerCase() === other.toLowerCase();

/** A claim may have several values. */
const hasClaim = ({ identity }: Subject, name: unknown, value: unknown): boolean =>
  [identity?.claims?.[String(name)] ?? []].flat().includes(String(value));

const isIn = ({ identity }: Subject, group: unknown): boolean => (identity?.groups ?? []).includes(String(group));

/** Selectors of devices, certificates, risk and outside evaluation have no data here: a rule on them is never met. */
const SELECTORS: Readonly<Record<string, Selector>> = {
  everyone: () => true,
  email: ({ email }, { identity }) => same(email, identity?.email),
  email_domain: ({ domain }, { identity }) =>
    identity?.email.toLowerCase().endsWith(`@${String(domain).toLowerCase().replace(/^@/, '')}`) ?? false,
  email_list: ({ id }, { identity }, { list }) => list(String(id)).some((email) => same(email, identity?.email)),
  ip: ({ ip }, subject) => addressIn(subject.ip, String(ip)),
  ip_list: ({ id }, subject, { list }) => list(String(id)).some((range) => addressIn(subject.ip, range)),
  geo: ({ country_code }, { country }) => same(country_code, country),
  service_token: ({ token_id }, { serviceToken }) => same(token_id, serviceToken),
  any_valid_service_token: (_, { serviceToken }) => serviceToken !== undefined,
  login_method: ({ id }, { identity }) => same(id, identity?.idp),
  auth_method: ({ auth_method }, { identity }) => (identity?.methods ?? []).includes(String(auth_method)),
  azureAD: ({ id }, subject) => isIn(subject, id),
  okta: ({ name }, subject) => isIn(subject, name),
  gsuite: ({ email }, subject) => isIn(subject, email),
  'github-organization': ({ name, team }, subject) => isIn(subject, team === undefined ? name : `${name}/${team}`),
  saml: ({ attribute_name, attribute_value }, subject) => hasClaim(subject, attribute_name, attribute_value),
  oidc: ({ claim_name, claim_value }, subject) => hasClaim(subject, claim_name, claim_value),
};
