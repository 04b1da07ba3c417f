/** Edits a rate limit: the counted requests, characteristics, threshold, period and duration. */

import { skipToken, useQuery } from '@tanstack/react-query';
import { flarewire } from '../../../../data/flarewire.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Select, Switch } from '../../../../ui/controls/choice.tsx';
import patterns from '../../../../ui/patterns.module.css';
import { FieldView } from '../../../boxes/field-view.tsx';
import { type Field, fieldsIn } from '../../../fields.ts';
import { errorAt, useForm } from '../../../form-tools.ts';
import type { Params } from '../../../schema.ts';
import { getAt, setAt } from '../../../values/paths.ts';
import made from '../../custom.module.css';
import { FieldPlace, MoreFields } from '../../layout.tsx';
import { COLO } from './characteristics.ts';
import { CountedRows } from './counted-rows.tsx';
import styles from './parameters.module.css';
import { type Plan, periodsOf, planNamed, planTakes, secondsOptions, timeoutsOf } from './rate-limits.ts';
import type { ParametersProps } from './redirect-box.tsx';

type PartProps = Omit<ParametersProps, 'phase'>;

const OWN = [
  'characteristics',
  'period',
  'requests_per_period',
  'mitigation_timeout',
  'counting_expression',
  'requests_to_origin',
];

/** @param field `ratelimit` */
export function RateLimitBox({ field, params, problems }: PartProps) {
  const { subject, place } = useForm();
  const plan = useZonePlan({ ...place, ...params });
  const fields = fieldsIn(subject, field, params);
  const part = (name: string): Field | undefined => fields.find((one) => one.name === name);
  const [by, period, most, timeout, counting, origin] = OWN.map(part);
  const shared = { params, problems };
  const isCounting = counting !== undefined && getAt(params, counting.path) !== undefined;
  const rest = fields.filter(({ name }) => !OWN.includes(name));
  if (counting !== undefined && !planTakes(plan, 'business') && !isCounting) rest.unshift(counting);
  return (
    <FieldPlace pointer={field.pointer}>
      <section aria-label="Rate limit" className={styles.parts}>
        {getAt(params, field.path) === undefined && <Starter field={field} />}
        {by !== undefined && <CountedRows field={by} plan={plan} {...shared} />}
        <div className={styles.pair}>
          {most !== undefined && <FieldView field={{ ...most, label: 'Requests' }} {...shared} />}
          {period !== undefined && <SecondsBox field={period} label="Within" offered={periodsOf(plan)} {...shared} />}
          {timeout !== undefined && (
            <SecondsBox field={timeout} label="Then acts for" offered={timeoutsOf(plan, params.action)} {...shared} />
          )}
        </div>
        {origin !== undefined && <CacheBox field={origin} {...shared} />}
        {counting !== undefined && !rest.includes(counting) && (
          <FieldView field={{ ...counting, label: 'Count only requests that match' }} {...shared} />
        )}
        <MoreFields fields={rest} {...shared} />
      </section>
    </FieldPlace>
  );
}

/** Valid on every plan. */
const USUAL = { characteristics: [COLO, 'ip.src'], period: 10, requests_per_period: 20, mitigation_timeout: 10 };

function Starter({ field }: Pick<PartProps, 'field'>) {
  const { change } = useForm();
  return (
    <div className={patterns.wrapTop}>
      <Button small onPress={() => change(field.pointer, (now) => setAt(now, field.path, USUAL))}>
        Start with 20 requests in 10 seconds per IP address
      </Button>
    </div>
  );
}

interface SecondsBoxProps extends PartProps {
  readonly label: string;
  readonly offered: readonly number[];
}

function SecondsBox({ field, label, offered, params, problems }: SecondsBoxProps) {
  const { change } = useForm();
  const given = getAt(params, field.path);
  return (
    <FieldPlace pointer={field.pointer}>
      <Select
        label={label}
        options={secondsOptions(offered, given)}
        value={given === undefined ? undefined : String(given)}
        onChange={(next) => change(field.pointer, (now) => setAt(now, field.path, Number(next)))}
        error={errorAt(problems, field)}
        isRequired={field.isRequired}
      />
    </FieldPlace>
  );
}

function CacheBox({ field, params }: PartProps) {
  const { change } = useForm();
  const isCounted = getAt(params, field.path) !== true;
  return (
    <FieldPlace pointer={field.pointer}>
      <div className={made.sentence}>
        <Switch
          isSelected={isCounted}
          onChange={(next) => change(field.pointer, (now) => setAt(now, field.path, !next))}
        >
          Count cached responses too
        </Switch>
        <span className={classNames(patterns.note, made.note)}>
          {isCounted ? 'Every request is counted.' : 'Only requests that reach the origin are counted.'}
        </span>
      </div>
    </FieldPlace>
  );
}

const FEW_MINUTES = 300_000;

/** Undefined while loading, and for an account. */
function useZonePlan({ zone_id }: Params): Plan | undefined {
  const { data } = useQuery({
    ...flarewire.queryOptions(
      'zones.get',
      typeof zone_id === 'string' && /^[0-9a-f]{32}$/.test(zone_id) ? { zone_id } : skipToken,
    ),
    staleTime: FEW_MINUTES,
  });
  return planNamed(data?.plan?.legacy_id);
}
