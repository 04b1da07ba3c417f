/** Whether generated forms stand in the place of hand-made ones: one choice for all, kept in this browser. */
const PLACE = 'flarewire.form';

let current: boolean | undefined;
const listeners = new Set<() => void>();

export function isGenerated(): boolean {
  current ??= read();
  return current;
}

export function showGenerated(isAll: boolean): void {
  current = isAll;
  try {
    if (isAll) localStorage.setItem(PLACE, 'generated');
    else localStorage.removeItem(PLACE);
  } catch {
    // Storage may be forbidden: it then holds until the page is closed.
  }
  for (const listen of listeners) listen();
}

export function onGenerated(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function read(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'generated';
  } catch {
    return false;
  }
}
