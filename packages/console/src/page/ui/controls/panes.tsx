/** Two panes with a separator that is moved by pointer or keys; its position is stored in the browser. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { readStored, store } from '../browser-storage.ts';
import { afterKey, isPaneSize, type PaneSize, pixels, type Room, shares, sized } from './pane-size.ts';
import styles from './panes.module.css';

interface PanesProps {
  /** Storage key of the size: `explore.tree`. */
  readonly name: string;
  /** Label of the separator: `Width of the tree`. */
  readonly label: string;
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** The pane with a fixed size. The other takes the rest. */
  readonly sized: 'first' | 'second';
  /** Initial size. Rem are constant when the window grows, percentages grow with it. */
  readonly size: PaneSize;
  /** Minimum widths of both panes in rem: `[12, 24]`. */
  readonly least: readonly [number, number];
  /** Shows only this pane; the other keeps its state. */
  readonly only?: 'first' | 'second' | undefined;
  /** Stacks the panes below a total width of 54 rem. */
  readonly stacks?: boolean | undefined;
}

export function Panes({ name, label, first, second, sized: which, size: initial, least, only, stacks }: PanesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const [size, setSize] = useSize(name, initial);
  const [own, other] = which === 'first' ? least : [least[1], least[0]];
  const room = useRoom(frame, own, other);
  const style = { '--pane-size': size, '--pane-least': `${own}rem`, '--pane-other': `${other}rem` };
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-sized={which}
      data-only={only}
      data-stacks={stacks || undefined}
      // React's style type has no custom properties.
      style={style as React.CSSProperties}
    >
      <div className={styles.panes}>
        <div id={id} className={styles.pane} data-pane="first">
          {first}
        </div>
        <Line
          label={label}
          which={which}
          size={size}
          setSize={setSize}
          initial={initial}
          room={room}
          controls={id}
          frame={frame}
        />
        <div className={styles.pane} data-pane="second">
          {second}
        </div>
      </div>
    </div>
  );
}

interface LineProps {
  readonly label: string;
  readonly controls: string;
  readonly which: 'first' | 'second';
  readonly size: PaneSize;
  readonly setSize: (size: PaneSize) => void;
  readonly initial: PaneSize;
  readonly room: Room;
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** A movable separator is a control: https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ */
function Line({ label, controls, which, size, setSize, initial, room, frame }: LineProps) {
  const { now, min, max } = shares(size, room);
  const onKeyDown = (event: KeyboardEvent): void => {
    const width = sizedPane(frame.current, which)?.getBoundingClientRect().width ?? pixels(size, room);
    const wanted = afterKey(event, width, which === 'first' ? 'ArrowRight' : 'ArrowLeft');
    if (event.key !== 'Enter' && wanted === undefined) return;
    event.preventDefault();
    setSize(wanted === undefined ? initial : sized(wanted, size, room));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>): void => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || !currentTarget.hasPointerCapture(pointerId)) return;
    const half = currentTarget.offsetWidth / 2;
    setSize(sized((which === 'first' ? clientX - box.left : box.right - clientX) - half, size, room));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <hr> cannot be moved
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={now}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={`${now} %`}
      title={`${label}: drag, or press the arrow keys; double-click for the default size`}
      className={styles.line}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={() => setSize(initial)}
    />
  );
}

const sizedPane = (frame: HTMLElement | null, which: string): Element | null | undefined =>
  frame?.querySelector(`:scope > * > [data-pane="${which}"]`);

function useSize(name: string, initial: PaneSize): [PaneSize, (size: PaneSize) => void] {
  const [size, setSize] = useState<PaneSize>(() => {
    const saved = readStored(`pane.${name}`);
    return isPaneSize(saved) ? saved : initial;
  });
  const change = (next: PaneSize): void => {
    setSize(next);
    store(`pane.${name}`, next);
  };
  return [size, change];
}

/** Measured in pixels, because sizes mix percent and rem. */
function useRoom(frame: RefObject<HTMLDivElement | null>, own: number, other: number): Room {
  const [{ total, rem }, setMeasured] = useState({ total: 0, rem: 14 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => {
      const next = {
        total: element.clientWidth,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      };
      setMeasured((before) => (before.total === next.total && before.rem === next.rem ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return { total, rem, least: own * rem, leastOther: other * rem };
}
