/** Explains why Cloudflare refused all records, with the lines of the user's file. */
import type { ZoneRecord } from '@flarewire/zone-file';
import { CallError } from '../../data/answer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/shown/notice.tsx';
import { Refusal } from '../items/operation-dialog.tsx';
import styles from '../resources/resource.module.css';

interface ZoneRefusalProps {
  readonly error: Error;
  /** The records as sent, one per line. */
  readonly records: readonly ZoneRecord[];
  readonly onLeaveOut: (refused: readonly ZoneRecord[]) => void;
}

export function ZoneRefusal({ error, records, onLeaveOut }: ZoneRefusalProps) {
  const refused = refusedIn(error, records);
  if (refused.length === 0) return <Refusal error={error} />;
  return (
    <Banner
      tone="bad"
      isUrgent
      action={
        <Button small onPress={() => onLeaveOut(refused.map(({ record }) => record))}>
          Leave {refused.length === 1 ? 'it' : 'them'} out
        </Button>
      }
    >
      <strong>Nothing was added.</strong>
      <ul className={styles.refusal}>
        {refused.map(({ record, message }) => (
          <li key={`${record.line} ${record.name}`}>
            Line {record.line}, {record.type} {record.name}: {message}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

interface Refused {
  readonly record: ZoneRecord;
  readonly message: string;
}

/** @param records as sent, one per line */
export function refusedIn(error: Error, records: readonly ZoneRecord[]): readonly Refused[] {
  const errors = error instanceof CallError ? error.details.errors : [];
  return errors.flatMap(({ message, pointer }) => {
    const place = /^\/file\/(\d+)$/.exec(pointer ?? '')?.[1];
    const record = place === undefined ? undefined : records[Number(place) - 1];
    return record === undefined ? [] : [{ record, message: message.replace(/^Line \d+: /, '') }];
  });
}
