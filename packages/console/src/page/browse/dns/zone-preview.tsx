/** Previews an import record by record; records to add can be deselected. */

import { type Problem, rdataText } from '@flarewire/zone-file';
import { useState } from 'react';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge, type Tone } from '../../ui/shown/badge.tsx';
import { Empty } from '../../ui/shown/notice.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { ttlText } from './ttl.ts';
import { AUTOMATIC, type Change, type Planned } from './zone-plan.ts';

interface ZonePreviewProps {
  readonly plan: readonly Planned[];
  readonly problems: readonly Problem[];
  /** Indexes of deselected records. */
  readonly off: ReadonlySet<number>;
  readonly onOff: (off: ReadonlySet<number>) => void;
  readonly isProxied: boolean;
  readonly onProxied: (isProxied: boolean) => void;
}

const WORDS: Readonly<Record<Change, readonly [string, Tone]>> = {
  add: ['added', 'good'],
  same: ['already there', 'plain'],
  clash: ['conflicting', 'bad'],
  skip: ['left out', 'warn'],
};
const CHANGES: readonly Change[] = ['add', 'clash', 'same', 'skip'];
const LINES: readonly Column<Problem>[] = [
  { id: 'line', label: 'Line', width: 80, align: 'end', value: ({ line }) => line },
  { id: 'reason', label: 'Problems', width: 400, value: ({ reason }) => reason },
];
const TEXTS: readonly Column<Planned>[] = [
  { id: 'line', label: 'Line', width: 56, align: 'end', value: ({ record }) => record.line },
  {
    id: 'type',
    label: 'Type',
    width: 80,
    value: ({ record }) => record.type,
    cell: ({ record }) => <Badge mono>{record.type}</Badge>,
  },
  { id: 'name', label: 'Name', width: 200, mono: true, value: ({ record }) => record.name },
  {
    id: 'rdata',
    label: 'Content',
    width: 170,
    mono: true,
    grows: true,
    value: ({ record: { type, content, priority } }) => rdataText(type, content, priority),
  },
  { id: 'ttl', label: 'TTL', width: 64, value: ({ record }) => ttlText(record.ttl ?? AUTOMATIC) },
];
const NOTE: Column<Planned> = { id: 'note', label: 'Note', width: 240, value: ({ note }) => note };

const keyOf = ({ place }: Planned): string => String(place);

export function ZonePreview({ plan, problems, off, onOff, isProxied, onProxied }: ZonePreviewProps) {
  const [tab, setTab] = useState<string>('add');
  const groups = Map.groupBy(plan, ({ change }) => change);
  const tableOf = (change: Change) => {
    const rows = groups.get(change) ?? [];
    const ticks = {
      selected: new Set(rows.map(keyOf).filter((key) => !off.has(Number(key)))),
      onSelect: (on: ReadonlySet<string>) =>
        onOff(new Set(rows.flatMap((row) => (on.has(keyOf(row)) ? [] : row.place)))),
    };
    return (
      <DataTable
        label={WORDS[change][0]}
        rows={rows}
        rowKey={keyOf}
        columns={rows.some(({ note }) => note !== undefined && note !== '') ? [...TEXTS, NOTE] : TEXTS}
        height="min(24rem, 50vh)"
        empty={<Empty title="No records">Nothing of the file is {WORDS[change][0]}.</Empty>}
        {...(change === 'add' ? ticks : {})}
      />
    );
  };
  const tabs = CHANGES.map((change) => ({
    id: change,
    label: <Count word={WORDS[change][0]} tone={WORDS[change][1]} count={groups.get(change)?.length ?? 0} />,
    content: () => tableOf(change),
  }));
  const broken = <Count word="cannot be read" tone="bad" count={problems.length} />;
  return (
    <div className={patterns.column}>
      <Tabs
        label="Changes"
        selected={tab}
        onSelect={setTab}
        tabs={[...tabs, { id: 'lines', label: broken, content: () => <Lines problems={problems} /> }]}
      />
      <Checkbox isSelected={isProxied} onChange={onProxied}>
        Proxy eligible records unless the file says otherwise
      </Checkbox>
    </div>
  );
}

function Lines({ problems }: Pick<ZonePreviewProps, 'problems'>) {
  return (
    <DataTable
      label="Lines that could not be parsed"
      rows={problems}
      rowKey={({ line, reason }) => `${line} ${reason}`}
      columns={LINES}
      height="min(24rem, 50vh)"
      empty={<Empty title="All lines were parsed" />}
    />
  );
}

function Count({ word, tone, count }: { readonly word: string; readonly tone: Tone; readonly count: number }) {
  return (
    <span className={patterns.inline}>
      <Badge tone={count === 0 ? 'plain' : tone}>{numberText(count)}</Badge>
      {word}
    </span>
  );
}
