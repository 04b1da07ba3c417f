/** What this browser keeps of the page's looks and choices; where storage is forbidden, until the page is closed. */

export function readKept(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`flarewire.${place}`) ?? 'null');
  } catch {
    return null; // forbidden, or written by something else
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(`flarewire.${place}`, JSON.stringify(value));
  } catch {
    // As above.
  }
}
