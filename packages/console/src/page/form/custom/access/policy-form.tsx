/** The form of an Access policy or group: rules, options, and a summary in words. */

import { Suggest } from '../../../ui/controls/choice.tsx';
import { Radios } from '../../../ui/controls/radio.tsx';
import patterns from '../../../ui/patterns.module.css';
import { Shown } from '../../../ui/text/shown.tsx';
import { FieldView } from '../../boxes/field-view.tsx';
import type { Field } from '../../fields.ts';
import { errorAt, hintOf, useForm } from '../../form-tools.ts';
import { setAt } from '../../values/paths.ts';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace, Layout } from '../layout.tsx';
import { DECISIONS, durationProblem, policyWords, SESSIONS } from './access-rules.ts';
import { RulesBox } from './rules-box.tsx';
import { namesOf, useSources } from './sources.ts';

const LISTS = [
  { name: 'include', label: 'Include', words: 'People who meet any of these', join: 'or' },
  { name: 'require', label: 'Require', words: 'They must also meet all of these', join: 'and' },
  { name: 'exclude', label: 'Exclude', words: 'Anyone who meets any of these is excluded', join: 'or' },
];
const HOW = [
  'purpose_justification_required',
  'purpose_justification_prompt',
  'approval_required',
  'approval_groups',
  'isolation_required',
];
const NAMES = ['name', 'decision', 'session_duration', 'is_default', ...LISTS.map(({ name }) => name), ...HOW];

export function PolicyForm(props: CustomFormProps) {
  const { params, problems } = props;
  const sources = useSources(params);
  const words = policyWords(params, namesOf(sources));
  const view = (field: Field | undefined) =>
    field !== undefined && <FieldView key={field.pointer} field={field} params={params} problems={problems} />;
  return (
    <Layout {...props} names={NAMES}>
      {(field) => (
        <>
          {view(field('name'))}
          <Decision field={field('decision')} params={params} problems={problems} />
          {LISTS.map(({ name, ...list }) => {
            const own = field(name);
            return (
              own !== undefined && (
                <RulesBox key={name} field={own} {...list} params={params} problems={problems} sources={sources} />
              )
            );
          })}
          <Session field={field('session_duration')} params={params} problems={problems} />
          {view(field('purpose_justification_required'))}
          {params.purpose_justification_required === true && view(field('purpose_justification_prompt'))}
          {view(field('approval_required'))}
          {params.approval_required === true && view(field('approval_groups'))}
          {view(field('isolation_required'))}
          {view(field('is_default'))}
          {words !== undefined && (
            <p className={patterns.statement}>
              <Shown text={words} isLong />
            </p>
          )}
        </>
      )}
    </Layout>
  );
}

interface OneProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field | undefined;
}

function Decision({ field, params, problems }: OneProps) {
  const { change } = useForm();
  if (field === undefined) return null;
  const { decision } = params;
  return (
    <FieldPlace pointer={field.pointer}>
      <Radios
        label="What happens"
        options={DECISIONS}
        value={typeof decision === 'string' ? decision : undefined}
        onChange={(value) => change(field.pointer, (now) => setAt(now, field.path, value))}
        error={errorAt(problems, field)}
        isRequired={field.isRequired}
      />
    </FieldPlace>
  );
}

/** Session duration of a login. */
export function Session({ field, params, problems }: OneProps) {
  const { change } = useForm();
  if (field === undefined) return null;
  const value = params[field.name];
  return (
    <FieldPlace pointer={field.pointer}>
      <Suggest
        label="Session length"
        options={SESSIONS.map((one) => ({ value: one, label: one, note: spelled(one) }))}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => change(field.pointer, (now) => setAt(now, field.path, text === '' ? undefined : text))}
        placeholder="24h"
        hint={hintOf(field)}
        error={durationProblem(value) ?? errorAt(problems, field)}
      />
    </FieldPlace>
  );
}

function spelled(text: string): string {
  const [, count = '', unit = ''] = /^(\d+)([hm])$/.exec(text) ?? [];
  const number = Number(count);
  if (unit === 'm') return `${number} minutes`;
  if (number === 730) return '1 month';
  return number > 24 ? `${number / 24} days` : `${number} hours`;
}
