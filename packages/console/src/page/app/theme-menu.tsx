/** Chooses the light, dark or system theme. */
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/controls/button.tsx';
import { Menu } from '../ui/controls/menu.tsx';
import { applyTheme, readTheme, type Theme } from './theme.ts';

const THEMES = { system: 'Match system', light: 'Light', dark: 'Dark' };
const ICONS = { system: Monitor, light: Sun, dark: Moon };

export function ThemeMenu() {
  const [theme, setTheme] = useState(readTheme);
  const Icon = ICONS[theme];
  const actions = (Object.keys(THEMES) as Theme[]).map((id) => ({
    id,
    label: THEMES[id],
    run: () => {
      applyTheme(id);
      setTheme(id);
    },
  }));
  return (
    <Menu label="Theme" actions={actions}>
      <IconButton label={`Colours: ${THEMES[theme].toLowerCase()}`}>
        <Icon size={17} aria-hidden />
      </IconButton>
    </Menu>
  );
}
