/** The parts of `node:url` that the emulator uses. */
import { toUnicode } from 'punycode/punycode.es6.js';
import { notInBrowser } from '../not-in-browser.ts';

/** The browser's URL parser converts hosts. Returns an empty text for an invalid one. */
export function domainToASCII(domain: string): string {
  const url = new URL('ws://x');
  // A rejected host leaves the earlier one; a slash would end the host.
  url.hostname = domain;
  return url.hostname === 'x' && domain.toLowerCase() !== 'x' ? '' : url.hostname;
}

export const domainToUnicode = (domain: string): string => toUnicode(domainToASCII(domain));

export const fileURLToPath = notInBrowser('A file');
export const pathToFileURL = notInBrowser('A file');
