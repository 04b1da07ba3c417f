/** The form of a ruleset's rule: matching requests, action, and a summary sentence. */

import { useQuery } from '@tanstack/react-query';
import { flarewire } from '../../../data/flarewire.ts';
import { type Option, Select } from '../../../ui/controls/choice.tsx';
import patterns from '../../../ui/patterns.module.css';
import { Shown } from '../../../ui/text/shown.tsx';
import { FieldView } from '../../boxes/field-view.tsx';
import type { Field } from '../../fields.ts';
import { useForm } from '../../form-tools.ts';
import { chooseBranch } from '../../values/branches.ts';
import { problemsAt } from '../../values/problems.ts';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace, Layout } from '../layout.tsx';
import { RateLimitBox } from './parameters/rate-limit-box.tsx';
import { type ParametersProps, RedirectBox } from './parameters/redirect-box.tsx';
import { RewriteBox } from './parameters/rewrite-box.tsx';
import { ACTIONS, actionOf, phaseOf } from './rule-actions.ts';
import { ruleWords } from './rule-words.ts';
import styles from './rules.module.css';

const NAMES = ['description', 'expression', 'action', 'action_parameters', 'ratelimit', 'enabled', 'position'];

export function RuleForm(props: CustomFormProps) {
  const { params, problems } = props;
  const { place } = useForm();
  const phase = usePhase({ ...place, ...params });
  const known = phaseOf(phase);
  const words = ruleWords(params);
  const view = (field: Field | undefined) =>
    field !== undefined && <FieldView field={field} params={params} problems={problems} />;
  return (
    <Layout {...props} names={NAMES}>
      {(field, { unions }) => {
        const union = unions.find(({ choice }) => choice?.tag === 'action');
        const parameters = field('action_parameters');
        const limit = field('ratelimit');
        const isLimit = phase === 'http_ratelimit' || params.ratelimit !== undefined;
        return (
          <>
            {known !== undefined && (
              <p className={patterns.note}>
                {known.label} (<code>{phase}</code>)
              </p>
            )}
            {view(field('description'))}
            <h3 className={styles.step}>When a request matches</h3>
            {view(field('expression'))}
            <h3 className={styles.step}>Then</h3>
            {union !== undefined && (
              <ActionSelect union={union} allowed={known?.actions} params={params} problems={problems} />
            )}
            {parameters !== undefined && (
              <Parameters field={parameters} phase={phase} params={params} problems={problems} />
            )}
            {isLimit && limit !== undefined && <RateLimitBox field={limit} params={params} problems={problems} />}
            {view(field('enabled'))}
            {view(field('position'))}
            {words !== undefined && (
              <p className={patterns.statement}>
                <Shown text={words} isLong />
              </p>
            )}
            {!isLimit && view(limit)}
          </>
        );
      }}
    </Layout>
  );
}

/** The action's parameters: custom controls for the most common ones, generated ones for the rest. */
function Parameters(props: ParametersProps) {
  const { field, params, problems } = props;
  if (field.kind === 'json') return null;
  if (field.kind === 'object' && params.action === 'redirect') return <RedirectBox {...props} />;
  if (field.kind === 'object' && params.action === 'rewrite') return <RewriteBox {...props} />;
  return <FieldView isFrameless={field.kind === 'object'} field={field} params={params} problems={problems} />;
}

/** The phase of the ruleset, which determines the available actions. */
function usePhase({ ruleset_id, zone_id, account_id }: Readonly<Record<string, unknown>>): string | undefined {
  const place = typeof zone_id === 'string' ? { zone_id } : { account_id: String(account_id) };
  const isKnown = /^[\da-f]{32}$/.test(String(ruleset_id)) && (zone_id !== undefined || account_id !== undefined);
  const { data } = useQuery({
    ...flarewire.queryOptions('rulesets.get', { ruleset_id: String(ruleset_id), ...place }),
    enabled: isKnown,
  });
  return data?.phase;
}

interface ActionSelectProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly union: Field;
  readonly allowed: readonly string[] | undefined;
}

function ActionSelect({ union, allowed, params, problems }: ActionSelectProps) {
  const { subject, change } = useForm();
  const { branches = [] } = union.choice ?? {};
  const given = typeof params.action === 'string' ? params.action : undefined;
  const isOffered = (id: string): boolean => allowed === undefined || allowed.includes(id) || id === given;
  const options: readonly Option[] = [...ACTIONS]
    .filter(({ id }) => isOffered(id) && branches.some(({ value }) => value === id))
    .map(({ id, label, words }) => ({ value: id, label, note: words }));
  const choose = (id: string): void => {
    const index = branches.findIndex(({ value }) => value === id);
    if (index >= 0) change('/action', (now) => chooseBranch(subject, union, now, index));
  };
  return (
    <FieldPlace pointer="/action">
      <Select
        label="Action"
        options={options}
        value={options.some(({ value }) => value === given) ? given : undefined}
        placeholder={given ?? 'Choose what happens'}
        onChange={choose}
        hint={actionOf(given)?.words}
        error={problemsAt(problems, '/action')[0]?.text}
      />
    </FieldPlace>
  );
}
