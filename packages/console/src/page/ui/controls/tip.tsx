/** A tooltip: shown on hover and on keyboard focus. Never the only place where something is said. */
import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import styles from './tip.module.css';

export function Tip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      {children}
      <Tooltip className={styles.tip ?? ''} offset={6}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
