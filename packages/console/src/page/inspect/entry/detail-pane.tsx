/** Shows the open request next to the list, or in its place on narrow windows; or compares two requests. */
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Maximize2, Minimize2, X } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { JournalRow } from '../../../wire/types.ts';
import { entryOptions } from '../../data/journal/journal-entry.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Banner, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import type { Change, InspectSearch } from '../search.ts';
import { placeOf } from '../span.ts';
import { Compare } from './compare.tsx';
import styles from './detail.module.css';
import { EntryView } from './entry-view.tsx';

interface DetailPaneProps {
  readonly id: number;
  readonly search: InspectSearch;
  readonly change: Change;
  readonly rows: readonly JournalRow[];
  readonly isChoosing: boolean;
  readonly setChoosing: (isChoosing: boolean) => void;
  /** True if the list and the request fit next to each other. */
  readonly hasRoom: boolean;
}

export function DetailPane(props: DetailPaneProps) {
  const { id, search, change, isChoosing, setChoosing, hasRoom } = props;
  const pane = useRef<HTMLElement>(null);
  useFocus(pane, `${id} ${search.with}`, hasRoom);
  const close = (): void => {
    change({ id: undefined, with: undefined, wide: undefined });
    setChoosing(false);
    document.querySelector<HTMLElement>('[role=grid]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (isChoosing) setChoosing(false);
    else if (search.with !== undefined) change({ with: undefined });
    else close();
  };
  return (
    <section ref={pane} tabIndex={-1} aria-label={`Request ${id}`} className={styles.pane} onKeyDown={onKeyDown}>
      <Top {...props} close={close} />
      {isChoosing && (
        <Banner tone="info" action={<Button onPress={() => setChoosing(false)}>Cancel</Button>}>
          Choose the other request in the list: click it, or select it with the keyboard and press Enter.
        </Banner>
      )}
      {search.with === undefined ? (
        <One view={search.view} id={id} change={change} setChoosing={setChoosing} />
      ) : (
        <Compare left={id} right={search.with} change={change} />
      )}
    </section>
  );
}

/** Opening by keyboard moves the focus into the request; a click leaves it in a visible list. */
function useFocus(pane: { readonly current: HTMLElement | null }, shown: string, hasRoom: boolean): void {
  useEffect(() => {
    const focused = document.activeElement;
    const isInside = pane.current?.contains(focused) ?? false;
    const isByKey = focused?.matches(':focus-visible') ?? false;
    const isLost = !hasRoom && focused !== document.body;
    if (!isInside && (isByKey || isLost)) pane.current?.focus({ preventScroll: true });
  }, [shown, pane]);
}

function Top({ id, search, change, rows, hasRoom, close }: DetailPaneProps & { readonly close: () => void }) {
  const place = placeOf(rows, id);
  const before = rows[place - 1]?.id;
  const after = rows[rows[place]?.id === id ? place + 1 : place]?.id;
  const go = (to: number | undefined): void => change({ id: to, with: undefined });
  return (
    <div className={styles.top}>
      <h2>{search.with === undefined ? `Request ${id}` : `Requests ${id} and ${search.with}`}</h2>
      <span className={styles.space} />
      <IconButton label="Request before" isDisabled={before === undefined} onPress={() => go(before)}>
        <ChevronUp size={17} aria-hidden />
      </IconButton>
      <IconButton label="Request after" isDisabled={after === undefined} onPress={() => go(after)}>
        <ChevronDown size={17} aria-hidden />
      </IconButton>
      {hasRoom && (
        <IconButton
          label={search.wide ? 'Next to the list' : 'Above the list'}
          onPress={() => change({ wide: search.wide ? undefined : true })}
        >
          {search.wide ? <Minimize2 size={16} aria-hidden /> : <Maximize2 size={16} aria-hidden />}
        </IconButton>
      )}
      <IconButton label="Close" onPress={close}>
        <X size={17} aria-hidden />
      </IconButton>
    </div>
  );
}

interface OneProps {
  readonly id: number;
  readonly view: InspectSearch['view'];
  readonly change: Change;
  readonly setChoosing: (isChoosing: boolean) => void;
}

/** Memoized, because new requests arrive constantly. */
const One = memo(function One({ id, view, change, setChoosing }: OneProps) {
  const { data: entry, error, refetch } = useQuery(entryOptions(id));
  if (error !== null) return <Failed title="Could not show this request" error={error} onRetry={() => refetch()} />;
  if (entry === undefined) return <Skeleton height="60vh" />;
  return (
    <EntryView
      key={id}
      entry={entry}
      view={view}
      onView={(chosen) => change({ view: chosen })}
      onCompare={(other) => (other === undefined ? setChoosing(true) : change({ with: other }))}
      onOpen={(other) => change({ id: other })}
      onFaults={() => change({ panel: 'faults' })}
    />
  );
});
