/** Leads the keyboard to a field, opening what is closed on the way. */

/** Focuses the box at a JSON pointer, or the nearest around it that there is. @returns whether there is any */
export function focusField(root: HTMLElement | null, pointer: string): boolean {
  const place = nearest(root, pointer);
  if (place === undefined) return false;
  const closed = place.element.querySelector<HTMLElement>('button[aria-expanded="false"][data-section]');
  if (place.pointer !== pointer && closed !== null) {
    closed.click();
    requestAnimationFrame(() => focusField(root, pointer));
    return true;
  }
  const box = place.element.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea, button');
  place.element.scrollIntoView({ block: 'center' });
  box?.focus();
  return true;
}

function nearest(root: HTMLElement | null, pointer: string) {
  const parts = pointer.split('/');
  for (let length = parts.length; length > 0; length--) {
    const at = parts.slice(0, length).join('/');
    const element = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"]`);
    if (element) return { element, pointer: at };
  }
  return undefined;
}
