/** The form of an Access application: type, address, session duration and policies. */

import { isObject } from '@flarewire/schema';
import { useQuery } from '@tanstack/react-query';
import { flarewire } from '../../../data/flarewire.ts';
import { Checkbox, Select } from '../../../ui/controls/choice.tsx';
import patterns from '../../../ui/patterns.module.css';
import { Shown } from '../../../ui/text/shown.tsx';
import { FieldView } from '../../boxes/field-view.tsx';
import type { Field } from '../../fields.ts';
import { errorAt, useForm } from '../../form-tools.ts';
import { setAt } from '../../values/paths.ts';
import { problemsAt } from '../../values/problems.ts';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace, Layout } from '../layout.tsx';
import styles from './access.module.css';
import { policyWords } from './access-rules.ts';
import { Session } from './policy-form.tsx';

const NAMES = [
  'name',
  'type',
  'domain',
  'destinations',
  'saas_app',
  'session_duration',
  'policies',
  'allowed_idps',
  'app_launcher_visible',
];

/** https://developers.cloudflare.com/cloudflare-one/access-controls/applications/ */
const TYPES = [
  { value: 'self_hosted', label: 'Self-hosted', note: 'Your own web application, at a hostname of a zone' },
  { value: 'saas', label: 'SaaS', note: 'A third-party service, through SAML or OIDC' },
  { value: 'infrastructure', label: 'Infrastructure', note: 'Servers behind a target, over SSH' },
  { value: 'ssh', label: 'Browser-rendered SSH', note: 'A terminal in the browser' },
  { value: 'vnc', label: 'Browser-rendered VNC', note: 'A screen in the browser' },
  { value: 'rdp', label: 'Browser-rendered RDP', note: 'A Windows screen in the browser' },
  { value: 'bookmark', label: 'Bookmark', note: 'A link in the App Launcher, not protected' },
  { value: 'app_launcher', label: 'App Launcher', note: 'The page that lists all applications of a user' },
  { value: 'warp', label: 'Device enrollment', note: 'Who may join with the WARP client' },
  { value: 'biso', label: 'Browser Isolation', note: 'Who may use the isolated browser' },
  { value: 'dash_sso', label: 'Dashboard SSO', note: "Who may log in to Cloudflare's dashboard" },
  { value: 'mcp', label: 'MCP server', note: 'A server of tools for agents' },
  { value: 'mcp_portal', label: 'MCP server portal', note: 'Several MCP servers at one address' },
];

export function ApplicationForm(props: CustomFormProps) {
  const { params, problems } = props;
  const view = (field: Field | undefined) =>
    field !== undefined && <FieldView key={field.pointer} field={field} params={params} problems={problems} />;
  return (
    <Layout {...props} names={NAMES}>
      {(field) => (
        <>
          <TypeSelect params={params} problems={problems} />
          {view(field('name'))}
          {view(field('domain'))}
          {view(field('saas_app'))}
          {view(field('destinations'))}
          <Session field={field('session_duration')} params={params} problems={problems} />
          <Policies field={field('policies')} params={params} problems={problems} />
          {view(field('allowed_idps'))}
          {view(field('app_launcher_visible'))}
        </>
      )}
    </Layout>
  );
}

function TypeSelect({ params, problems }: Pick<CustomFormProps, 'params' | 'problems'>) {
  const { change } = useForm();
  const { type } = params;
  const given = typeof type === 'string' ? type : undefined;
  const strange = given !== undefined && TYPES.every(({ value }) => value !== given);
  return (
    <FieldPlace pointer="/type">
      <Select
        label="Type of application"
        options={strange ? [...TYPES, { value: given, label: given }] : TYPES}
        value={given}
        placeholder="Choose the type"
        onChange={(value) => change('/type', (now) => setAt(now, ['type'], value))}
        hint={TYPES.find(({ value }) => value === given)?.note}
        error={problemsAt(problems, '/type')[0]?.text}
      />
    </FieldPlace>
  );
}

interface PoliciesProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field | undefined;
}

/** Policy ids in order; undefined if a policy is defined inline. */
function idsIn(policies: unknown): readonly string[] | undefined {
  if (policies === undefined) return [];
  if (!Array.isArray(policies)) return undefined;
  const ids = policies.map((one) => {
    if (typeof one === 'string') return one;
    const isReference = isObject(one) && Object.keys(one).every((key) => key === 'id' || key === 'precedence');
    return isReference && typeof one.id === 'string' ? one.id : undefined;
  });
  return ids.includes(undefined) ? undefined : ids.flatMap((id) => id ?? []);
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The account's reusable policies, selected in order of precedence. */
function Policies({ field, params, problems }: PoliciesProps) {
  const { place, change } = useForm();
  const all: Readonly<Record<string, unknown>> = { ...place, ...params };
  const account_id = typeof all.account_id === 'string' ? all.account_id : '';
  const { data } = useQuery({
    ...flarewire.queryOptions('zeroTrust.access.policies.list', { account_id }),
    enabled: account_id !== '',
  });
  if (field === undefined) return null;
  const ids = idsIn(params.policies);
  const items = (data?.items ?? []).flatMap((item) => (item.id === undefined ? [] : [{ ...item, id: item.id }]));
  const isKnown = ids?.every((id) => items.some((item) => item.id === id)) === true;
  if (ids === undefined || items.length === 0 || !isKnown)
    return <FieldView field={field} params={params} problems={problems} />;
  const turn = (id: string, isOn: boolean): void => {
    const next = isOn ? [...ids, id] : ids.filter((one) => one !== id);
    change(field.pointer, (now) => setAt(now, field.path, next.length === 0 ? undefined : next));
  };
  const error = errorAt(problems, field);
  return (
    <FieldPlace pointer={field.pointer}>
      <fieldset className={styles.rules} aria-label="Policies">
        <span className={patterns.wrapBaseline}>
          <strong className={styles.label}>Policies</strong>{' '}
          <span className={patterns.note}>Who gets access; the first match applies</span>
        </span>
        {items.map((item) => (
          <Checkbox key={item.id} isSelected={ids.includes(item.id)} onChange={(isOn) => turn(item.id, isOn)}>
            <span className={styles.strange}>
              <span>
                {ids.includes(item.id) && `${ids.indexOf(item.id) + 1}. `}
                <Shown text={item.name ?? item.id} />
              </span>
              <span className={patterns.note}>
                <Shown text={policyWords({ ...item }, NO_NAMES) ?? ''} isLong />
              </span>
            </span>
          </Checkbox>
        ))}
        {error !== undefined && <span className={styles.error}>{error}</span>}
      </fieldset>
    </FieldPlace>
  );
}
