/** A short text in a coloured box. The colour never adds information to the text. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type Tone = 'plain' | 'good' | 'bad' | 'warn' | 'info' | 'other';

interface BadgeProps {
  readonly tone?: Tone;
  readonly mono?: boolean;
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', mono, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tone !== 'plain' && styles[tone], mono && styles.mono)}>{children}</span>
  );
}
