/** Shows a JSON value of any size as a tree that is navigable by keyboard. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { rowAfter } from '../table/row-keys.ts';
import { Shown } from '../text/shown.tsx';
import { type JsonLine, jsonLines } from './json-lines.ts';
import styles from './json-tree.module.css';

const LINE = 24;
/** Longer texts are truncated; the raw view has them in full. */
const MAX_LENGTH = 2000;

interface JsonTreeProps {
  readonly label: string;
  readonly value: unknown;
  readonly height: CSSProperties['height'];
  /** Initially open levels. */
  readonly depth?: number;
}

export function JsonTree({ label, value, height, depth = 2 }: JsonTreeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const { lines, turn } = useLines(value, depth);
  const { virtual, current, setActive, onKeyDown } = useWalk(frame, lines, turn);
  return (
    <div
      ref={frame}
      role="tree"
      aria-label={label}
      aria-activedescendant={`${id}-${current}`}
      tabIndex={0}
      className={styles.tree}
      style={{ height }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.inner} style={{ height: virtual.getTotalSize() }} role="presentation">
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const touch = (): void => {
            setActive(index);
            if (line.children) turn(line);
          };
          return (
            <Line
              key={line.pointer}
              id={`${id}-${index}`}
              line={line}
              start={start}
              touch={touch}
              isActive={index === current}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The focused line and the effect of keys. */
function useWalk(frame: RefObject<HTMLElement | null>, lines: readonly JsonLine[], turn: (line: JsonLine) => void) {
  const [active, setActive] = useState(0);
  const current = Math.min(active, lines.length - 1);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => LINE,
    overscan: 20,
  });
  const move = (to: number): void => {
    setActive(to);
    virtual.scrollToIndex(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const line = lines[current];
    if (line === undefined) return;
    const to = treeKey(event.key, lines, current);
    const next = rowAfter(event.key, current, lines.length, Math.floor((frame.current?.clientHeight ?? LINE) / LINE));
    if (to === 'turn') turn(line);
    else if (to !== undefined) move(to);
    else if (next !== undefined) move(next);
    else return;
    event.preventDefault();
  };
  return { virtual, current, setActive, onKeyDown };
}

/** The visible lines, and the function that opens or closes one. */
function useLines(value: unknown, depth: number) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(
    () => jsonLines(value, (pointer, at) => at < depth !== turned.has(pointer)),
    [value, turned, depth],
  );
  const turn = ({ pointer }: JsonLine): void => {
    const next = new Set(turned);
    if (!next.delete(pointer)) next.add(pointer);
    setTurned(next);
  };
  return { lines, turn };
}

/** The effect of Right, Left and Enter: open or close, or the index of the first child or the parent. */
function treeKey(key: string, lines: readonly JsonLine[], at: number): number | 'turn' | undefined {
  const line = lines[at];
  if (line === undefined) return undefined;
  const canOpen = (line.children ?? 0) > 0;
  if (key === 'Enter' || key === ' ') return canOpen ? 'turn' : undefined;
  if (key === 'ArrowRight') return canOpen ? (line.isOpen ? at + 1 : 'turn') : undefined;
  if (key !== 'ArrowLeft') return undefined;
  if (line.isOpen) return 'turn';
  const parent = lines.slice(0, at).findLastIndex(({ depth }) => depth < line.depth);
  return parent < 0 ? undefined : parent;
}

interface LineProps {
  readonly line: JsonLine;
  readonly id: string;
  readonly start: number;
  readonly isActive: boolean;
  readonly touch: () => void;
}

function Line({ line, id, start, isActive, touch }: LineProps) {
  const { depth, name, kind, text, children, isOpen } = line;
  return (
    <div
      role="treeitem"
      id={id}
      aria-level={depth + 1}
      aria-expanded={children ? isOpen : undefined}
      aria-selected={isActive}
      data-active={isActive || undefined}
      className={styles.line}
      style={{ transform: `translateY(${start}px)`, paddingInlineStart: 8 + depth * 16 + (children ? 0 : 18) }}
      onClick={touch}
    >
      {children ? <ChevronRight size={12} className={styles.turn} data-open={isOpen || undefined} aria-hidden /> : null}
      {name !== undefined && (
        <span className={styles.name}>
          <Shown text={String(name)} />:
        </span>
      )}
      <span className={classNames(styles[kind])}>
        <Shown text={text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text} />
      </span>
    </div>
  );
}
