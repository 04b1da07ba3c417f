/** Shows a table next to its open item; one at a time if there is not enough room. */
import type { ReactNode } from 'react';
import { Panes } from '../../ui/controls/panes.tsx';
import { useMedia } from '../../ui/media.ts';
import styles from '../resources/resource.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly first: ReactNode;
  readonly second: ReactNode;
}

export function ListSplit({ isOpen, first, second }: Props) {
  const hasRoom = useMedia('(min-width: 901px)');
  return (
    <div className={styles.split}>
      <Panes
        name="browse.item"
        label="Width of the item"
        sized="second"
        size="26rem"
        least={[16, 20]}
        only={!isOpen ? 'first' : hasRoom ? undefined : 'second'}
        first={first}
        second={second}
      />
    </div>
  );
}
