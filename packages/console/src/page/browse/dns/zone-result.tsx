/** Shows the result of an import record by record. */

import { rdataText, type ZoneRecord } from '@flarewire/zone-file';
import { Button } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Banner } from '../../ui/shown/notice.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { counted, numberText } from '../../ui/text/number-text.ts';
import { errorWords } from '../items/error-words.ts';
import styles from '../resources/resource.module.css';
import type { ImportResult } from './use-import.ts';
import type { FailedPart } from './zone-parts.ts';
import { refusedIn } from './zone-refusal.tsx';

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

interface ZoneResultProps {
  readonly result: ImportResult;
  /** Resends the records of failed parts. */
  readonly onRetry: (records: readonly ZoneRecord[]) => void;
}

export function ZoneResult({ result, onRetry }: ZoneResultProps) {
  const { records, added, failed } = result;
  const missing = records.filter(({ isThere }) => !isThere).length;
  const rows = records.toSorted((one, other) => Number(one.isThere) - Number(other.isThere));
  return (
    <>
      <Banner tone={missing === 0 ? 'good' : 'warn'}>
        {counted(added, 'record')} {added === 1 ? 'was' : 'were'} added.
        {missing > 0 &&
          failed.length === 0 &&
          ` ${numberText(missing)} ${missing === 1 ? 'is' : 'are'} not in the zone as the file has ${missing === 1 ? 'it' : 'them'}: Cloudflare may have changed ${missing === 1 ? 'it' : 'them'}.`}
      </Banner>
      <Failures failed={failed} onRetry={onRetry} />
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

interface FailuresProps extends Pick<ZoneResultProps, 'onRetry'> {
  readonly failed: readonly FailedPart[];
}

/** A large file is sent in parts; one refused record discards its whole part. */
function Failures({ failed, onRetry }: FailuresProps) {
  if (failed.length === 0) return null;
  const records = failed.flatMap((part) => part.records);
  const refused = failed.flatMap(({ error, records: sent }) => refusedIn(error, sent));
  const rest = records.filter((record) => !refused.some((one) => one.record === record));
  return (
    <Banner
      tone="bad"
      isUrgent
      action={
        <span className={patterns.wrapTop}>
          <Button small onPress={() => onRetry(records)}>
            Try {counted(records.length, 'record')} again
          </Button>
          {refused.length > 0 && rest.length > 0 && (
            <Button small onPress={() => onRetry(rest)}>
              Retry without {refused.length === 1 ? 'the one' : `the ${numberText(refused.length)}`} that{' '}
              {refused.length === 1 ? 'was' : 'were'} refused
            </Button>
          )}
        </span>
      }
    >
      <strong>
        {counted(failed.length, 'part')} of the file {failed.length === 1 ? 'was' : 'were'} not added.
      </strong>
      <ul className={styles.refusal}>
        {failed.map(({ records: sent, error }) => (
          <li key={sent[0]?.line}>
            Lines {sent[0]?.line} to {sent.at(-1)?.line}: {errorWords(error)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
