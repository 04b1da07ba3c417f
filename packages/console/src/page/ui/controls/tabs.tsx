/** Tabs for several views of one thing. Only the selected one is rendered. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as BaseTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import styles from './tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: () => ReactNode;
}

interface TabsProps {
  /** Label of the tab list. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const shown = tabs.some(({ id }) => id === selected) ? selected : (tabs[0]?.id ?? '');
  const list = useRef<HTMLDivElement>(null);
  // In a narrow window, the selected tab may be out of view.
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <BaseTabs className={styles.tabs ?? ''} selectedKey={shown} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList ref={list} aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content()}
        </TabPanel>
      ))}
    </BaseTabs>
  );
}
