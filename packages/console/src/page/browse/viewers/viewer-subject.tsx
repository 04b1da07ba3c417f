/** Which of them it is that is shown: its name and id, and the way back to all of them. */
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/controls/button.tsx';
import styles from './viewer.module.css';

interface SubjectProps {
  /** Undefined while it loads. */
  readonly name: string | undefined;
  /** Where it is another than the name. */
  readonly id?: string;
  /** A few words more. */
  readonly children?: ReactNode;
  readonly account: string;
  /** Where all of them are, and what these are called: `Databases`. */
  readonly all: readonly [resource: string, words: string];
}

export function Subject({ name, id, children, account, all: [resource, words] }: SubjectProps) {
  return (
    <div className={styles.line}>
      <h2 className={styles.subject}>{name ?? '…'}</h2>
      {id !== undefined && <code className={styles.note}>{id}</code>}
      <CopyButton text={id ?? name ?? ''} label={id === undefined ? 'Copy the name' : 'Copy the id'} />
      {children !== undefined && <span className={styles.note}>{children}</span>}
      <span className={styles.end} />
      <Link to="/browse/$resource" params={{ resource }} search={{ account_id: account }} className={styles.all}>
        <ArrowLeft size={14} aria-hidden /> {words}
      </Link>
    </div>
  );
}
