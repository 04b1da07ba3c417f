/** The form of a token: permissions by product, resources, expiry and client addresses, with a summary. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flarewire } from '../../../data/flarewire.ts';
import { Button } from '../../../ui/controls/button.tsx';
import patterns from '../../../ui/patterns.module.css';
import { Banner, Skeleton } from '../../../ui/shown/notice.tsx';
import { Shown } from '../../../ui/text/shown.tsx';
import { FieldView } from '../../boxes/field-view.tsx';
import type { Field } from '../../fields.ts';
import { useForm } from '../../form-tools.ts';
import { getAt, setAt } from '../../values/paths.ts';
import { problemsAt } from '../../values/problems.ts';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace, Layout } from '../layout.tsx';
import { LinesBox } from '../lines-box.tsx';
import { PermissionList } from './permission-list.tsx';
import { type Permission, permissionsOf, type Scope } from './permissions.ts';
import { ALL, type Grants, grantsOf, policiesOf } from './policies.ts';
import { ResourcesBox, useNames } from './resources-box.tsx';
import { STARTERS } from './starters.ts';
import { tokenWords } from './token-words.ts';
import styles from './tokens.module.css';

const NAMES = ['name', 'status', 'policies', 'expires_on', 'not_before', 'condition'];
const SCOPES: readonly Scope[] = ['zone', 'account', 'user'];

export function TokenForm(props: CustomFormProps) {
  const { params, problems } = props;
  const view = (field: Field | undefined) =>
    field !== undefined && <FieldView field={field} params={params} problems={problems} />;
  return (
    <Layout {...props} names={NAMES}>
      {(field) => {
        const policies = field('policies');
        const condition = field('condition');
        return (
          <>
            {view(field('name'))}
            {view(field('status'))}
            {policies !== undefined && <Policies field={policies} params={params} problems={problems} />}
            {view(field('expires_on'))}
            <Spans field={field('expires_on')} />
            {view(field('not_before'))}
            {condition !== undefined && <Addresses params={params} problems={problems} />}
          </>
        );
      }}
    </Layout>
  );
}

interface PoliciesProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field;
}

function Policies({ field, params, problems }: PoliciesProps) {
  const { place } = useForm();
  const account = owner({ ...place, ...params });
  const groups = useGroups(account);
  // Policies without a resource do not imply their kind, so incomplete grants are stored here.
  const [draft, setDraft] = useState<{ readonly grants: Grants; readonly policies: unknown }>();
  const grants = draft !== undefined && draft.policies === params.policies ? draft.grants : grantsOf(params.policies);
  if (grants === undefined)
    return (
      <>
        <Banner tone="info">These policies cannot be shown as a list of permissions. They are shown as JSON.</Banner>
        <FieldView field={field} params={params} problems={problems} />
      </>
    );
  if (groups.isPending) return <Skeleton height="18rem" />;
  if (groups.isError)
    return (
      <>
        <Banner tone="warn">Could not load the list of permissions: {groups.error.message}</Banner>
        <FieldView field={field} params={params} problems={problems} />
      </>
    );
  return (
    <Granting
      field={field}
      params={params}
      problems={problems}
      grants={grants}
      account={account}
      setDraft={setDraft}
      permissions={groups.permissions}
    />
  );
}

const owner = ({ account_id }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof account_id === 'string' && account_id !== '' ? account_id : undefined;

function useGroups(account: string | undefined) {
  const { subject } = useForm();
  const isOfAccount = subject.operation.name.startsWith('accounts.');
  const own = useQuery({
    ...flarewire.queryOptions('accounts.tokens.permissionGroups.list', { account_id: account ?? '' }),
    enabled: isOfAccount && account !== undefined,
  });
  const mine = useQuery({ ...flarewire.queryOptions('user.tokens.permissionGroups.list', {}), enabled: !isOfAccount });
  const { data, isError, error } = isOfAccount ? own : mine;
  const isPending = data === undefined && !isError && (!isOfAccount || account !== undefined);
  const groups = (data?.items ?? []).flatMap(({ id, name, scopes }) =>
    id === undefined || name === undefined ? [] : [{ id, name, scopes: scopes ?? [] }],
  );
  return {
    permissions: permissionsOf(groups),
    isPending,
    isError: data === undefined && isError,
    error: error ?? new Error('no response'),
  };
}

interface GrantingProps extends PoliciesProps {
  readonly grants: Grants;
  readonly permissions: readonly Permission[];
  readonly account: string | undefined;
  readonly setDraft: (draft: { readonly grants: Grants; readonly policies: unknown }) => void;
}

/** Changes a grant; a new one covers all resources, or for an account token its own account. */
function useGranting({ field, grants, account, setDraft }: GrantingProps) {
  const { change } = useForm();
  const user = useQuery(flarewire.queryOptions('user.get', {}));
  const write = (next: Grants): void => {
    const policies = policiesOf(next);
    setDraft({ grants: next, policies });
    change(field.pointer, (now) => setAt(now, field.path, policies));
  };
  const first = (scope: Scope): readonly string[] =>
    scope === 'user' ? [user.data?.id ?? ''] : scope === 'account' && account !== undefined ? [account] : [ALL];
  const choose = (chosen: readonly Permission[]): void => {
    const next = { ...grants };
    for (const scope of SCOPES) {
      const given = grants[scope].resources;
      const groups = chosen.filter((one) => one.scope === scope).map(({ id }) => id);
      next[scope] = { groups, resources: given.length > 0 ? given : groups.length > 0 ? first(scope) : [] };
    }
    write(next);
  };
  return { write, choose };
}

function Granting(props: GrantingProps) {
  const { field, params, problems, grants, permissions } = props;
  const names = useNames();
  const { write, choose } = useGranting(props);
  const chosen = permissions.filter(({ id, scope }) => grants[scope].groups.includes(id));
  const words = tokenWords({
    grants,
    permissions,
    names,
    expires: params.expires_on,
    from: listAt(params, 'in'),
    notFrom: listAt(params, 'not_in'),
  });
  return (
    <FieldPlace pointer={field.pointer}>
      <div className={patterns.column}>
        <Starters permissions={permissions} onChoose={choose} />
        <PermissionList permissions={permissions} chosen={chosen} onChange={choose} />
        {problemsAt(problems, field.pointer).map(({ text }) => (
          <span key={text} className={styles.error}>
            {text}
          </span>
        ))}
        {(['account', 'zone'] as const).map(
          (scope) =>
            grants[scope].groups.length > 0 && (
              <ResourcesBox
                key={scope}
                scope={scope}
                resources={grants[scope].resources}
                onChange={(resources) => write({ ...grants, [scope]: { ...grants[scope], resources } })}
              />
            ),
        )}
        {words.length > 0 && (
          <ul className={styles.words} aria-label="The token in words">
            {words.map((line) => (
              <li key={line}>
                <Shown text={line} isLong />
              </li>
            ))}
          </ul>
        )}
      </div>
    </FieldPlace>
  );
}

interface StartersProps {
  readonly permissions: readonly Permission[];
  readonly onChoose: (permissions: readonly Permission[]) => void;
}

function Starters({ permissions, onChoose }: StartersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in line with buttons
    <div role="group" aria-label="Begin with" className={patterns.wrapSmall}>
      <span className={styles.note}>Begin with</span>
      {STARTERS.map(({ label, isIncluded }) => {
        const included = permissions.filter(isIncluded);
        return (
          included.length > 0 && (
            <Button key={label} small onPress={() => onChoose(included)}>
              {label}
            </Button>
          )
        );
      })}
    </div>
  );
}

const DAY = 86_400_000;
const SPANS = [
  { label: '30 days', days: 30 },
  { label: '90 days', days: 90 },
  { label: '1 year', days: 365 },
];

function Spans({ field }: { readonly field: Field | undefined }) {
  const { change } = useForm();
  if (field === undefined) return null;
  const until = (days: number): string => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T00:00:00Z`;
  return (
    <div className={patterns.wrapSmall}>
      <span className={styles.note}>Expires in</span>
      {SPANS.map(({ label, days }) => (
        <Button key={label} small onPress={() => change(field.pointer, (now) => setAt(now, field.path, until(days)))}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function listAt(params: Readonly<Record<string, unknown>>, name: 'in' | 'not_in'): readonly string[] {
  const list = getAt(params, ['condition', 'request_ip', name]);
  return Array.isArray(list) ? list.map(String) : [];
}

function Addresses({ params, problems }: Pick<CustomFormProps, 'params' | 'problems'>) {
  const shared = { params, problems, placeholder: '192.0.2.0/24', hint: 'IP addresses and networks, one per line.' };
  return (
    <>
      <LinesBox {...shared} label="Only from these addresses" path={['condition', 'request_ip', 'in']} />
      <LinesBox {...shared} label="Not from these addresses" path={['condition', 'request_ip', 'not_in']} />
    </>
  );
}
