/** A tooltip, shown on hover and keyboard focus. Never the only place for information. */
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
