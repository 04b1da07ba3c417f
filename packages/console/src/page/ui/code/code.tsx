/** Text in a fixed-width face: to read and copy, and to edit (the editor comes late). */
import { type CSSProperties, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import { CopyButton } from '../controls/button.tsx';
import { late } from '../late.tsx';
import { Skeleton } from '../shown/notice.tsx';
import { Shown } from '../text/shown.tsx';
import styles from './code.module.css';
import type { EditorProps } from './editor.tsx';

interface CodeProps {
  readonly text: string;
  /** What is copied: `Copy the curl command`. */
  readonly label: string;
  readonly isWrapped?: boolean;
  readonly maxHeight?: CSSProperties['maxHeight'];
}

export function Code({ text, label, isWrapped, maxHeight }: CodeProps) {
  return (
    <div className={styles.frame}>
      {/* Scrolls, so it must be reachable by keyboard. */}
      <pre
        className={classNames(styles.text, isWrapped && styles.wrapped)}
        style={maxHeight === undefined ? {} : { maxHeight }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <code>
          <Shown text={text} isLong />
        </code>
      </pre>
      <div className={styles.copy}>
        <CopyButton text={text} label={label} />
      </div>
    </div>
  );
}

const LazyEditor = late(async () => (await import('./editor.tsx')).Editor);

/** An editor for JSON, SQL or text. Escape, then Tab leaves it. */
export function CodeEditor(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton height={props.height} />}>
      <LazyEditor {...props} />
    </Suspense>
  );
}
