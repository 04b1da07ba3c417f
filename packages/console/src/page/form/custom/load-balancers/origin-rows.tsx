/** Edits a pool's origins as rows: name, address, weight with its share, enabled state, and health. */

import { isObject } from '@flarewire/schema';
import { X } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/controls/choice.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import patterns from '../../../ui/patterns.module.css';
import { Badge } from '../../../ui/shown/badge.tsx';
import { type Field, fieldsIn } from '../../fields.ts';
import { errorAt, useForm } from '../../form-tools.ts';
import { getAt, insertAt, removeAt, setAt } from '../../values/paths.ts';
import { hasProblemIn, problemsAt } from '../../values/problems.ts';
import { AddButton } from '../add-button.tsx';
import made from '../custom.module.css';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace, MoreFields } from '../layout.tsx';
import styles from './origins.module.css';
import { type OriginHealth, originFacts, sharesOf } from './pool-facts.ts';

interface OriginRowsProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field;
  readonly health: ReadonlyMap<string, OriginHealth>;
}

const OWN = ['name', 'address', 'weight', 'enabled'];

export function OriginRows({ field, health, params, problems }: OriginRowsProps) {
  const { subject, change } = useForm();
  const value = getAt(params, field.path);
  const origins: readonly unknown[] = Array.isArray(value) ? value : [];
  const shares = sharesOf(origins);
  const rows = fieldsIn(subject, field, params);
  const add = (): void =>
    change(field.pointer, (now) => insertAt(now, field.path, { name: `origin-${origins.length + 1}`, address: '' }));
  const error = errorAt(problems, field);
  return (
    <FieldPlace pointer={field.pointer}>
      <section aria-label="Origins" className={patterns.columnSmall}>
        <h3>Origins</h3>
        {rows.map((row, index) => (
          <Origin
            key={row.pointer}
            row={row}
            origin={origins[index]}
            share={shares[index]}
            index={index}
            health={health}
            params={params}
            problems={problems}
          />
        ))}
        <AddButton onAdd={add}>Add an origin</AddButton>
        {error !== undefined && <span className={patterns.error}>{error}</span>}
      </section>
    </FieldPlace>
  );
}

interface OriginProps extends Pick<OriginRowsProps, 'params' | 'problems' | 'health'> {
  readonly row: Field;
  readonly origin: unknown;
  readonly index: number;
  readonly share: number | undefined;
}

function Origin({ row, origin, index, share, health, params, problems }: OriginProps) {
  const { subject, change } = useForm();
  const { address = '', name = '' } = isObject(origin) ? origin : {};
  const { isEnabled } = originFacts(origin);
  const at = (key: string): string => `${row.pointer}/${key}`;
  const write = (key: string, value: unknown): void =>
    change(at(key), (now) => setAt(now, [...row.path, key], value === '' ? undefined : value));
  const errorOf = (key: string): string | undefined => problemsAt(problems, at(key))[0]?.text;
  const rest = fieldsIn(subject, row, params).filter((one) => !OWN.includes(one.name));
  const own = problems.filter((problem) => hasProblemIn([problem], row.pointer));
  return (
    <div data-field={row.pointer} className={styles.origin}>
      <div className={styles.line}>
        <div data-field={at('name')}>
          <TextField
            label="Name"
            value={String(name)}
            onChange={(text) => write('name', text)}
            error={errorOf('name')}
          />
        </div>
        <div data-field={at('address')}>
          <TextField
            label="Address"
            mono
            placeholder="192.0.2.1"
            value={String(address)}
            onChange={(text) => write('address', text.trim())}
            error={errorOf('address')}
          />
        </div>
        <WeightBox origin={origin} share={share} write={write} pointer={at('weight')} error={errorOf('weight')} />
        <IconButton
          small
          label={`Remove ${name === '' ? `origin ${index + 1}` : String(name)}`}
          onPress={() => change(row.pointer, (now) => removeAt(now, row.path))}
        >
          <X size={14} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.facts} data-field={at('enabled')}>
        <Switch isSelected={isEnabled} onChange={(next) => write('enabled', next)}>
          Enabled
        </Switch>
        <Health state={health.get(String(address))} />
      </div>
      <MoreFields fields={rest} params={params} problems={own} />
    </div>
  );
}

function Health({ state }: { readonly state: OriginHealth | undefined }) {
  if (state === undefined) return null;
  return (
    <span className={classNames(patterns.note, made.note)}>
      <Badge tone={state.isHealthy ? 'good' : 'bad'}>{state.isHealthy ? 'Healthy' : 'Down'}</Badge> {state.note}
    </span>
  );
}

interface WeightBoxProps extends Pick<OriginProps, 'origin' | 'share'> {
  readonly pointer: string;
  readonly error: string | undefined;
  readonly write: (key: string, value: unknown) => void;
}

/** An invalid number stays as typed, and validation rejects it. */
function WeightBox({ origin, share, pointer, error, write }: WeightBoxProps) {
  const weight = isObject(origin) ? origin.weight : undefined;
  const type = (text: string): void => {
    const number = Number(text);
    write('weight', text === '' || Number.isNaN(number) || String(number) !== text ? text : number);
  };
  return (
    <div data-field={pointer}>
      <TextField
        label="Weight"
        inputMode="decimal"
        placeholder="1"
        value={weight === undefined ? '' : String(weight)}
        onChange={type}
        hint={share === undefined ? 'no traffic' : `${share} % of the traffic`}
        error={error}
      />
    </div>
  );
}
