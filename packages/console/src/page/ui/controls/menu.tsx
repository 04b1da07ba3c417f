/** A button that opens a list of actions. */
import type { ReactElement, ReactNode } from 'react';
import { Menu as BaseMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import styles from './field.module.css';

export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

/** @param children the button */
export function Menu({
  actions,
  label,
  children,
}: {
  readonly actions: readonly Action[];
  readonly label: string;
  readonly children: ReactElement;
}) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <BaseMenu
          aria-label={label}
          items={actions}
          disabledKeys={actions.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
          onAction={(key) => actions.find(({ id }) => id === key)?.run()}
        >
          {({ id, label: text, icon }) => (
            <MenuItem id={id} textValue={text} className={styles.option ?? ''}>
              <span className={styles.label}>
                {icon}
                {text}
              </span>
            </MenuItem>
          )}
        </BaseMenu>
      </Popover>
    </MenuTrigger>
  );
}
