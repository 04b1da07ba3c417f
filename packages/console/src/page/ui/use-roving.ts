/** Makes a list of links and buttons one tab stop: arrow keys, Home and End move inside it. */
import { type RefObject, useEffect } from 'react';

const STOPS = 'a[href], button:not(:disabled)';

export function useRoving(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = place.current;
    if (list === null) return;
    let active: Element | undefined;
    const stops = (): HTMLElement[] =>
      [...list.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.checkVisibility());
    const apply = (): void => {
      const all = stops();
      // The stop is where the focus was, else the open page, else the first.
      const stop = all.find((one) => one === active) ?? all.find((one) => one.ariaCurrent === 'page') ?? all[0];
      for (const one of all) if (one.tabIndex !== (one === stop ? 0 : -1)) one.tabIndex = one === stop ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent): void => {
      active = target instanceof Element ? target : undefined;
      apply();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const all = stops();
      const next = nextStop(event.key, all.indexOf(document.activeElement as HTMLElement), all.length); // any element
      if (next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    };
    apply();
    const watch = new MutationObserver(apply);
    watch.observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-current'] });
    list.addEventListener('focusin', onFocus);
    list.addEventListener('keydown', onKeyDown);
    return () => {
      watch.disconnect();
      list.removeEventListener('focusin', onFocus);
      list.removeEventListener('keydown', onKeyDown);
    };
  }, [place]);
}

/** The index that a key moves to; undefined if the key does not move. */
export function nextStop(key: string, at: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return next === undefined || at < 0 ? undefined : Math.max(0, Math.min(count - 1, next));
}
