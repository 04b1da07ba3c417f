/** Runs in the page: the next key on the way to a control, and problems of the focus. */
import type { Page } from 'playwright-core';

/** The key that brings the focus closer to an element; undefined if it has the focus. */
export function stepTo(target: Element): string | undefined {
  const active = document.activeElement ?? document.body;
  if (target.contains(active)) return undefined;
  const isAfter = Boolean(active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
  // One tab stop, in which arrow keys move.
  const list = target.closest(
    '[role="tablist"], [role="radiogroup"], [role="tree"], [role="grid"], nav[aria-label="Resources"]',
  );
  const isStop = list?.contains(active) === true;
  if (isStop && list.role !== 'grid' && active.getAttribute('type') !== 'search') {
    if (list.role === 'tablist') return isAfter ? 'ArrowRight' : 'ArrowLeft';
    return isAfter ? 'ArrowDown' : 'ArrowUp';
  }
  if (document.querySelector('[role="dialog"]') === null) {
    // Parts of the page, as F6 knows them.
    const parts = 'header, nav[aria-label="Pages"], main, [data-pane]';
    const here = active.closest(parts);
    const there = target.closest(parts);
    if (here !== there && !(here?.contains(target) && here.matches('[data-pane]'))) {
      const isLater =
        here === null || Boolean(here.compareDocumentPosition(there ?? here) & Node.DOCUMENT_POSITION_FOLLOWING);
      return isLater ? 'F6' : 'Shift+F6';
    }
  }
  return isAfter || active === document.body ? 'Tab' : 'Shift+Tab';
}

/** A problem of the focus: lost, behind a dialog, invisible, or outside of the window. */
export const focusTrouble = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (active === null || active === document.body) return 'nothing has the focus';
    const dialogs = [...document.querySelectorAll('[role="dialog"]')];
    const popup = '[role="listbox"], [role="menu"], [role="alertdialog"]';
    if (dialogs.length > 0 && !dialogs.some((one) => one.contains(active)) && active.closest(popup) === null)
      return 'the focus is behind a dialog';
    const label = active.closest('label, [class*="_box"], [class*="combo"]');
    const drawn = [active, ...(label === null ? [] : [label, ...label.children])].map((one) => getComputedStyle(one));
    const isSeen = drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
    if (!isSeen && active.closest('[role="grid"], [role="row"]') === null)
      return `the focus is invisible: ${active.outerHTML.slice(0, 160)}`;
    const { top, bottom } = active.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return 'the focus is outside of the window';
    return undefined;
  });
