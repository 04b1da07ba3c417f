/** The form of a Worker's settings: bindings as rows, the rest as sentences with switches. */
import { Select, Switch } from '../../../ui/controls/choice.tsx';
import { FieldView } from '../../boxes/field-view.tsx';
import { type Field, fieldsIn } from '../../fields.ts';
import { useForm } from '../../form-tools.ts';
import { getAt, removeAt, setAt } from '../../values/paths.ts';
import { problemsAt } from '../../values/problems.ts';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace, Layout, MoreFields } from '../layout.tsx';
import { LinesBox } from '../lines-box.tsx';
import { dateProblem } from './bindings.ts';
import { BindingsBox } from './bindings-box.tsx';
import styles from './workers.module.css';

const OWN = [
  'bindings',
  'compatibility_date',
  'compatibility_flags',
  'placement',
  'limits',
  'observability',
  'logpush',
  'tail_consumers',
];

type Shared = Pick<CustomFormProps, 'params' | 'problems'>;

export function WorkerSettingsForm(props: CustomFormProps) {
  const { params, problems } = props;
  const { subject } = useForm();
  return (
    <Layout {...props} names={['settings', ...OWN]}>
      {(field) => {
        const settings = field('settings');
        const inside = settings === undefined ? [] : fieldsIn(subject, settings, params);
        const named = (name: string): Field | undefined => inside.find((one) => one.name === name) ?? field(name);
        const rest = inside.filter(({ name }) => !OWN.includes(name));
        return (
          <>
            <Sentences named={named} params={params} problems={problems} />
            {rest.length > 0 && <MoreFields fields={rest} params={params} problems={problems} />}
          </>
        );
      }}
    </Layout>
  );
}

interface SentencesProps extends Shared {
  readonly named: (name: string) => Field | undefined;
}

function Sentences({ named, params, problems }: SentencesProps) {
  const shared = { params, problems };
  const bindings = named('bindings');
  const flags = named('compatibility_flags');
  const limits = named('limits');
  const tails = named('tail_consumers');
  return (
    <>
      {bindings !== undefined && <BindingsBox field={bindings} {...shared} />}
      <CompatibilityDate field={named('compatibility_date')} {...shared} />
      {flags !== undefined && (
        <LinesBox
          label="Compatibility flags"
          path={flags.path}
          hint="One per line: nodejs_compat gives the code Node.js modules."
          placeholder="nodejs_compat"
          {...shared}
        />
      )}
      <Placement field={named('placement')} {...shared} />
      <Observability field={named('observability')} {...shared} />
      <Sentence
        field={named('logpush')}
        words="Send the logs of this Worker to the Logpush jobs of the account"
        {...shared}
      />
      {limits !== undefined && <FieldView field={limits} {...shared} />}
      {tails !== undefined && <FieldView field={tails} {...shared} />}
    </>
  );
}

interface OneProps extends Shared {
  readonly field: Field | undefined;
}

function Sentence({ field, params, problems, words }: OneProps & { readonly words: string }) {
  const { change } = useForm();
  if (field === undefined) return null;
  return (
    <FieldPlace pointer={field.pointer}>
      <Switch
        isSelected={getAt(params, field.path) === true}
        onChange={(isOn) => change(field.pointer, (now) => setAt(now, field.path, isOn))}
      >
        {words}
      </Switch>
      {problemsAt(problems, field.pointer).map(({ text }) => (
        <span key={text} className={styles.error}>
          {text}
        </span>
      ))}
    </FieldPlace>
  );
}

function CompatibilityDate({ field, params, problems }: OneProps) {
  if (field === undefined) return null;
  const problem = dateProblem(getAt(params, field.path), new Date().toISOString().slice(0, 10));
  return (
    <div>
      <FieldView field={field} params={params} problems={problems} />
      {problem !== undefined && <span className={styles.error}>{problem}</span>}
    </div>
  );
}

/** https://developers.cloudflare.com/workers/configuration/placement/ */
const PLACES = [
  { value: 'default', label: 'Near the visitor', note: 'Where the request arrives' },
  { value: 'smart', label: 'Smart', note: 'Near the services that the Worker uses, if that is faster' },
];

function Placement({ field, params, problems }: OneProps) {
  const { change } = useForm();
  if (field === undefined) return null;
  const value = getAt(params, field.path);
  const mode = getAt(value, ['mode']);
  const isPlain =
    value === undefined || value === null || (mode === 'smart' && Object.keys(Object(value)).length === 1);
  if (!isPlain) return <FieldView field={field} params={params} problems={problems} />;
  const choose = (to: string): void =>
    change(field.pointer, (now) =>
      to === 'smart' ? setAt(now, field.path, { mode: 'smart' }) : removeAt(now, field.path),
    );
  return (
    <FieldPlace pointer={field.pointer}>
      <Select
        label="Where it runs"
        options={PLACES}
        value={mode === 'smart' ? 'smart' : 'default'}
        onChange={choose}
        hint={PLACES.find(({ value: one }) => one === (mode ?? 'default'))?.note}
      />
    </FieldPlace>
  );
}

function Observability({ field, params, problems }: OneProps) {
  const { subject } = useForm();
  if (field === undefined) return null;
  const inside = fieldsIn(subject, field, params);
  const enabled = inside.find(({ name }) => name === 'enabled');
  const isOn = getAt(params, [...field.path, 'enabled']) === true;
  const others = inside.filter(({ name }) => name !== 'enabled');
  return (
    <>
      <Sentence
        field={enabled}
        words="Store the logs of this Worker, searchable in the dashboard"
        params={params}
        problems={problems}
      />
      {isOn && <MoreFields fields={others} params={params} problems={problems} />}
    </>
  );
}
