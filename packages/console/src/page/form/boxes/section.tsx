/** A collapsible part of a form: an object or a list item. */

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import patterns from '../../ui/patterns.module.css';
import styles from '../form.module.css';

interface SectionProps {
  /** JSON pointer of its content. */
  readonly pointer: string;
  readonly title: ReactNode;
  /** Shown next to the title; summarizes the content while closed. */
  readonly summary?: string | undefined;
  readonly isOpenAtFirst: boolean;
  /** Number of problems inside. */
  readonly problems: number;
  /** Buttons at the end of the header. */
  readonly tools?: ReactNode;
  readonly children: () => ReactNode;
}

export function Section({ pointer, title, summary, isOpenAtFirst, problems, tools, children }: SectionProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <div className={styles.section}>
      <div className={styles.sectionHead}>
        <Button
          className={styles.turn ?? ''}
          data-section={pointer}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': id } : {})}
          onPress={() => setOpen(!isOpen)}
        >
          <ChevronRight size={14} className={patterns.chevron} aria-hidden />
          {title}
          {problems > 0 && (
            <span className={patterns.error}>{problems === 1 ? 'one problem' : `${problems} problems`}</span>
          )}
          {!isOpen && summary !== undefined && <span className={styles.summary}>{summary}</span>}
        </Button>
        {tools}
      </div>
      {isOpen && (
        <div id={id} className={styles.sectionBody}>
          {children()}
        </div>
      )}
    </div>
  );
}
