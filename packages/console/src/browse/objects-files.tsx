/** Files out of the browser and into it: download, choose, drop. */
import type { ReactNode } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { Button } from '../ui/button.tsx';
import styles from './objects.module.css';

/** @param name a path: the file is called as its last part */
export function download(bytes: BlobPart, name: string, type = 'application/octet-stream'): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.split('/').at(-1) || 'value';
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

interface FileButtonProps {
  readonly children: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isMultiple?: boolean;
  readonly small?: boolean;
  readonly look?: 'plain' | 'main' | 'quiet';
}

export function FileButton({ children, onFiles, isMultiple = false, small, look = 'plain' }: FileButtonProps) {
  return (
    <FileTrigger allowsMultiple={isMultiple} onSelect={(list) => list !== null && onFiles([...list])}>
      <Button look={look} {...(small ? { small } : {})}>
        {children}
      </Button>
    </FileTrigger>
  );
}

interface DropAreaProps {
  /** What happens to what is dropped: `Upload to images/`. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Takes files that are dropped on what is in it. */
export function DropArea({ label, onFiles, children }: DropAreaProps) {
  return (
    <DropZone
      aria-label={`${label}: drop or paste files`}
      className={styles.drop ?? ''}
      onDrop={({ items }) => {
        const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile());
        void Promise.all(files).then((list) => list.length > 0 && onFiles(list));
      }}
    >
      {({ isDropTarget }) => (
        <>
          {children}
          {isDropTarget && <div className={styles.dropWords}>{label}</div>}
        </>
      )}
    </DropZone>
  );
}
