/** Shows the fields of an item in a vertical table. */
import { labelOf } from '../../form/values/words.ts';
import type { Item } from '../../ui/table/cell-value.ts';
import { counted } from '../../ui/text/number-text.ts';
import styles from '../resources/resource.module.css';
import type { Context } from '../resources/template.ts';
import { FieldValue, isEmpty } from './values/field-value.tsx';

interface FieldTableProps {
  readonly item: Item;
  readonly context: Context;
  /** Fields that hold a number of seconds. */
  readonly seconds?: ReadonlySet<string>;
  /** An id that is already shown above the table. */
  readonly omit?: string | undefined;
}

/** Fields without a value are folded: most fields of most items. */
export function FieldTable({ item, omit, ...rest }: FieldTableProps) {
  const entries = Object.entries(item).filter(([name, value]) => name !== 'id' || value !== omit);
  const { filled = [], empty = [] } = Object.groupBy(entries, ([, value]) => (isEmpty(value) ? 'empty' : 'filled'));
  return (
    <>
      <Fields entries={filled} {...rest} />
      {empty.length > 0 && (
        <details>
          <summary>{counted(empty.length, 'empty field', 'empty fields')}</summary>
          <Fields entries={empty} {...rest} />
        </details>
      )}
    </>
  );
}

interface FieldsProps extends Pick<FieldTableProps, 'context' | 'seconds'> {
  readonly entries: readonly (readonly [string, unknown])[];
}

function Fields({ entries, context, seconds }: FieldsProps) {
  return (
    <dl className={styles.fields}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt title={name}>{labelOf(name)}</dt>
          <dd>
            <FieldValue value={value} name={name} context={context} isSeconds={seconds?.has(name) ?? false} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
