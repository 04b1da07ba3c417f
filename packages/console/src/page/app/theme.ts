/** Applies and stores the theme: light, dark, or the system's. */
import { readStored, store } from '../ui/browser-storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const PLACE = 'theme';
const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark';

export function readTheme(): Theme {
  const found = readStored(PLACE);
  return isTheme(found) ? found : 'system';
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  store(PLACE, theme);
}
