/** The HTTP method of an operation: a short coloured word, of one width so that names in a list line up. */
import { classNames } from '../class-names.ts';
import styles from './method-badge.module.css';

interface MethodBadgeProps {
  readonly method: string;
  /** Coloured letters without a box, for dense lists. */
  readonly bare?: boolean;
}

/** `DELETE` is the one that does not fit among the others. */
const SHORT: Readonly<Record<string, string>> = { DELETE: 'DEL' };

export function MethodBadge({ method, bare }: MethodBadgeProps) {
  const short = SHORT[method];
  return (
    <span className={classNames(styles.badge, styles[method.toLowerCase()], bare && styles.bare)}>
      {short === undefined ? (
        method
      ) : (
        <>
          <span aria-hidden>{short}</span>
          <span className={styles.spoken}>{method}</span>
        </>
      )}
    </span>
  );
}
