/** The program that was last edited, for the next visit; browsers may refuse to store it. */

const NAME = 'playground';

export function storedDraft(): string | undefined {
  try {
    return localStorage.getItem(NAME) || undefined;
  } catch {
    return undefined;
  }
}

export function storeDraft(program: string): void {
  try {
    localStorage.setItem(NAME, program);
  } catch {
    // It lasts as long as the page.
  }
}
