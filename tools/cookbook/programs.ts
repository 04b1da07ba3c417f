/** The programs of examples/ by theme, in the order in which pages show them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders.ts';
import { type Program, readProgram } from './read-program.ts';

/** Folders of examples/, and their headings. */
export const THEMES: Readonly<Record<string, string>> = {
  dns: 'DNS',
  zones: 'Zones and certificates',
  traffic: 'Traffic and cache',
  security: 'Security',
  workers: 'Workers',
  storage: 'Storage',
  'zero-trust': 'Zero Trust',
  account: 'Accounts and tokens',
  media: 'Images, video and data',
  testing: 'Tests',
};

/** A program with its place. */
export interface NamedProgram extends Program {
  readonly theme: string;
  /** `copy-records` */
  readonly name: string;
  /** `examples/dns/copy-records.ts` */
  readonly path: string;
}

/** All programs; throws if the head of one is malformed. */
export function programs(): readonly NamedProgram[] {
  return Object.keys(THEMES).flatMap((theme) =>
    readdirSync(join(root, 'examples', theme))
      .filter((file) => /\.tsx?$/.test(file))
      .sort()
      .map((file): NamedProgram => {
        const path = `examples/${theme}/${file}`;
        try {
          return {
            theme,
            name: file.replace(/\.tsx?$/, ''),
            path,
            ...readProgram(readFileSync(join(root, path), 'utf8')),
          };
        } catch (error) {
          throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
        }
      }),
  );
}
