/**
 * Keeps the focus on the page: it returns when a dialog closes, and moves on when its element is removed or stays
 * disabled, which would leave keyboard and screen reader at the top of the document.
 */

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Messages are alert dialogs, and cover nothing. */
const MODAL = '[role="dialog"]';
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';
const AREAS = '[role="dialog"], [data-pane], main, header, nav';
/** Milliseconds that a button may be disabled, such as while its request is sent. */
const DISABLED = 1000;

interface Spot {
  readonly element: HTMLElement;
  /** The other stops of the same part of the page: those after it, then those before it. */
  readonly near: readonly HTMLElement[];
}

let last: HTMLElement | undefined;
let spot: Spot | undefined;
let isPlanned = false;

/** Remembers where the focus is, and finds it a place when it is lost. */
export function keepFocus(page: Document): void {
  page.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.closest(OVERLAYS) === null) last = target;
    spot = { element: target, near: neighbours(target) };
  });
  // A click next to all controls takes the focus away on purpose.
  const forget = (): void => {
    spot = undefined;
  };
  page.addEventListener('pointerdown', forget, true);
  const watch = new MutationObserver(() => isLost() && plan());
  watch.observe(page.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
}

/** The dialog component restores the focus itself in the next frame if it can; this runs afterwards. */
export function focusBack(): void {
  afterFrames(() => {
    if (!isLost() || document.querySelector(MODAL) !== null) return;
    const place = last?.isConnected ? last : document.getElementById('main');
    place?.focus({ preventScroll: true });
  });
}

function neighbours(element: HTMLElement): HTMLElement[] {
  const all = [...(element.closest(AREAS)?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const at = all.indexOf(element);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()];
}

/** Components that move the focus themselves do so first. */
function plan(): void {
  if (isPlanned || spot === undefined) return;
  isPlanned = true;
  afterFrames(() => {
    isPlanned = false;
    if (isLost() && spot !== undefined) settle(spot);
  });
}

function settle({ element, near }: Spot): void {
  const dialog = document.querySelector(MODAL);
  if (dialog !== null && !dialog.contains(element) && element.isConnected) return;
  if (isUsable(element)) element.focus({ preventScroll: true });
  else if (element.matches(':disabled') && element.isConnected)
    setTimeout(() => isLost() && spot?.element === element && moveOn(near, element), DISABLED);
  else moveOn(near, element);
}

/** To a control of the same kind that has no suggestions, since these would open; else to the heading. */
function moveOn(near: readonly HTMLElement[], { tagName }: HTMLElement): void {
  const isNext = (one: HTMLElement): boolean => one.tagName === tagName && one.tabIndex >= 0 && isUsable(one);
  const next = near.find((one) => isNext(one) && one.role !== 'combobox');
  (next ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled, [inert] *') && element.checkVisibility();

const afterFrames = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run));
};
