/** A found operation: method, summary, name and path, with matches highlighted. */

import type { Range, SearchHit } from '@flarewire/search';
import { Pin } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { MethodBadge } from '../../ui/shown/method-badge.tsx';
import styles from './search-dialog.module.css';

export function SearchHitLine({ hit, isPinned }: { readonly hit: SearchHit; readonly isPinned: boolean }) {
  const { name, method, path, summary, isDeprecated, ranges, because } = hit;
  return (
    <>
      <MethodBadge method={method} />
      <div className={styles.words}>
        <span className={classNames(patterns.wrapFacts, styles.first)}>
          <span className={styles.name}>
            <Marked text={summary} ranges={ranges.summary} />
          </span>
          {isPinned && <Pin size={13} aria-label="pinned" />}
          {isDeprecated && <Badge tone="warn">Deprecated</Badge>}
          {because !== undefined && (
            <span className={styles.because}>
              {because.kind} <mark>{because.text}</mark>
            </span>
          )}
        </span>
        <span className={styles.summary}>
          <Marked text={name} ranges={ranges.name} />
        </span>
        <span className={styles.path}>
          <Marked text={path} ranges={ranges.path} />
        </span>
      </div>
      <span className={patterns.visuallyHidden}>Operation</span>
    </>
  );
}

function Marked({ text, ranges }: { readonly text: string; readonly ranges: readonly Range[] }) {
  const parts = ranges.map(([start, end], index) => (
    <span key={start}>
      {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
