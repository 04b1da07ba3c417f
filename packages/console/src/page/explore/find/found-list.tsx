/** Lists search results in groups within one list box, navigated from the search field. */

import type { Group } from '@flarewire/search';
import { useEffect, useRef } from 'react';
import { FoundLine } from './found-line.tsx';
import styles from './search-dialog.module.css';
import { SearchHitLine } from './search-hit.tsx';
import type { FoundItem } from './use-found.ts';

interface FoundListProps {
  readonly id: string;
  readonly groups: readonly Group<FoundItem>[];
  /** Index of the option that Enter opens. */
  readonly current: number;
  readonly pinned: readonly string[];
  readonly onOpen: (item: FoundItem) => void;
  readonly onPoint: (place: number) => void;
}

export function FoundList({ id, groups, current, pinned, onOpen, onPoint }: FoundListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    // Include its heading if it is the first result.
    if (current === 0) list.current?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [current, groups]);
  let start = 0;
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list}>
      {groups.map(({ title, items }) => {
        const first = start;
        start += items.length;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a list box contains groups, not fieldsets
          <div key={title} role="group" aria-label={title}>
            <div className={styles.heading} aria-hidden>
              {title}
            </div>
            {items.map((item, index) => {
              const place = first + index;
              const act = { onOpen: () => onOpen(item), onPoint: () => onPoint(place) };
              const isPinned = item.hit !== undefined && pinned.includes(item.hit.name);
              return (
                <Option
                  key={item.id}
                  id={`${id}-${place}`}
                  isActive={place === current}
                  item={item}
                  isPinned={isPinned}
                  {...act}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  readonly item: FoundItem;
  readonly id: string;
  readonly isActive: boolean;
  readonly isPinned: boolean;
  readonly onOpen: () => void;
  readonly onPoint: () => void;
}

function Option({ item, id, isActive, isPinned, onOpen, onPoint }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus is in the field above, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.hit}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      onMouseMove={isActive ? undefined : onPoint}
    >
      {item.hit === undefined ? <FoundLine item={item} /> : <SearchHitLine hit={item.hit} isPinned={isPinned} />}
    </div>
  );
}
