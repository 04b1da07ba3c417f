/** Facts of this package: its version, and the documentation site that it was built with. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { siteAddress } from '@flarewire/snippets/site';

const OWN: { readonly version: string; readonly documentation?: string } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@flarewire/console/package.json'), 'utf8'),
);
export const VERSION: string = OWN.version;

/** URL of the documentation site. @param other instead of the package's */
export const documentation = (other: string | undefined): string | undefined => siteAddress(other || OWN.documentation);
