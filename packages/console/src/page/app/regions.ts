/** Moves the focus between the parts of the page with F6, and to the content with the skip link. */
import { useEffect } from 'react';

/** The bar, the navigation, and the panes of a page; the page itself if it has none. */
const REGIONS = 'header, nav[aria-label="Pages"], main, main [data-pane]';
const STOPS = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

const isStop = (element: HTMLElement): boolean => element.tabIndex >= 0 && element.checkVisibility();

/** Visible regions without others inside. */
function regions(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter((one) => one.checkVisibility());
  return all.filter((one) => !all.some((other) => other !== one && one.contains(other)));
}

function enter(region: HTMLElement | undefined): void {
  const stop = [...(region?.querySelectorAll<HTMLElement>(STOPS) ?? [])].find(isStop);
  stop?.focus();
}

export function useRegionKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      const all = regions().filter((one) => [...one.querySelectorAll<HTMLElement>(STOPS)].some(isStop));
      const at = all.findIndex((one) => one.contains(document.activeElement));
      enter(all[(at + (event.shiftKey ? all.length - 1 : 1) + (at < 0 && event.shiftKey ? 1 : 0)) % all.length]);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The heading of the page, which comes after its navigation. */
export function focusContent(): void {
  const main = document.getElementById('main');
  (main?.querySelector<HTMLElement>('h1') ?? main)?.focus();
}
