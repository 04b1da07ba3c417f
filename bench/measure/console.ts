/** Start time and search speed of the console. */
import { fileURLToPath } from 'node:url';
import { budgets } from '../budgets.ts';
import type { Measured, Measurement } from '../measurement.ts';
import { alternate, samples } from '../rounds.ts';

export const opening: Measurement = {
  name: 'console',
  how: `Chromium with an empty profile opens the console by its link, over loopback; usable is when the start page is there with its data, measured
from the start of the navigation. The search is asked for every query of its tests, letter by letter as it is typed, over all operations; p95
of all answers; from key to list is measured in the page, until the frame that shows the last of it. Initial scripts are those the page begins with, gzipped, other pages' and the editor's left out.`,
  measure: async (context) => {
    const program = fileURLToPath(new URL('../programs/console.ts', import.meta.url));
    const results = await alternate(context, context.quick ? 2 : 5, {
      ours: () => context.processes.numbers(['--conditions=flarewire-source', '--no-warnings', program]),
    });
    const row = (what: string, name: string, unit: Measured['unit'], budget?: Measured['budget']): Measured => ({
      what: `console: ${what}`,
      unit,
      samples: samples(results, (one) => one[name] ?? 0),
      ...(budget && { budget }),
    });
    const hasBrowser = results.every(({ ours }) => ours?.usable !== undefined);
    return [
      ...(hasBrowser
        ? [
            row('first usable', 'usable', 'ms', budgets.consoleUsable),
            row('Ctrl K, from key to list (p95)', 'palette', 'ms', budgets.consoleSearch),
            row('50,000 records, from key to filtered rows (p95)', 'filter', 'ms', budgets.consoleFilter),
            row('50,000 records, from frame to frame while scrolling (p95)', 'scroll', 'ms', budgets.consoleScroll),
          ]
        : []),
      row('search (p50)', 'median', 'ms'),
      row('search (p95)', 'p95', 'ms', budgets.consoleSearch),
      row('initial scripts', 'initial', 'kB', budgets.consoleScripts),
    ];
  },
};
