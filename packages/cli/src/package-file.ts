/** Facts of this package that its manifest has. */
import { readFileSync } from 'node:fs';

export interface PackageFile {
  readonly version: string;
  /** URL of the documentation's site, if the package was published with one. */
  readonly documentation?: string;
  /** The command that installs a newer version. */
  readonly update: string;
}

/** The build of the executable replaces this module by one that reads no file. */
export function packageFile(): PackageFile {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return { ...manifest, update: 'npm install -g @flarewire/cli' };
}
