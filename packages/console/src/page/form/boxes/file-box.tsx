/** A file control: choose or drop a file, or type text instead. */

import { File as FileIcon, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { DropZone, type FileDropItem, FileTrigger } from 'react-aria-components';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { Hint } from '../../ui/text/hint.tsx';
import { sizeText } from '../../ui/text/size-text.ts';
import styles from '../form.module.css';
import { type BoxProps, errorAt, hintOf, placeholderOf, useBox } from '../form-tools.ts';
import { FieldAside } from './field-aside.tsx';

export function FileBox(props: BoxProps) {
  const { field, problems, isLabelHidden = false, isEntry = false } = props;
  const { value, write, remove } = useBox(props);
  const [isText, setText] = useState(false);
  const error = errorAt(problems, field);
  const hint = hintOf(field);
  const isFile = value instanceof Blob;
  if (isText || (typeof value === 'string' && value !== ''))
    return <TextInstead {...props} onFile={() => setText(false)} />;
  return (
    <fieldset className={styles.box} aria-label={field.label}>
      {!isLabelHidden && (
        <span className={styles.label}>
          <span>{field.label}</span>
          <FieldAside field={field}>
            {!isFile && (
              <Button small look="quiet" onPress={() => setText(true)}>
                Type text instead
              </Button>
            )}
          </FieldAside>
        </span>
      )}
      {isFile ? (
        <FileLine file={value} {...(isEntry ? {} : { onRemove: remove })} />
      ) : (
        <FileDrop label={field.label} onFiles={([file]) => write(file)} />
      )}
      {hint !== undefined && <Hint text={hint} />}
      {error !== undefined && <span className={patterns.error}>{error}</span>}
    </fieldset>
  );
}

function TextInstead({ onFile, ...props }: BoxProps & { readonly onFile: () => void }) {
  const { field, problems, isLabelHidden = false } = props;
  const { value, write } = useBox(props);
  const choose = (): void => {
    onFile();
    write(undefined);
  };
  return (
    <TextField
      label={field.label}
      isLabelHidden={isLabelHidden}
      aside={
        <FieldAside field={field}>
          <Button small look="quiet" onPress={choose}>
            Choose a file instead
          </Button>
        </FieldAside>
      }
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => write(text === '' ? undefined : text)}
      lines={5}
      mono
      placeholder={placeholderOf(field)}
      hint={hintOf(field)}
      error={errorAt(problems, field)}
    />
  );
}

interface FileLineProps {
  readonly file: Blob;
  /** Absent if another button removes it. */
  readonly onRemove?: () => void;
}

function FileLine({ file, onRemove }: FileLineProps) {
  const name = file instanceof File ? file.name : 'File';
  return (
    <div className={styles.file}>
      <FileIcon size={16} aria-hidden />
      <span className={styles.fileName}>{name}</span>
      <span className={styles.fileSize}>
        {sizeText(file.size)}
        {file.type === '' ? '' : ` · ${file.type}`}
      </span>
      {onRemove !== undefined && (
        <IconButton small label={`Remove ${name}`} onPress={onRemove}>
          <X size={14} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

interface FileDropProps {
  readonly label: string;
  readonly isMany?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Accepts dropped and chosen files. */
export function FileDrop({ label, isMany = false, onFiles }: FileDropProps) {
  const give = (files: readonly File[]): void => {
    if (files.length > 0) onFiles(isMany ? files : files.slice(0, 1));
  };
  return (
    <DropZone
      className={styles.drop ?? ''}
      aria-label={`Drop a file for ${label}`}
      onDrop={({ items }) => {
        const files = items.filter((item): item is FileDropItem => item.kind === 'file');
        Promise.all(files.map((item) => item.getFile())).then(give, () => {});
      }}
    >
      <FileTrigger allowsMultiple={isMany} onSelect={(list) => give([...(list ?? [])])}>
        <Button small>
          <Upload size={14} aria-hidden />
          {isMany ? 'Choose files' : 'Choose a file'}
        </Button>
      </FileTrigger>
      <span className={styles.dropHint}>or drop {isMany ? 'them' : 'it'} here</span>
    </DropZone>
  );
}
