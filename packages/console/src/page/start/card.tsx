/** One part of the dashboard: a heading, what is in it, and where there is more of it. */
import { type ReactNode, useId } from 'react';
import styles from './home.module.css';

interface CardProps {
  readonly title: string;
  /** At the end of its heading: a link. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, more, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}
