/** Counts the seconds since a process started. */
import { useEffect, useState } from 'react';
import patterns from '../patterns.module.css';
import { waitText } from '../text/wait-text.ts';

interface SecondsProps {
  /** Milliseconds since 1970; by default, the time of the first render. */
  readonly since?: number;
}

/** `aria-hidden`: the adjacent status text announces progress. */
export function Seconds({ since }: SecondsProps) {
  const [start] = useState(() => since ?? Date.now());
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={patterns.time} aria-hidden data-waiting>
      {waitText(now - start)}
    </span>
  );
}
