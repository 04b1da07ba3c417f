/**
 * Shows untrusted text: characters that are invisible or change its direction are marked; copying yields the original.
 */
import styles from './shown.module.css';
import { shownParts } from './shown-name.ts';

interface ShownProps {
  readonly text: string;
  /** For multi-line text, whose line breaks are unchanged. */
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
      // Isolated, so that a direction change affects only the mark.
      <bdi key={place} className={styles.mark} data-mark={mark}>
        {part}
      </bdi>
    ),
  );
}
