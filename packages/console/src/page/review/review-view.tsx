/** Shows the effect of a change field by field: values before and after, and the entries that a list loses. */
import type { ReactNode } from 'react';
import { type Conflict, type FieldChange, type ListChange, lossesOf, type Review } from '../data/changes/review.ts';
import { labelOf } from '../form/values/words.ts';
import patterns from '../ui/patterns.module.css';
import { Banner } from '../ui/shown/notice.tsx';
import { counted } from '../ui/text/number-text.ts';
import { Shown } from '../ui/text/shown.tsx';
import styles from './review.module.css';

export function ReviewView({ review }: { readonly review: Review }) {
  const { fields, conflicts, isBlind } = review;
  const losses = lossesOf(review);
  return (
    <div className={styles.review}>
      {isBlind && (
        <Banner tone="warn">
          The current value could not be read, so it is unknown what this replaces. Entries that you did not fill in are
          removed.
        </Banner>
      )}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {losses.length > 0 && (
        <Banner tone="bad">
          This removes {counted(losses.length, 'entry', 'entries')}: {losses.slice(0, MAX_NAMES).join(', ')}
          {losses.length > MAX_NAMES && `, and ${losses.length - MAX_NAMES} more`}.
        </Banner>
      )}
      <FieldChanges fields={fields} />
    </div>
  );
}

const MAX_NAMES = 5;

function Conflicts({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  return (
    <>
      <Banner tone="warn">Somebody changed this after you opened it. Your change would overwrite theirs.</Banner>
      <ScrollArea label="Fields that changed meanwhile">
        <table className={styles.table} aria-label="Changed meanwhile">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">When you opened it</th>
              <th scope="col">Now</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map(({ name, read, now, wanted }) => (
              <tr key={name}>
                <th scope="row">{labelOf(name)}</th>
                <td>
                  <Value value={read} />
                </td>
                <td>
                  <Value value={now} />
                </td>
                <td>
                  <Value value={wanted} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}

export function FieldChanges({ fields }: { readonly fields: readonly FieldChange[] }) {
  if (fields.length === 0) return null;
  return (
    <ScrollArea label="Effect of the change">
      <table className={styles.table} aria-label="Fields that change">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">{labelOf(field.name)}</th>
              {field.entries === undefined ? (
                <>
                  <td>
                    <Value value={field.before} />
                  </td>
                  <td>
                    <Value value={field.after} />
                  </td>
                </>
              ) : (
                <td colSpan={2}>
                  <Entries {...field.entries} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function ScrollArea({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

function Entries({ removed, added, changed, kept }: ListChange) {
  return (
    <ul className={patterns.plainList}>
      {removed.map((name) => (
        <li key={`- ${name}`} className={styles.removed}>
          Removed: <Shown text={name} />
        </li>
      ))}
      {added.map((name) => (
        <li key={`+ ${name}`} className={styles.added}>
          Added: <Shown text={name} />
        </li>
      ))}
      {changed.map((name) => (
        <li key={`~ ${name}`}>
          Changed: <Shown text={name} />
        </li>
      ))}
      {kept > 0 && <li className={styles.none}>{counted(kept, 'entry', 'entries')} unchanged</li>}
    </ul>
  );
}

/** Longer values are cut: the fields of a form show them in full. */
const MAX_LENGTH = 400;

function Value({ value }: { readonly value: unknown }) {
  if (value === undefined || value === null || value === '') return <span className={styles.none}>none</span>;
  if (typeof value === 'boolean') return <span>{value ? 'Yes' : 'No'}</span>;
  const text = typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
  return (
    <span className={styles.value}>
      <Shown text={text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text} />
    </span>
  );
}
