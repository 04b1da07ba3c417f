/** Many things deleted at once: asked first, then how far it is, and what became of each. */
import { useRef, useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Progress } from '../ui/notice.tsx';
import styles from './objects.module.css';
import { useIsLive } from './objects-ask.tsx';
import { type Outcome, runBulk } from './objects-bulk.ts';
import { shownName } from './objects-bytes.ts';

export interface BulkDialogProps {
  /** What they are, one and many: `key`, `keys`. */
  readonly nouns: readonly [one: string, many: string];
  readonly items: readonly string[];
  /** What they are in; its name has to be typed on a real account. */
  readonly from: string;
  /** What else is to be known before. */
  readonly note?: string | undefined;
  /** Given at once to `work`. */
  readonly size?: number;
  readonly width?: number;
  /** Gives the reasons of those that failed. */
  readonly work: (batch: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Those that are gone. */
  readonly onGone: (items: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** What was chosen when it opened, as the choice changes while they go; and how far it is. */
function useBulk(props: BulkDialogProps) {
  const [{ nouns, items, note, work }] = useState(props);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>();
  const [isRunning, setRunning] = useState(false);
  const aborter = useRef(new AbortController());
  const run = async (): Promise<void> => {
    setRunning(true);
    setOutcomes(new Map());
    const { size = 1, width = 1 } = props;
    const { signal } = aborter.current;
    const all = await runBulk(items, work, { size, width, signal, onProgress: setOutcomes });
    setOutcomes(all);
    setRunning(false);
    props.onGone(new Set([...all].filter(([, reason]) => reason === undefined).map(([item]) => item)));
  };
  return { nouns, items, note, outcomes, isRunning, run, stop: () => aborter.current.abort() };
}

export function BulkDialog(props: BulkDialogProps) {
  const { from, onClose } = props;
  const { nouns, items, note, outcomes, isRunning, run, stop } = useBulk(props);
  const [typed, setTyped] = useState('');
  const isLive = useIsLive();
  const what = `${items.length.toLocaleString('en')} ${nouns[items.length === 1 ? 0 : 1]}`;
  const close = (): void => {
    stop();
    onClose();
  };
  const before = (
    <>
      <Button onPress={close}>Cancel</Button>
      <Button look="danger" isDisabled={isLive && typed !== from} onPress={() => void run()}>
        Delete {what}
      </Button>
    </>
  );
  const after = isRunning ? <Button onPress={stop}>Stop</Button> : <Button onPress={close}>Close</Button>;
  return (
    <Dialog title={`Delete ${what}`} isOpen onClose={close} isWide actions={outcomes === undefined ? before : after}>
      {outcomes === undefined ? (
        <>
          <p>
            {items.length === 1 ? 'It is' : 'They are'} deleted from <strong>{from}</strong> for good. {note}
          </p>
          {isLive && <TextField label={`Type ${from} to confirm`} value={typed} onChange={setTyped} mono autoFocus />}
        </>
      ) : (
        <Outcomes items={items} outcomes={outcomes} isRunning={isRunning} />
      )}
      <OutcomeTable items={items} outcomes={outcomes} noun={nouns[0]} />
    </Dialog>
  );
}

interface OutcomesProps {
  readonly items: readonly string[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly isRunning: boolean;
}

function Outcomes({ items, outcomes, isRunning }: OutcomesProps) {
  const failed = [...outcomes.values()].filter((reason) => reason !== undefined).length;
  const done = outcomes.size - failed;
  const note = `${outcomes.size.toLocaleString('en')} of ${items.length.toLocaleString('en')}`;
  if (isRunning) return <Progress label="Deleting" value={outcomes.size / items.length} note={note} />;
  return (
    <p role="status" className={styles.line}>
      <Badge tone="good">{done.toLocaleString('en')} deleted</Badge>
      {failed > 0 && <Badge tone="bad">{failed.toLocaleString('en')} failed</Badge>}
      {outcomes.size < items.length && <Badge>{(items.length - outcomes.size).toLocaleString('en')} not tried</Badge>}
    </p>
  );
}

function OutcomeTable({
  items,
  outcomes,
  noun,
}: {
  readonly items: readonly string[];
  readonly outcomes: ReadonlyMap<string, Outcome> | undefined;
  readonly noun: string;
}) {
  const result = (item: string): string => {
    if (outcomes === undefined) return '';
    return outcomes.has(item) ? (outcomes.get(item) ?? 'Deleted') : 'Not tried';
  };
  const columns: readonly Column<string>[] = [
    { id: 'item', label: `Name of the ${noun}`, width: 320, mono: true, value: shownName },
    { id: 'result', label: 'Result', width: 200, value: result },
  ];
  // Those that failed first: they are what is looked for.
  const rows =
    outcomes === undefined ? items : items.toSorted((a, b) => Number(!outcomes.get(a)) - Number(!outcomes.get(b)));
  const shown = outcomes === undefined ? columns.slice(0, 1) : columns;
  return (
    <DataTable
      label="What is deleted"
      rows={rows}
      rowKey={(item) => item}
      columns={shown}
      height="16rem"
      empty={null}
    />
  );
}
