/** Shows any number of bytes as a hex dump, rendering only visible lines. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useRef } from 'react';
import styles from './hex.module.css';
import { hexLine, lineCount } from './hex-lines.ts';

/** Height of a line in pixels, equal to the style sheet's. */
const LINE = 22;

interface HexProps {
  readonly label: string;
  readonly bytes: Uint8Array;
  readonly height: CSSProperties['height'];
}

export function Hex({ label, bytes, height }: HexProps) {
  const frame = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: lineCount(bytes),
    getScrollElement: () => frame.current,
    estimateSize: () => LINE,
    overscan: 20,
    paddingStart: 6,
    paddingEnd: 6,
  });
  return (
    <section
      ref={frame}
      aria-label={label}
      className={styles.frame}
      style={{ height }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
    >
      <div className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const { offset, hex, text } = hexLine(bytes, index);
          return (
            <div key={offset} className={styles.line} style={{ transform: `translateY(${start}px)` }}>
              <span className={styles.offset}>{offset}</span>
              <span>{hex}</span>
              <span className={styles.text}>{text}</span>
            </div>
          );
        })}
      </div>
    </section>
  );
}
