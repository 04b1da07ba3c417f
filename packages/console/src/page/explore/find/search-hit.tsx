/** One line of the search: method, name, path and summary, with what was found in them marked. */
import type { Range } from '../../search/highlight.ts';
import type { SearchHit } from '../../search/search.ts';
import { Badge } from '../../ui/shown/badge.tsx';
import { MethodBadge } from '../../ui/shown/method-badge.tsx';
import styles from './search-dialog.module.css';

interface SearchHitLineProps {
  readonly hit: SearchHit;
  readonly id: string;
  readonly isActive: boolean;
  readonly onOpen: () => void;
  readonly onPoint: () => void;
}

export function SearchHitLine({ hit, id, isActive, onOpen, onPoint }: SearchHitLineProps) {
  const { name, method, path, summary, isDeprecated, ranges, because } = hit;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field above, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.hit}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      onMouseMove={isActive ? undefined : onPoint}
    >
      <MethodBadge method={method} />
      <div className={styles.words}>
        <span className={styles.first}>
          <span className={styles.name}>
            <Marked text={name} ranges={ranges.name} />
          </span>
          {isDeprecated && <Badge tone="warn">Deprecated</Badge>}
          {because !== undefined && (
            <span className={styles.because}>
              {because.kind} <mark>{because.text}</mark>
            </span>
          )}
        </span>
        <span className={styles.summary}>
          <Marked text={summary} ranges={ranges.summary} />
        </span>
        <span className={styles.path}>
          <Marked text={path} ranges={ranges.path} />
        </span>
      </div>
    </div>
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
