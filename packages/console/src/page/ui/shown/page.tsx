/** The frame of a page: heading, actions, and content. */
import { type ReactNode, useEffect } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** A name in code after the title. */
  readonly name?: string;
  /** Buttons and badges next to the heading. */
  readonly aside?: ReactNode;
  /** A line below the heading. */
  readonly lead?: ReactNode;
  /** Fills the window's height and scrolls inside. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, name, aside, lead, isFixed, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} – flarewire`;
  }, [title]);
  return (
    <div className={classNames(styles.page, isFixed && styles.fixed)}>
      <div className={styles.pageHead}>
        <h1 tabIndex={-1}>
          {breakable(title)}
          {name !== undefined && <code className={styles.name}>{breakable(name)}</code>}
        </h1>
        {aside}
      </div>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      {children}
    </div>
  );
}

/** Allows line breaks after the dots of a long name. */
const breakable = (title: string): ReactNode =>
  title.split(/(?<=[a-z]\.)(?=[a-z])/i).flatMap((part, place) => (place === 0 ? [part] : [<wbr key={part} />, part]));
