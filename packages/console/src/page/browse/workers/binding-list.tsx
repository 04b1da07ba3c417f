/** Lists the bindings of a Worker: the name in the code, the kind, and the name of the target. */

import { bindingWords, readBinding } from '../../form/custom/workers/bindings.ts';
import { useBindingSources } from '../../form/custom/workers/sources.ts';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Shown } from '../../ui/text/shown.tsx';
import styles from '../viewers/viewer.module.css';

interface BindingListProps {
  readonly account_id: string;
  readonly bindings: readonly object[];
}

export function BindingList({ account_id, bindings }: BindingListProps) {
  const read = bindings.map((one) => ({ one: Object(one), binding: readBinding(one) }));
  const used = new Set(read.flatMap(({ binding }) => binding?.kind.fields.flatMap(({ source }) => source ?? []) ?? []));
  const sources = useBindingSources(account_id, used);
  const names = new Map(
    Object.values(sources)
      .flat()
      .map(({ value, label }) => [value, label]),
  );
  return (
    <ul className={classNames(patterns.surface, styles.rows)} aria-label="Bindings">
      {read.map(({ one: { name, type, ...rest }, binding }) => (
        <li key={String(name)}>
          <code className={styles.wrap}>
            <Shown text={String(name)} />
          </code>
          <Badge>{binding?.kind.label ?? String(type)}</Badge>
          <span className={styles.wrap}>
            <Shown text={binding === undefined ? restWords(rest) : bindingWords(binding, names)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const restWords = (rest: Readonly<Record<string, unknown>>): string =>
  Object.entries(rest)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
