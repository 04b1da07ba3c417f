/** Moves the focus between the parts of the page with F6, and to the content with the skip link. */
import { usePageKey } from '../ui/use-key.ts';

/** The bar, the navigation, and the panes of a page; the page itself if it has none. */
const REGIONS = 'header, nav[aria-label="Pages"], main, main [data-pane]';
const STOPS = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** The focusable elements of a region, without those of nested regions. */
const stopsOf = (region: HTMLElement): HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.closest(REGIONS) === region && one.tabIndex >= 0 && one.checkVisibility(),
  );

export function useRegionKeys(): void {
  usePageKey((event) => {
    if (event.key !== 'F6' || document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    const all = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter((one) => stopsOf(one).length > 0);
    const active = document.activeElement?.closest<HTMLElement>(REGIONS);
    const at = active === null || active === undefined ? -1 : all.indexOf(active);
    const next = event.shiftKey ? at - 1 : at + 1;
    const region = all.at(next >= all.length ? 0 : Math.max(next, -1));
    if (region !== undefined) stopsOf(region)[0]?.focus();
  });
}

/** The heading of the page, which comes after its navigation. */
export function focusContent(): void {
  const main = document.getElementById('main');
  (main?.querySelector<HTMLElement>('h1') ?? main)?.focus();
}
