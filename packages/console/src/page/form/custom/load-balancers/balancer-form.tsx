/** The form of a load balancer: name, ordered pools, fallback pool, and steering. */

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Select, Switch } from '../../../ui/controls/choice.tsx';
import patterns from '../../../ui/patterns.module.css';
import { Shown } from '../../../ui/text/shown.tsx';
import { FieldView } from '../../boxes/field-view.tsx';
import type { Field } from '../../fields.ts';
import { errorAt, useForm } from '../../form-tools.ts';
import { getAt, insertAt, moveItem, removeAt, setAt } from '../../values/paths.ts';
import made from '../custom.module.css';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace, Layout } from '../layout.tsx';
import styles from './origins.module.css';
import { STEERING, USUAL } from './steering.ts';
import { usePools } from './use-pools.ts';

const NAMES = ['name', 'default_pools', 'fallback_pool', 'steering_policy', 'proxied', 'ttl', 'session_affinity'];

type Pools = ReturnType<typeof usePools>;

export function BalancerForm(props: CustomFormProps) {
  const { params, problems } = props;
  const pools = usePools(params);
  return (
    <Layout {...props} names={NAMES}>
      {(field) => {
        const [name, order, fallback, steering, proxied, ttl, affinity] = NAMES.map(field);
        const isProxied = params.proxied === true;
        // One is for proxied load balancers, the other for unproxied ones; a field that is set is always visible.
        const rest = [
          isProxied || params.session_affinity !== undefined ? affinity : undefined,
          isProxied && params.ttl === undefined ? undefined : ttl,
        ].flatMap((one) => one ?? []);
        return (
          <>
            {name !== undefined && <FieldView field={name} params={params} problems={problems} />}
            {order !== undefined && <PoolOrder field={order} pools={pools} params={params} problems={problems} />}
            {fallback !== undefined && <PoolBox field={fallback} pools={pools} params={params} problems={problems} />}
            {steering !== undefined && <SteeringBox field={steering} params={params} problems={problems} />}
            {proxied !== undefined && <ProxiedBox field={proxied} params={params} problems={problems} />}
            {rest.map((one) => (
              <FieldView key={one.pointer} field={one} params={params} problems={problems} />
            ))}
          </>
        );
      }}
    </Layout>
  );
}

interface BoxProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field;
}

interface PoolsProps extends BoxProps {
  readonly pools: Pools;
}

const nameOf = (pools: Pools, id: unknown): string => pools.find((pool) => pool.id === id)?.name ?? String(id);

function PoolOrder({ field, pools, params, problems }: PoolsProps) {
  const { change } = useForm();
  const value = getAt(params, field.path);
  const ids: readonly unknown[] = Array.isArray(value) ? value : [];
  const left = pools.filter(({ id }) => !ids.includes(id));
  // Without a list of pools, ids have to be typed.
  if (pools.length === 0) return <FieldView field={field} params={params} problems={problems} />;
  return (
    <FieldPlace pointer={field.pointer}>
      <div className={patterns.columnTight}>
        <h3>Pools, in order</h3>
        {ids.map((id, index) => (
          <PoolLine
            key={String(id)}
            name={nameOf(pools, id)}
            index={index}
            count={ids.length}
            onMove={(to) => change(field.pointer, (now) => moveItem(now, field.path, index, to))}
            onRemove={() => change(field.pointer, (now) => removeAt(now, [...field.path, index]))}
          />
        ))}
        {left.length > 0 && (
          <Select
            label="Add a pool"
            isLabelHidden
            placeholder="Add a pool"
            options={left.map(({ id, name }) => ({ value: id, label: name, note: id }))}
            value={undefined}
            onChange={(id) => change(field.pointer, (now) => insertAt(now, field.path, id))}
            error={errorAt(problems, field)}
          />
        )}
      </div>
    </FieldPlace>
  );
}

interface PoolLineProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function PoolLine({ name, index, count, onMove, onRemove }: PoolLineProps) {
  return (
    <div className={styles.pool}>
      <span className={patterns.fill}>
        {index + 1}. <Shown text={name} />
      </span>
      <IconButton small label={`Move ${name} up`} isDisabled={index === 0} onPress={() => onMove(index - 1)}>
        <ArrowUp size={14} aria-hidden />
      </IconButton>
      <IconButton small label={`Move ${name} down`} isDisabled={index === count - 1} onPress={() => onMove(index + 1)}>
        <ArrowDown size={14} aria-hidden />
      </IconButton>
      <IconButton small label={`Remove ${name}`} onPress={onRemove}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  );
}

function PoolBox({ field, pools, params, problems }: PoolsProps) {
  const { change } = useForm();
  const value = getAt(params, field.path);
  if (pools.length === 0) return <FieldView field={field} params={params} problems={problems} />;
  const known = pools.map(({ id, name }) => ({ value: id, label: name, note: id }));
  const isStrange = typeof value === 'string' && !pools.some(({ id }) => id === value);
  return (
    <FieldPlace pointer={field.pointer}>
      <Select
        label="Fallback pool"
        options={isStrange ? [...known, { value, label: value }] : known}
        value={typeof value === 'string' ? value : undefined}
        onChange={(id) => change(field.pointer, (now) => setAt(now, field.path, id))}
        hint="Used when all others are down, regardless of its own health."
        error={errorAt(problems, field)}
        isRequired={field.isRequired}
      />
    </FieldPlace>
  );
}

function SteeringBox({ field, params, problems }: BoxProps) {
  const { change } = useForm();
  const value = String(getAt(params, field.path) ?? '');
  const shown = value === '' ? USUAL : value;
  const known = STEERING.find((one) => one.value === shown);
  return (
    <FieldPlace pointer={field.pointer}>
      <Select
        label="How a pool is chosen"
        options={known === undefined ? [...STEERING, { value: shown, label: shown }] : STEERING}
        value={shown}
        onChange={(key) => change(field.pointer, (now) => setAt(now, field.path, key === USUAL ? '' : key))}
        hint={known?.note}
        error={errorAt(problems, field)}
      />
    </FieldPlace>
  );
}

function ProxiedBox({ field, params, problems }: BoxProps) {
  const { change } = useForm();
  const isOn = getAt(params, field.path) === true;
  const error = errorAt(problems, field);
  return (
    <FieldPlace pointer={field.pointer}>
      <div className={made.sentence}>
        <Switch isSelected={isOn} onChange={(next) => change(field.pointer, (now) => setAt(now, field.path, next))}>
          Proxied
        </Switch>
        <span className={classNames(patterns.note, made.note)}>
          {isOn
            ? 'Traffic passes through Cloudflare: failover takes effect at once, and sessions can be kept.'
            : 'DNS only: visitors get the addresses of a pool, and fail over when resolvers ask again.'}
        </span>
        {error !== undefined && <span className={patterns.error}>{error}</span>}
      </div>
    </FieldPlace>
  );
}
