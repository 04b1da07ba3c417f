/** Accepts files that are chosen, or dropped on an area. */
import type { ReactNode } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { Button } from './button.tsx';
import styles from './files.module.css';

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
  /** Describes the effect of a drop: `Upload to images/`. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Accepts files dropped on its content. */
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
