/** The frame of a page: its heading, what stands beside it, and the rest. */
import { type ReactNode, useEffect } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** Beside the heading: buttons, badges. */
  readonly aside?: ReactNode;
  /** A line below the heading. */
  readonly lead?: ReactNode;
  /** Takes the height of the window and scrolls inside. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, aside, lead, isFixed, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} – flarewire`;
  }, [title]);
  return (
    <div className={classNames(styles.page, isFixed && styles.fixed)}>
      <div className={styles.pageHead}>
        <h1 tabIndex={-1}>{breakable(title)}</h1>
        {aside}
      </div>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      {children}
    </div>
  );
}

/** A long dotted name may be broken after its dots. */
const breakable = (title: string): ReactNode =>
  title.split(/(?<=[a-z]\.)(?=[a-z])/i).flatMap((part, place) => (place === 0 ? [part] : [<wbr key={part} />, part]));
