/** Checks that pages are valid HTML: all guides, and of the reference one of each kind. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of html-validate that is used. */
interface Validator {
  validateString(html: string): Promise<{ readonly results: readonly { readonly messages: readonly Message[] }[] }>;
}

interface Message {
  readonly ruleId: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

const RULES = {
  extends: ['html-validate:standard'],
  rules: {
    // The generator's own: how void elements and attributes are written, and styles of icons.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    // Ends of list items and paragraphs, which HTML lets be left out: there are 120,000.
    'no-implicit-close': 'off',
    'long-title': 'off',
    // A scrollable region may be focusable without a role.
    'aria-label-misuse': 'off',
    'valid-id': ['error', { relaxed: true }],
    'no-raw-characters': 'off',
    'wcag/h32': 'off',
    'svg-focusable': 'off',
    'doctype-style': 'off',
    'script-element': 'error',
  },
};

/** Markup of the highlighter for the lines of a block, and its copy button. */
const OF_CODE = /^<div> element is not permitted as content under <(code|button)>$/;

/** @returns a line for each fault */
export async function htmlFaults(dist: string, addresses: readonly string[]): Promise<string[]> {
  // Imported by path: it is not installed if the site was never built.
  const { HtmlValidate } = await import(import.meta.resolve('html-validate'));
  const validator: Validator = new HtmlValidate(RULES);
  const faults: string[] = [];
  for (const address of addresses) {
    const { results } = await validator.validateString(readFileSync(join(dist, address, 'index.html'), 'utf8'));
    const messages = results.flatMap((result) => result.messages).filter(({ message }) => !OF_CODE.test(message));
    const lines = messages.map(
      ({ ruleId, message, line, column }) => `${address}:${line}:${column}: ${message} (${ruleId})`,
    );
    faults.push(...lines);
  }
  return faults;
}
