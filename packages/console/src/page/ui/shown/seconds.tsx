/** Counts the seconds for which something has been on its way. */
import { useEffect, useState } from 'react';
import { waitText } from '../text/wait-text.ts';
import styles from './seconds.module.css';

interface SecondsProps {
  /** Milliseconds since 1970; since it is shown, where it is left out. */
  readonly since?: number;
}

/** Not read out: what is on its way is told beside it. */
export function Seconds({ since }: SecondsProps) {
  const [start] = useState(() => since ?? Date.now());
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.seconds} aria-hidden data-waiting>
      {waitText(now - start)}
    </span>
  );
}
