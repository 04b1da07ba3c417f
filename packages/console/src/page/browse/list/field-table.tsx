/** Shows the fields of an item in a vertical table. */
import { labelOf } from '../../form/values/words.ts';
import { CopyButton } from '../../ui/controls/button.tsx';
import type { Item } from '../../ui/table/cell-value.ts';
import { isTime } from '../../ui/table/cell-value.ts';
import { counted } from '../../ui/text/number-text.ts';
import { Shown } from '../../ui/text/shown.tsx';
import { timeText } from '../../ui/text/time-text.ts';
import styles from '../resources/resource.module.css';

interface FieldTableProps {
  readonly item: Item;
  /** An id that is already shown above the table. */
  readonly omit?: string | undefined;
}

/** Fields without a value are folded: most fields of most items. */
export function FieldTable({ item, omit }: FieldTableProps) {
  const entries = Object.entries(item).filter(([name, value]) => name !== 'id' || value !== omit);
  const { filled = [], empty = [] } = Object.groupBy(entries, ([, value]) => (isEmpty(value) ? 'empty' : 'filled'));
  return (
    <>
      <Fields entries={filled} />
      {empty.length > 0 && (
        <details>
          <summary>{counted(empty.length, 'empty field', 'empty fields')}</summary>
          <Fields entries={empty} />
        </details>
      )}
    </>
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

function Fields({ entries }: { readonly entries: readonly (readonly [string, unknown])[] }) {
  return (
    <dl className={styles.fields}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt title={name}>{labelOf(name)}</dt>
          <dd>
            <FieldValue value={value} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Longer fields are shown as scrollable JSON. */
const LONG = 300;

function FieldValue({ value, name }: { readonly value: unknown; readonly name: string }) {
  if (isEmpty(value))
    return <span className={styles.no}>{typeof value === 'object' && value !== null ? 'none' : '–'}</span>;
  if (typeof value === 'boolean') return <span>{value ? 'Yes' : 'No'}</span>;
  if (isTime(value)) return <time dateTime={value}>{timeText(value)}</time>;
  const text = typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
  const isPlain = typeof value !== 'object';
  return (
    <span className={styles.value}>
      {isPlain && text.length < LONG ? (
        <span className={styles.plain}>
          <Shown text={text} />
        </span>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <pre tabIndex={0}>
          <Shown text={text} isLong />
        </pre>
      )}
      {typeof value === 'string' && <CopyButton text={text} label={`Copy ${labelOf(name)}`} />}
    </span>
  );
}
