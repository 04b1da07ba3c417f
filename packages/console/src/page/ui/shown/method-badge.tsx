/** Shows an operation's HTTP method as a short coloured word of fixed width, so that names in a list align. */

import { classNames } from '../class-names.ts';
import patterns from '../patterns.module.css';
import styles from './method-badge.module.css';

interface MethodBadgeProps {
  readonly method: string;
  /** Coloured text without a box, for dense lists. */
  readonly bare?: boolean;
}

/** `DELETE` is the only method that is too long. */
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
          <span className={patterns.visuallyHidden}>{method}</span>
        </>
      )}
    </span>
  );
}
