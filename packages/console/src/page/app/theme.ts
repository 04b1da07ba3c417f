/** Light or dark: as the system has it, or as chosen here. */
export type Theme = 'system' | 'light' | 'dark';

const PLACE = 'flarewire.theme';
const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark';

export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(PLACE);
    return isTheme(kept) ? kept : 'system';
  } catch {
    return 'system'; // storage may be forbidden
  }
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(PLACE, theme);
  } catch {
    // As above: it then holds until the page is closed.
  }
}
