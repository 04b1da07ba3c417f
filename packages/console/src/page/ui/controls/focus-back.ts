/** Gives the focus back when the last dialog closes, whatever was loaded, replaced or hidden while it was open. */

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

let last: HTMLElement | undefined;

/** Notes what had the focus outside of dialogs and menus. */
export function rememberFocus(page: Document): void {
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest(OVERLAYS) === null) last = target;
  });
}

/** A dialog's frame gives the focus back itself in the next frame where it can; this comes after it. */
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
