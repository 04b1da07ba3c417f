/** Moves the focus to the heading of a page that was opened, so that it is announced and Tab continues in the page. */
import type { router as Router } from './router.tsx';

/** The tree keeps the focus, so that users can browse several operations. */
const STAYS = '[role="tree"], [role="dialog"]';

export function focusArrivals(router: typeof Router): void {
  let before: Element | null = null;
  router.subscribe('onBeforeNavigate', () => {
    before = document.activeElement;
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || fromLocation === undefined) return;
    const active = document.activeElement;
    if (active?.closest(STAYS) != null) return;
    // The page chose a place itself, or gave the focus back to the button that opened the search.
    if (active === document.body || active === before || active?.closest('header') != null) whenThere(focusHeading);
  });
}

/** The code of the page may still be loading. */
function whenThere(focus: () => boolean): void {
  if (focus()) return;
  const watch = new MutationObserver(() => focus() && stop());
  const stop = (): void => {
    watch.disconnect();
    document.removeEventListener('focusin', stop);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
