/** The form of a DNS record: the type first, then the type's fields. */

import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select, Switch } from '../../../ui/controls/choice.tsx';
import { Menu } from '../../../ui/controls/menu.tsx';
import patterns from '../../../ui/patterns.module.css';
import { FieldView } from '../../boxes/field-view.tsx';
import type { Field } from '../../fields.ts';
import { errorAt, useForm } from '../../form-tools.ts';
import type { Params } from '../../schema.ts';
import { chooseBranch } from '../../values/branches.ts';
import { setAt } from '../../values/paths.ts';
import styles from '../custom.module.css';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace, Layout } from '../layout.tsx';
import { useZoneName } from '../use-zone-name.ts';
import { NameBox } from './name-box.tsx';
import { RecordContent } from './record-content-box.tsx';
import { isProxiable, RECORD_KINDS } from './record-kinds.ts';
import { startersFor } from './starters.ts';
import { AUTO } from './ttl.ts';
import { TtlBox } from './ttl-box.tsx';

/** Of the only mail server; more servers get other values. */
const USUAL_PRIORITY = 10;

const NAMES = ['type', 'name', 'content', 'priority', 'data', 'ttl', 'proxied', 'comment', 'tags'];

export function RecordForm(props: CustomFormProps) {
  const { params, problems } = props;
  const [isAsked, setAsked] = useState(false);
  const zone = useZoneName(params, isAsked);
  const { subject } = useForm();
  const isNew = subject.operation.name === 'dns.records.create';
  return (
    <Layout {...props} names={NAMES}>
      {(field, { unions }) => {
        const union = unions.find(({ choice }) => choice?.tag === 'type');
        const name = field('name');
        const ttl = field('ttl');
        const proxied = field('proxied');
        const others = ['comment', 'tags'].flatMap((one) => field(one) ?? []);
        return (
          <>
            {isNew && union !== undefined && <Starters union={union} zone={zone} />}
            {union !== undefined && <TypeBox union={union} params={params} problems={problems} />}
            {name !== undefined && (
              // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus
              <div onFocus={() => setAsked(true)}>
                <NameBox field={name} zone={zone} params={params} problems={problems} />
              </div>
            )}
            <RecordContent of={field} params={params} problems={problems} />
            {proxied !== undefined && <ProxyBox field={proxied} params={params} problems={problems} />}
            {ttl !== undefined && <TtlBox field={ttl} params={params} problems={problems} />}
            {others.map((one) => (
              <FieldView key={one.pointer} field={one} params={params} problems={problems} />
            ))}
          </>
        );
      }}
    </Layout>
  );
}

function Starters({ union, zone }: { readonly union: Field; readonly zone: string | undefined }) {
  const { subject, change } = useForm();
  const start = (record: Params): void =>
    change('', (now) => {
      const at = union.choice?.branches.findIndex(({ value }) => value === record.type) ?? -1;
      const { content: _, data: __, priority: ___, ...kept } = at < 0 ? now : chooseBranch(subject, union, now, at);
      return { ...kept, ...record };
    });
  const actions = startersFor(zone).map(({ id, label, note, record }) => ({
    id,
    label,
    note,
    run: () => start(record),
  }));
  return (
    <div>
      <Menu label="Common records" placement="bottom start" actions={actions}>
        <Button small>
          <ListPlus size={14} aria-hidden />
          Start from a common record
        </Button>
      </Menu>
    </div>
  );
}

interface TypeBoxProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly union: Field;
}

function TypeBox({ union, params, problems }: TypeBoxProps) {
  const { subject, change } = useForm();
  const known = Object.keys(RECORD_KINDS);
  const branches = (union.choice?.branches ?? []).map(({ value, label }, at) => ({ value, label, at }));
  const rank = (value: unknown): number => (known.indexOf(String(value)) + known.length + 1) % (known.length + 1);
  const options = branches
    .filter(({ value }) => value !== undefined)
    .toSorted((one, other) => rank(one.value) - rank(other.value))
    .map(({ value, label, at }) => ({ value: String(at), label, note: RECORD_KINDS[String(value)]?.use }));
  const at = branches.findIndex(({ value }) => value !== undefined && value === params.type);
  const choose = (key: string): void =>
    change('/type', (now) => {
      const next = chooseBranch(subject, union, now, Number(key));
      // A type that cannot be proxied would be refused.
      const able = next.proxied === true && !isProxiable(next.type) ? { ...next, proxied: false } : next;
      return able.type === 'MX' && able.priority === undefined ? { ...able, priority: USUAL_PRIORITY } : able;
    });
  return (
    <FieldPlace pointer="/type">
      <Select
        label="Type"
        options={options}
        value={at < 0 ? undefined : String(at)}
        onChange={choose}
        placeholder="Choose a record type"
        hint={RECORD_KINDS[String(params.type)]?.use}
        error={problems.find(({ pointer }) => pointer === '/type' || pointer === '')?.text}
        isRequired
      />
    </FieldPlace>
  );
}

interface ProxyBoxProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field;
}

function ProxyBox({ field, params, problems }: ProxyBoxProps) {
  const { change } = useForm();
  const { type } = params;
  const isOn = params.proxied === true;
  const canBe = type === undefined || isProxiable(type);
  const turn = (next: boolean): void =>
    change(field.pointer, (now) => {
      const turned = setAt(now, field.path, next);
      // The TTL of a proxied record is always automatic.
      return next && turned.ttl !== undefined ? { ...turned, ttl: AUTO } : turned;
    });
  const words = !canBe
    ? `${String(type)} records are always DNS only: the proxy is for A, AAAA and CNAME.`
    : isOn
      ? 'Visitors connect through Cloudflare: the origin address stays hidden, and caching and rules apply.'
      : 'DNS only: visitors get the content and connect to it directly.';
  const error = errorAt(problems, field);
  return (
    <FieldPlace pointer={field.pointer}>
      <div className={styles.sentence}>
        <Switch isSelected={isOn} onChange={turn} isDisabled={!canBe && !isOn}>
          Proxied
        </Switch>
        <span className={classNames(patterns.note, styles.note)}>{words}</span>
        {error !== undefined && <span className={patterns.error}>{error}</span>}
      </div>
    </FieldPlace>
  );
}
