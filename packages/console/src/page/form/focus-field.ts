/** Focuses a field, expanding closed or collapsed parts on the way. */

/** Controls that take a value are preferred to buttons with other functions. */
const BOX = 'input:not([tabindex="-1"]), textarea, button[aria-haspopup="listbox"], [role="radio"]';

/** Deeper than any form; ends the search if something cannot be opened. */
const MAX_TURNS = 20;

/** Focuses the control at a JSON pointer, or at its nearest existing parent. */
export function focusField(root: HTMLElement | null, pointer: string, turn = 0): void {
  if (root === null) return;
  const place = nearest(root, pointer);
  const opener = place?.pointer === pointer ? undefined : openerOf(root, place?.pointer ?? '', pointer);
  if (opener !== undefined && turn < MAX_TURNS) {
    opener.click();
    requestAnimationFrame(() => focusField(root, pointer, turn + 1));
    return;
  }
  place?.element.scrollIntoView({ block: 'center' });
  const box = place?.element.querySelector<HTMLElement>(BOX);
  (box ?? place?.element.querySelector('button'))?.focus();
}

function nearest(root: HTMLElement, pointer: string) {
  const parts = pointer.split('/');
  for (let length = parts.length; length > 1; length--) {
    const at = parts.slice(0, length).join('/');
    const element = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"]`);
    if (element !== null) return { element, pointer: at };
  }
  return undefined;
}

/** The button that expands the section at `from`, or the collapsed fields that lead to `to`. */
function openerOf(root: HTMLElement, from: string, to: string): HTMLElement | undefined {
  const [next = ''] = to.slice(from.length + 1).split('/');
  const all = [...root.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')];
  const isFold = ({ dataset: { fold } }: HTMLElement): boolean =>
    fold?.split(' ').includes(encodeURIComponent(`${from}/${next}`)) === true;
  return all.find(({ dataset }) => from !== '' && dataset.section === from) ?? all.find(isFold);
}
