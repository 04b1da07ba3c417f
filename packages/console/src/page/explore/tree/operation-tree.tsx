/** The tree of all operations, navigable by keyboard; only visible lines are rendered. */

import { Link, useNavigate } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useCatalog } from '../../data/catalog.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { MethodBadge } from '../../ui/shown/method-badge.tsx';
import { rowAfter } from '../../ui/table/row-keys.ts';
import { counted, numberText } from '../../ui/text/number-text.ts';
import styles from './operation-tree.module.css';
import { aroundOf, type TreeLine, treeLines, treeOf, treeTurn, typedLine } from './tree.ts';

const LINE = 28;
/** Milliseconds within which typed letters form one word. */
const TYPING = 700;

interface OperationTreeProps {
  /** Name of the open operation. */
  readonly current: string | undefined;
  /** Called when an operation is opened. */
  readonly onOpen?: () => void;
}

export const OperationTree = memo(function OperationTree({ current, onOpen }: OperationTreeProps) {
  const { products, operations } = useCatalog();
  const nodes = useMemo(() => treeOf(products, operations), [products, operations]);
  const [filter, setFilter] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(current === undefined ? [] : aroundOf(current)));
  const lines = useMemo(() => treeLines(nodes, open, filter), [nodes, open, filter]);
  const found = useMemo(
    () => (filter.trim() === '' ? undefined : lines.filter(({ node }) => node.operation !== undefined).length),
    [lines, filter],
  );
  useEffect(() => {
    if (current !== undefined) setOpen((now) => new Set([...now, ...aroundOf(current)]));
  }, [current]);
  const turn = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <div className={styles.panel}>
      <div className={styles.filter}>
        <TextField
          label="Filter operations"
          isLabelHidden
          type="search"
          placeholder="Filter operations"
          value={filter}
          onChange={setFilter}
        />
        <p className={styles.found} role="status">
          {found === undefined ? counted(operations.length, 'operation') : `${numberText(found)} found`}
        </p>
      </div>
      <Lines lines={lines} current={current} turn={turn} onOpen={onOpen} />
    </div>
  );
});

interface LinesProps {
  readonly lines: readonly TreeLine[];
  readonly current: string | undefined;
  readonly turn: (id: string) => void;
  readonly onOpen: (() => void) | undefined;
}

function Lines({ lines, current, turn, onOpen }: LinesProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [activeId, setActive] = useState(current);
  const active = Math.max(
    0,
    lines.findIndex(({ node }) => node.id === activeId),
  );
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => LINE,
    overscan: 12,
    paddingEnd: 8,
  });
  useReveal(virtual, lines, current);
  useEffect(() => setActive(current), [current]);
  const move = (to: number): void => {
    setActive(lines[to]?.node.id);
    virtual.scrollToIndex(to);
  };
  const onKeyDown = useTreeKeys({ lines, active, move, turn, onOpen, frame });
  return (
    <div
      ref={frame}
      role="tree"
      aria-label="Operations"
      aria-activedescendant={lines.length > 0 ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={styles.tree}
      onKeyDown={onKeyDown}
    >
      {lines.length === 0 && <p className={styles.none}>No matching operations. Press Ctrl K to search everything.</p>}
      <div className={styles.inner} style={{ height: virtual.getTotalSize() }} role="presentation">
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const touch = (): void => {
            setActive(line.node.id);
            if (line.node.operation === undefined) turn(line.node.id);
            else onOpen?.();
          };
          const states = { isActive: index === active, isCurrent: line.node.id === current };
          return (
            <Line
              key={line.node.id}
              id={`${id}-${index}`}
              line={line}
              start={start}
              touch={touch}
              frame={frame}
              {...states}
            />
          );
        })}
      </div>
    </div>
  );
}

interface Scroller {
  readonly range: { readonly startIndex: number; readonly endIndex: number } | null;
  readonly scrollToIndex: (index: number, options: { readonly align: 'center' }) => void;
}

/** Scrolls to the open operation once; expanding and collapsing later does not scroll. */
function useReveal(virtual: Scroller, lines: readonly TreeLine[], current: string | undefined): void {
  const place = lines.findIndex(({ node }) => node.id === current);
  const isThere = place >= 0;
  useEffect(() => {
    if (isThere && !isSeen(virtual, place)) virtual.scrollToIndex(place, { align: 'center' });
  }, [current, isThere]);
}

/** Excludes lines rendered beyond the visible area. */
const isSeen = ({ range }: Scroller, place: number): boolean =>
  range !== null && place > range.startIndex && place < range.endIndex;

interface TreeKeys extends Pick<LinesProps, 'lines' | 'turn' | 'onOpen'> {
  readonly active: number;
  readonly move: (to: number) => void;
  readonly frame: { readonly current: HTMLElement | null };
}

function useTreeKeys({ lines, active, move, turn, onOpen, frame }: TreeKeys) {
  const navigate = useNavigate();
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent): void => {
    const { key } = event;
    const line = lines[active];
    if (line === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.floor((frame.current?.clientHeight ?? LINE) / LINE) - 1;
    const step = treeTurn(key, lines, active) ?? rowAfter(key, active, lines.length, page);
    if (key === 'Enter' || key === ' ') {
      if (line.node.operation === undefined) turn(line.node.id);
      else {
        navigate({ to: '/explore/$operation', params: { operation: line.node.id } });
        onOpen?.();
      }
    } else if (step === 'turn') turn(line.node.id);
    else if (step !== undefined) move(step);
    else if (key.length === 1 && key !== '/') {
      const { text, at } = typed.current;
      const next = (event.timeStamp - at < TYPING ? text : '') + key.toLowerCase();
      typed.current = { text: next, at: event.timeStamp };
      const to = typedLine(lines, active, next);
      if (to !== undefined) move(to);
    } else return;
    if (key.length > 1) typed.current = { text: '', at: 0 };
    event.preventDefault();
  };
}

interface LineProps {
  readonly line: TreeLine;
  readonly id: string;
  readonly start: number;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  readonly touch: () => void;
  readonly frame: { readonly current: HTMLElement | null };
}

function Line({ line, id, start, isActive, isCurrent, touch, frame }: LineProps) {
  const { node, depth, isOpen, place, siblings } = line;
  const shared = {
    id,
    role: 'treeitem',
    tabIndex: -1,
    'aria-level': depth + 1,
    'aria-posinset': place,
    'aria-setsize': siblings,
    'aria-selected': isCurrent,
    'data-active': isActive || undefined,
    'data-current': isCurrent || undefined,
    className: styles.line,
    style: { transform: `translateY(${start}px)`, paddingInlineStart: 8 + depth * 14 },
    onClick: touch,
    // The tree has the focus, not its lines.
    onMouseDown: (event: MouseEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      frame.current?.focus({ preventScroll: true });
    },
  } as const;
  const { operation } = node;
  if (operation === undefined)
    return (
      <div {...shared} role="treeitem" tabIndex={-1} aria-expanded={isOpen}>
        <ChevronRight
          size={13}
          className={classNames(patterns.chevron, styles.turn)}
          data-open={isOpen || undefined}
          aria-hidden
        />
        <span className={classNames(patterns.ellipsisShrinking, styles.name)}>{node.label}</span>
        <span className={styles.count} aria-hidden>
          {node.count}
        </span>
      </div>
    );
  return (
    <Link
      {...shared}
      to="/explore/$operation"
      params={{ operation: node.id }}
      preload={false}
      title={operation.summary}
      data-deprecated={operation.deprecated}
    >
      <MethodBadge method={operation.method} bare />
      <span className={classNames(patterns.ellipsisShrinking, styles.name)}>{node.label}</span>
    </Link>
  );
}
