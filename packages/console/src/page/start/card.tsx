/** A card of the dashboard: heading, content, and a link to more. */
import { type ReactNode, useId } from 'react';
import styles from './home.module.css';

interface CardProps {
  readonly title: string;
  /** A link at the end of the heading. */
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
