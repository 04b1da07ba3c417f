/** What came of an import, record by record. */
import { rdataText } from '@flarewire/zone-file';
import { Badge } from '../../ui/shown/badge.tsx';
import { Banner } from '../../ui/shown/notice.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { counted, numberText } from '../../ui/text/number-text.ts';
import type { ImportResult } from './use-import.ts';

type Line = ImportResult['records'][number];

const COLUMNS: readonly Column<Line>[] = [
  { id: 'line', label: 'Line', width: 64, align: 'end', value: ({ record }) => record.line },
  {
    id: 'type',
    label: 'Type',
    width: 80,
    value: ({ record }) => record.type,
    cell: ({ record }) => <Badge mono>{record.type}</Badge>,
  },
  { id: 'name', label: 'Name', width: 280, mono: true, value: ({ record }) => record.name },
  {
    id: 'state',
    label: 'Result',
    width: 120,
    value: ({ isThere }) => (isThere ? 'added' : 'not there'),
    cell: ({ isThere }) => <Badge tone={isThere ? 'good' : 'bad'}>{isThere ? 'added' : 'not there'}</Badge>,
  },
  {
    id: 'rdata',
    label: 'Content',
    width: 240,
    mono: true,
    value: ({ record: { type, content, priority } }) => rdataText(type, content, priority),
  },
];

export function ZoneResult({ result: { records, added } }: { readonly result: ImportResult }) {
  const missing = records.filter(({ isThere }) => !isThere).length;
  const rows = records.toSorted((one, other) => Number(one.isThere) - Number(other.isThere));
  const count = added ?? records.length - missing;
  return (
    <>
      <Banner tone={missing === 0 ? 'good' : 'warn'}>
        {counted(count, 'record')} {count === 1 ? 'was' : 'were'} added.
        {missing > 0 &&
          ` ${numberText(missing)} ${missing === 1 ? 'is' : 'are'} not in the zone as the file has ${missing === 1 ? 'it' : 'them'}: Cloudflare may have changed ${missing === 1 ? 'it' : 'them'}.`}
      </Banner>
      <DataTable
        label="Records of the file"
        rows={rows}
        rowKey={({ record }) => `${record.line} ${record.name} ${record.priority} ${record.content}`}
        columns={COLUMNS}
        height="min(24rem, 50vh)"
        empty={null}
      />
    </>
  );
}
