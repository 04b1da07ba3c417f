/** Resolves theme colours for the canvas, which cannot use custom properties. */
import { useEffect, useState } from 'react';
import styles from '../radar.module.css';

export interface Colours {
  readonly text: string;
  readonly muted: string;
  readonly border: string;
  readonly raised: string;
  /** Background of incomplete data. */
  readonly shade: string;
  readonly font: string;
  readonly series: readonly string[];
}

const SERIES = 10;

/** Follows the theme, including the system's. */
export function useColours(): Colours {
  const [colours, setColours] = useState(readColours);
  useEffect(() => {
    const update = (): void => setColours(readColours());
    const system = matchMedia('(prefers-color-scheme: dark)');
    const chosen = new MutationObserver(update);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    system.addEventListener('change', update);
    return () => {
      chosen.disconnect();
      system.removeEventListener('change', update);
    };
  }, []);
  return colours;
}

/** Computed values are only available from an element that uses the property. */
function readColours(): Colours {
  const probe = document.createElement('span');
  probe.className = styles.palette ?? '';
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const read = (name: string): string => {
    probe.style.color = `var(${name})`;
    return style.color;
  };
  const colours = {
    text: read('--text'),
    muted: read('--muted'),
    border: read('--border'),
    raised: read('--raised'),
    shade: read('--shade'),
    font: style.fontFamily,
    series: Array.from({ length: SERIES }, (_, at) => read(`--series-${at + 1}`)),
  };
  probe.remove();
  return colours;
}
