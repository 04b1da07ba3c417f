/** Shows the value of an item's field: nested values in lines of words, large ones as JSON. */
import { policyNeedsNames } from '../../../form/custom/access/access-rules.ts';
import { namesOf, useSourcesOf } from '../../../form/custom/access/sources.ts';
import { labelOf } from '../../../form/values/words.ts';
import { CopyButton } from '../../../ui/controls/button.tsx';
import { isTime } from '../../../ui/table/cell-value.ts';
import { Shown } from '../../../ui/text/shown.tsx';
import { timeText } from '../../../ui/text/time-text.ts';
import { secondsText } from '../../dns/ttl.ts';
import { useAccount } from '../../resources/place.tsx';
import styles from '../../resources/resource.module.css';
import type { Context } from '../../resources/template.ts';
import { linesOf, type Names } from './value-lines.ts';

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

interface FieldValueProps {
  readonly value: unknown;
  readonly name: string;
  readonly context: Context;
  readonly isSeconds: boolean;
}

export function FieldValue({ value, name, context, isSeconds }: FieldValueProps) {
  if (isEmpty(value))
    return <span className={styles.no}>{typeof value === 'object' && value !== null ? 'none' : '–'}</span>;
  if (typeof value === 'boolean') return <span>{value ? 'Yes' : 'No'}</span>;
  if (isTime(value)) return <time dateTime={value}>{timeText(value)}</time>;
  if (typeof value === 'number' && isSeconds)
    return <span title={value === 1 ? undefined : `${value} s`}>{secondsText(name, value)}</span>;
  if (typeof value !== 'object' || value === null) return <TextValue text={String(value)} name={name} />;
  return policyNeedsNames(value) ? <NamedLines value={value} context={context} /> : <Lines value={value} />;
}

/** Longer texts are scrollable. */
const LONG = 300;

function TextValue({ text, name }: { readonly text: string; readonly name: string }) {
  return (
    <span className={styles.value}>
      {text.length < LONG ? (
        <span className={styles.plain}>
          <Shown text={text} />
        </span>
      ) : (
        <Scrollable text={text} />
      )}
      <CopyButton text={text} label={`Copy ${labelOf(name)}`} />
    </span>
  );
}

function Scrollable({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <pre tabIndex={0}>
      <Shown text={text} isLong />
    </pre>
  );
}

function Lines({ value, names }: { readonly value: object; readonly names?: Names }) {
  const lines = linesOf(value, names);
  if (lines === undefined)
    return (
      <span className={styles.value}>
        <Scrollable text={JSON.stringify(value, null, 2)} />
      </span>
    );
  return (
    <ul className={styles.lines}>
      {lines.map((line, place) => (
        // Lines do not move.
        <li key={place}>
          <Shown text={line} />
        </li>
      ))}
    </ul>
  );
}

/** Access rules refer to groups, lists and others by id. */
function NamedLines({ value, context }: { readonly value: object; readonly context: Context }) {
  const sources = useSourcesOf(useAccount(context) ?? '');
  return <Lines value={value} names={namesOf(sources)} />;
}
