/** Adds a row before the button; a key also moves the focus to the row's first control. */
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';

interface AddButtonProps {
  readonly onAdd: () => void;
  readonly look?: 'plain' | 'quiet';
  readonly children: ReactNode;
}

const STOPS = 'input, textarea, button';

const stopsOf = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.tabIndex >= 0 && one.checkVisibility());

/** The first new control of those directly before the button; anywhere, if the button was replaced too. */
function firstNew(before: ReadonlySet<HTMLElement>, all: readonly HTMLElement[], button: HTMLElement | null) {
  const isNew = (one: HTMLElement): boolean => !before.has(one);
  const above = all.slice(0, button === null ? 0 : Math.max(0, all.indexOf(button)));
  const row = above.slice(above.findLastIndex((one) => !isNew(one)) + 1);
  return row[0] ?? all.find(isNew);
}

export function AddButton({ onAdd, look = 'plain', children }: AddButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const add = (isByKey: boolean): void => {
    const form = place.current?.closest('[role="dialog"], main') ?? document.body;
    const before = new Set(stopsOf(form));
    onAdd();
    if (!isByKey) return;
    // Rows are followed by the button that adds them: Tab would leave them.
    requestAnimationFrame(() => {
      firstNew(before, stopsOf(form), place.current?.querySelector('button') ?? null)?.focus();
    });
  };
  return (
    <span ref={place}>
      <Button
        small
        look={look}
        onPress={({ pointerType }) => add(pointerType === 'keyboard' || pointerType === 'virtual')}
      >
        <Plus size={14} aria-hidden />
        {children}
      </Button>
    </span>
  );
}
