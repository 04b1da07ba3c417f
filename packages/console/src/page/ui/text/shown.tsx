/** Text of others: what cannot be seen, or would turn the rest around, is a mark; what is copied is the text as it is. */
import styles from './shown.module.css';
import { shownParts } from './shown-name.ts';

interface ShownProps {
  readonly text: string;
  /** Of several lines, which end as they are. */
  readonly isLong?: boolean;
}

/** @example <Shown text={record.content} /> */
export function Shown({ text, isLong = false }: ShownProps) {
  const parts = shownParts(text, isLong);
  if (parts.every(({ mark }) => mark === undefined)) return text;
  return parts.map(({ text: part, mark }, place) =>
    mark === undefined ? (
      part
    ) : (
      // Of its own direction: what it turns is itself alone.
      <bdi key={place} className={styles.mark} data-mark={mark}>
        {part}
      </bdi>
    ),
  );
}
