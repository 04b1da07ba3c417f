/** The form of a pool: origins and their shares, the health monitor, and the failure threshold. */

import { skipToken, useQuery } from '@tanstack/react-query';
import { flarewire } from '../../../data/flarewire.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/controls/choice.tsx';
import patterns from '../../../ui/patterns.module.css';
import { FieldView } from '../../boxes/field-view.tsx';
import { useForm } from '../../form-tools.ts';
import { getAt, setAt } from '../../values/paths.ts';
import styles from '../custom.module.css';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace, Layout } from '../layout.tsx';
import { OriginRows } from './origin-rows.tsx';
import { healthByAddress } from './pool-facts.ts';

const NAMES = ['name', 'enabled', 'origins', 'monitor', 'minimum_origins', 'origin_steering', 'check_regions'];

export function PoolForm(props: CustomFormProps) {
  const { params, problems } = props;
  const { change } = useForm();
  const health = useHealth(props);
  return (
    <Layout {...props} names={NAMES}>
      {(field) => {
        const enabled = field('enabled');
        const origins = field('origins');
        const name = field('name');
        const isOn = enabled !== undefined && getAt(params, enabled.path) !== false;
        const rest = ['monitor', 'minimum_origins', 'origin_steering', 'check_regions'].flatMap(
          (one) => field(one) ?? [],
        );
        return (
          <>
            {name !== undefined && <FieldView field={name} params={params} problems={problems} />}
            {enabled !== undefined && (
              <FieldPlace pointer={enabled.pointer}>
                <div className={styles.sentence}>
                  <Switch
                    isSelected={isOn}
                    onChange={(next) => change(enabled.pointer, (now) => setAt(now, enabled.path, next))}
                  >
                    Enabled
                  </Switch>
                  <span className={classNames(patterns.note, styles.note)}>
                    {isOn
                      ? 'The pool is checked, and gets traffic while it is healthy.'
                      : 'The pool is neither checked nor used: its traffic goes to the next one.'}
                  </span>
                </div>
              </FieldPlace>
            )}
            {origins !== undefined && (
              <OriginRows field={origins} health={health} params={params} problems={problems} />
            )}
            {rest.map((one) => (
              <FieldView key={one.pointer} field={one} params={params} problems={problems} />
            ))}
          </>
        );
      }}
    </Layout>
  );
}

/** Latest health check results of an existing pool. */
function useHealth({ params }: CustomFormProps) {
  const { place } = useForm();
  const { account_id, pool_id } = { ...place, ...params };
  const isKnown = place.pool_id !== undefined && typeof account_id === 'string' && typeof pool_id === 'string';
  const { data } = useQuery(
    flarewire.queryOptions('loadBalancers.pools.health.get', isKnown ? { account_id, pool_id } : skipToken),
  );
  return healthByAddress(data);
}
