/** The subtitle of a viewer: the item's kind and id, and a link to the list. */

import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import styles from './viewer.module.css';

interface SubjectProps {
  /** `Database`. */
  readonly kind: string;
  readonly id: string;
  /** True if the id is the name, which is already the heading. */
  readonly isName?: boolean;
  /** Additional text. */
  readonly children?: ReactNode;
  readonly account: string;
  /** The resource of the list and its label: `Databases`. */
  readonly all: readonly [resource: string, words: string];
}

export function Subject({ kind, id, isName = false, children, account, all: [resource, words] }: SubjectProps) {
  return (
    <div className={styles.line}>
      <span>{kind}</span>
      {!isName && <code className={styles.note}>{id}</code>}
      <CopyButton text={id} label={isName ? 'Copy the name' : 'Copy the id'} />
      {children !== undefined && <span className={styles.note}>{children}</span>}
      <span className={styles.end} />
      <Link
        to="/browse/$resource"
        params={{ resource }}
        search={{ account_id: account }}
        className={patterns.inlineSmall}
      >
        <ArrowLeft size={14} aria-hidden /> {words}
      </Link>
    </div>
  );
}
