/** A button that opens a menu of actions. */

import type { ReactElement, ReactNode } from 'react';
import { Menu as BaseMenu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import patterns from '../patterns.module.css';
import styles from './field.module.css';

export interface Action {
  readonly id: string;
  readonly label: string;
  /** Additional text. */
  readonly note?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

/** @param children the trigger button */
export function Menu({
  actions,
  label,
  placement = 'bottom end',
  children,
}: {
  readonly actions: readonly Action[];
  readonly label: string;
  readonly placement?: 'bottom end' | 'bottom start';
  readonly children: ReactElement;
}) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={styles.popover ?? ''} placement={placement}>
        <BaseMenu
          aria-label={label}
          items={actions}
          disabledKeys={actions.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
          onAction={(key) => actions.find(({ id }) => id === key)?.run()}
        >
          {({ id, label: text, note, icon }) => (
            <MenuItem id={id} textValue={text} className={styles.option ?? ''}>
              <span className={styles.label}>
                {icon}
                {text}
              </span>
              {note !== undefined && (
                <Text slot="description" className={patterns.hint ?? ''}>
                  {note}
                </Text>
              )}
            </MenuItem>
          )}
        </BaseMenu>
      </Popover>
    </MenuTrigger>
  );
}
