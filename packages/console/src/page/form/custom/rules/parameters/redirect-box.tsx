/** Edits the target of a redirect: https://developers.cloudflare.com/rules/url-forwarding/single-redirects/settings/ */

import { classNames } from '../../../../ui/class-names.ts';
import { Select, Switch } from '../../../../ui/controls/choice.tsx';
import patterns from '../../../../ui/patterns.module.css';
import { FieldView } from '../../../boxes/field-view.tsx';
import { type Field, fieldsIn } from '../../../fields.ts';
import { type BoxProps, errorAt, useForm } from '../../../form-tools.ts';
import { getAt, setAt } from '../../../values/paths.ts';
import made from '../../custom.module.css';
import { FieldPlace } from '../../layout.tsx';
import styles from './parameters.module.css';
import { ValueBox } from './value-box.tsx';

export interface ParametersProps extends Pick<BoxProps, 'params' | 'problems'> {
  /** `action_parameters` */
  readonly field: Field;
  readonly phase: string | undefined;
}

const KINDS = [
  { value: 'from_value', label: 'URL', note: 'Fixed, or computed from the request' },
  { value: 'from_list', label: 'Bulk redirect list', note: 'Looks up the target URL' },
];

export function RedirectBox({ field, phase, params, problems }: ParametersProps) {
  const { subject, change } = useForm();
  const fields = fieldsIn(subject, field, params);
  const given = KINDS.find(({ value }) => getAt(params, [...field.path, value]) !== undefined)?.value;
  const usual = phase === 'http_request_redirect' ? 'from_list' : 'from_value';
  const kind = given ?? usual;
  const source = fields.find(({ name }) => name === kind);
  if (source === undefined) return <FieldView field={field} isFrameless params={params} problems={problems} />;
  const parts = fieldsIn(subject, source, params);
  // Each phase accepts one kind; an existing value of the other kind is shown too.
  const isAsked = phase === undefined || kind !== usual;
  return (
    <div className={styles.parts}>
      {isAsked && (
        <Select
          label="Redirect to"
          options={KINDS}
          value={kind}
          onChange={(next) => next !== kind && change(field.pointer, (now) => setAt(now, field.path, { [next]: {} }))}
        />
      )}
      {kind === 'from_list'
        ? parts.map((one) => <FieldView key={one.pointer} field={one} params={params} problems={problems} />)
        : parts.map((one) => <TargetPart key={one.pointer} field={one} params={params} problems={problems} />)}
    </div>
  );
}

function TargetPart(props: Pick<ParametersProps, 'field' | 'params' | 'problems'>) {
  const { field } = props;
  if (field.name === 'target_url') return <ValueBox {...props} label="Target URL" placeholder="https://example.com/" />;
  if (field.name === 'status_code') return <StatusBox {...props} />;
  if (field.name === 'preserve_query_string') return <QueryBox {...props} />;
  return <FieldView {...props} />;
}

const STATUSES = [
  { value: '301', label: '301 – moved permanently', note: 'Browsers and search engines cache it' },
  { value: '302', label: '302 – found', note: 'Temporary; a form may arrive as GET' },
  { value: '303', label: '303 – see other', note: 'Always continues with GET' },
  { value: '307', label: '307 – temporary, same method', note: 'A form arrives as it was sent' },
  { value: '308', label: '308 – permanent, same method', note: 'A form arrives as it was sent' },
];

function StatusBox({ field, params, problems }: Pick<ParametersProps, 'field' | 'params' | 'problems'>) {
  const { change } = useForm();
  const status = getAt(params, field.path);
  return (
    <FieldPlace pointer={field.pointer}>
      <Select
        label="Status"
        options={STATUSES}
        value={status === undefined ? undefined : String(status)}
        placeholder="Default: 301"
        onChange={(next) => change(field.pointer, (now) => setAt(now, field.path, Number(next)))}
        error={errorAt(problems, field)}
      />
    </FieldPlace>
  );
}

function QueryBox({ field, params }: Pick<ParametersProps, 'field' | 'params'>) {
  const { change } = useForm();
  const isKept = getAt(params, field.path) === true;
  return (
    <FieldPlace pointer={field.pointer}>
      <div className={made.sentence}>
        <Switch isSelected={isKept} onChange={(next) => change(field.pointer, (now) => setAt(now, field.path, next))}>
          Preserve the query
        </Switch>
        <span className={classNames(patterns.note, made.note)}>
          {isKept ? 'The query string of the request is added to the target.' : 'The target is used unchanged.'}
        </span>
      </div>
    </FieldPlace>
  );
}
