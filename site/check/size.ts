/** Checks that the built site keeps its budget: what it takes to publish it, and to keep a copy. */
import { globSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CONSOLE } from '../console.ts';
import { PLAYGROUND } from '../playground/build.ts';
import { MAX_TWIN } from '../reference/markdown.ts';

/** Bytes of the console, most of which is the contract; a browser loads what it needs. */
const CONSOLE_BUDGET = 17_000_000;
/** Bytes of the playground: 8 MB of types, 4 MB of TypeScript, and the client; a browser loads them with this page only. */
const PLAYGROUND_BUDGET = 15_000_000;
/** Bytes of all other files together: 64 MB of pages and texts, 11 MB of the emulator that runs examples, 2 MB of examples. */
const BUDGET = 77_000_000;

export interface Budgets {
  readonly site: number;
  readonly console: number;
  readonly playground: number;
}

const BUDGETS: Budgets = { site: BUDGET, console: CONSOLE_BUDGET, playground: PLAYGROUND_BUDGET };

/** @returns a line for each part that is too large, with the size by kind of file */
export function sizeFaults(dist: string, budgets: Budgets = BUDGETS): string[] {
  return [
    ...faultOf('the site', sizesOf(dist, [`${CONSOLE}/**`, `${PLAYGROUND}/**`]), budgets.site),
    ...faultOf('its console', sizesOf(join(dist, CONSOLE)), budgets.console),
    ...faultOf('its playground', sizesOf(join(dist, PLAYGROUND)), budgets.playground),
  ];
}

/** @returns a line for each Markdown twin that agents cannot read at once */
export function twinFaults(dist: string): string[] {
  return globSync('**/*.md', { cwd: dist })
    .map((file) => ({ file: file.replaceAll('\\', '/'), bytes: statSync(join(dist, file)).size }))
    .filter(({ bytes }) => bytes > MAX_TWIN)
    .map(({ file, bytes }) => `/${file} has ${bytes} bytes; ${MAX_TWIN} are allowed. Split the page.`)
    .sort();
}

function faultOf(what: string, kinds: ReturnType<typeof sizesOf>, budget: number): string[] {
  const total = kinds.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (total <= budget) return [];
  const parts = kinds.map(([kind, bytes]) => `${kind} ${megabytes(bytes)}`);
  return [`The files of ${what} are ${megabytes(total)}; ${megabytes(budget)} are allowed. ${parts.join(', ')}`];
}

/** Kinds by the ends of their names, the largest first. @param except patterns of files that are not counted */
export function sizesOf(
  dist: string,
  except: readonly string[] = [],
): readonly (readonly [kind: string, bytes: number])[] {
  const sizes = new Map<string, number>();
  for (const entry of globSync('**/*', { cwd: dist, withFileTypes: true, exclude: except })) {
    if (!entry.isFile()) continue;
    const kind = extname(entry.name) || entry.name;
    sizes.set(kind, (sizes.get(kind) ?? 0) + statSync(join(entry.parentPath, entry.name)).size);
  }
  return [...sizes].sort(([, one], [, other]) => other - one);
}

/** `30.7 MB`, as `du` counts with `--si`. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
