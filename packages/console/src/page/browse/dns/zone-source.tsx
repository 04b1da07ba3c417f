/** The source of a zone file's text: a chosen or dropped file, or pasted text. */

import type { ParsedZone } from '@flarewire/zone-file';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { counted } from '../../ui/text/number-text.ts';
import styles from './zone.module.css';

interface ZoneSourceProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly read: ParsedZone;
  /** True while the zone's records are loading. */
  readonly isWaiting: boolean;
}

/** Above the size of a zone file with a million records. */
const MAX_SIZE = 100_000_000;
/** Typing is slow in a text box with more text. */
const SHOWN = 200_000;

export function ZoneSource({ text, onText, read, isWaiting }: ZoneSourceProps) {
  const { records, problems } = read;
  const found = `${counted(records.length, 'record')} found`;
  return (
    <div className={patterns.column}>
      <FileDrop onText={onText} />
      <TextField
        label="Or paste its text"
        value={text.length > SHOWN ? `${text.slice(0, SHOWN)}\n; … the rest of the file is not shown` : text}
        onChange={(next) => text.length <= SHOWN && onText(next)}
        lines={12}
        mono
        placeholder="www 300 IN A 192.0.2.1"
      />
      <p role="status" className={styles.note}>
        {text.trim() === ''
          ? 'In BIND format, as exported by most providers. Nothing is sent before you have seen a preview of the changes.'
          : `${found}${problems.length === 0 ? '' : `, ${counted(problems.length, 'line')} cannot be read`}`}
        {isWaiting && ' Reading the records of the zone …'}
      </p>
    </div>
  );
}

function FileDrop({ onText }: Pick<ZoneSourceProps, 'onText'>) {
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const take = async (file: File): Promise<void> => {
    setProblem(undefined);
    if (file.size > MAX_SIZE)
      return setProblem(`${file.name} is larger than 100 MB, which is too large for a zone file.`);
    try {
      onText(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
      setName(file.name);
    } catch {
      setProblem(`${file.name} is not UTF-8 text.`);
    }
  };
  return (
    <>
      <DropZone
        className={styles.drop ?? ''}
        aria-label="Drop a zone file here"
        onDrop={(event) => {
          const [item] = event.items.filter(isFileDropItem);
          if (item !== undefined) void item.getFile().then(take);
        }}
      >
        <FileUp size={20} aria-hidden />
        <span>{name ?? 'Drop a zone file here, or'}</span>
        <FileTrigger onSelect={(files) => files?.[0] && void take(files[0])}>
          <Button small>{name === undefined ? 'Choose a file' : 'Choose another file'}</Button>
        </FileTrigger>
      </DropZone>
      {problem !== undefined && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
    </>
  );
}
