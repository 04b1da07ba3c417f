/**
 * Restores the focus when the last dialog closes, even if parts of the page were loaded, replaced or hidden meanwhile.
 */

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

let last: HTMLElement | undefined;

/** Remembers the focused element outside dialogs and menus. */
export function rememberFocus(page: Document): void {
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest(OVERLAYS) === null) last = target;
  });
}

/** The dialog component restores the focus itself in the next frame if it can; this runs afterwards. */
export function focusBack(): void {
  requestAnimationFrame(() => requestAnimationFrame(giveBack));
}

function giveBack(): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  if (!isLost || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
  const place = last?.isConnected ? last : document.getElementById('main');
  place?.focus({ preventScroll: true });
}
