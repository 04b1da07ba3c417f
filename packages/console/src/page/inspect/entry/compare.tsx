/** Compares two requests side by side. */

import type { JournalEntry } from '@flarewire/emulator';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { entryOptions } from '../../data/journal/journal-entry.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import patterns from '../../ui/patterns.module.css';
import { Banner, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { Shown } from '../../ui/text/shown.tsx';
import type { Change } from '../search.ts';
import styles from './compare.module.css';
import { countDifferences, type DiffLine, diffLines } from './diff.ts';
import { halvesOf } from './message.ts';

interface CompareProps {
  readonly left: number;
  readonly right: number;
  readonly change: Change;
}

/** Memoized, because new requests arrive constantly. */
export const Compare = memo(function Compare({ left, right, change }: CompareProps) {
  const [one, other] = [useQuery(entryOptions(left)), useQuery(entryOptions(right))];
  const [isAll, setAll] = useState(false);
  const halves = useMemo(() => {
    if (one.data === undefined || other.data === undefined) return undefined;
    const [a, b] = [halvesOf(one.data), halvesOf(other.data)];
    return { request: diffLines(a.request, b.request), answer: diffLines(a.answer, b.answer) };
  }, [one.data, other.data]);
  const error = one.error ?? other.error;
  if (error !== null) return <Failed title="Could not compare these requests" error={error} />;
  if (halves === undefined) return <Skeleton height="60vh" />;
  const titles = [`Request ${left}`, `Request ${right}`] as const;
  return (
    <>
      <div className={styles.actions}>
        <Checkbox isSelected={isAll} onChange={setAll}>
          Show unchanged lines
        </Checkbox>
        <Button small onPress={() => change({ with: undefined })}>
          Close comparison
        </Button>
      </div>
      <CutNote entries={[one.data, other.data]} />
      <Half title="Request" lines={halves.request} titles={titles} isAll={isAll} />
      <Half title="Response" lines={halves.answer} titles={titles} isAll={isAll} />
    </>
  );
});

/** Warns that truncated content looks as if it were missing on one side. */
function CutNote({ entries }: { readonly entries: readonly (JournalEntry | undefined)[] }) {
  const cut = entries.flatMap((entry) =>
    entry !== undefined && (entry.request.isCut || entry.response?.isCut) ? [entry.id] : [],
  );
  if (cut.length === 0) return null;
  return (
    <Banner tone="info">
      The journal stores only the start of long bodies. The missing part of{' '}
      {cut.map((id) => `request ${id}`).join(' and ')} cannot be compared.
    </Banner>
  );
}

interface HalfProps {
  readonly title: string;
  readonly lines: readonly DiffLine[];
  readonly titles: readonly [string, string];
  readonly isAll: boolean;
}

/** Maximum number of lines shown. */
const MAX_LINES = 2000;

export function Half({ title, lines, titles, isAll }: HalfProps) {
  const count = countDifferences(lines);
  const all = isAll ? lines : lines.filter(({ kind }) => kind !== 'same');
  return (
    <section className={styles.half} aria-label={title}>
      <h3>
        {title} <span className={styles.count}>{count === 0 ? 'no difference' : counted(count, 'difference')}</span>
      </h3>
      {all.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Where</th>
              <th scope="col">{titles[0]}</th>
              <th scope="col">{titles[1]}</th>
            </tr>
          </thead>
          <tbody>
            {all.slice(0, MAX_LINES).map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </tbody>
        </table>
      )}
      {all.length > MAX_LINES && <p>{counted(all.length - MAX_LINES, 'more line')} are left out.</p>}
    </section>
  );
}

const SIGNS = { same: '', inside: '', changed: '≠', removed: '−', added: '+' };
const WORDS = { same: '', inside: '', changed: 'changed: ', removed: 'removed: ', added: 'added: ' };

function Line({ line: { depth, name, kind, left, right } }: { readonly line: DiffLine }) {
  return (
    <tr className={classNames(styles.line, styles[kind])}>
      <th scope="row" style={{ paddingInlineStart: `${0.5 + depth * 0.875}rem` }}>
        <span className={styles.sign} aria-hidden>
          {SIGNS[kind]}
        </span>
        <span className={patterns.visuallyHidden}>{WORDS[kind]}</span>
        <Shown text={name ?? 'all'} />
      </th>
      <td className={classNames(kind !== 'added' && styles.left)}>
        <Shown text={left ?? ''} />
      </td>
      <td className={classNames(kind !== 'removed' && styles.right)}>
        <Shown text={right ?? ''} />
      </td>
    </tr>
  );
}
