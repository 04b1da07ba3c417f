/** A field for name prefixes; requests wait for a pause in typing, because each costs a call. */
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/controls/field.tsx';
import styles from '../viewers/viewer.module.css';

interface PrefixFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const PAUSE = 300;

export function PrefixField({ label, value, onChange }: PrefixFieldProps) {
  const [typed, setTyped] = useState(value);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed !== latest.current.value) latest.current.onChange(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={styles.grow}>
      <TextField label={label} type="search" value={typed} onChange={setTyped} mono placeholder="Prefix" />
    </div>
  );
}
