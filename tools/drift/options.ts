/** Arguments of `npm run drift`. */

import { parseArgs } from 'node:util';
import { KINDS, type Kind } from './compare.ts';

export interface Options {
  readonly file: string;
  /** File for the differences as JSON; `-` is stdout. */
  readonly json?: string;
  readonly only: readonly Kind[];
  readonly all: boolean;
}

export const USAGE = `Usage: npm run drift -- OPENAPI_FILE [options]

Compares the contract with an OpenAPI 3.0 or 3.1 document (JSON or YAML).

  --json FILE   write the differences as JSON too; - writes them to stdout instead of the table
  --only KIND   ${KINDS.join(', ')}; several with commas or by repeating
  --all         every row of the table

Exit code: 0 no difference, 1 differences, 2 wrong usage or a file that cannot be read.
`;

export type Parsed = { readonly options: Options } | { readonly help: true } | { readonly problem: string };

export function parseOptions(args: readonly string[]): Parsed {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        only: { type: 'string', multiple: true },
        all: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { help: true };
    const [file, ...more] = positionals;
    if (file === undefined) return { problem: 'The OpenAPI document to compare with is missing.' };
    if (more.length > 0) return { problem: `One document at a time; there is also ${more.join(', ')}.` };
    const only = (values.only ?? []).flatMap((part) => part.split(','));
    const wrong = only.find((kind) => !isKind(kind));
    if (wrong !== undefined) return { problem: `--only ${wrong}: there is no such kind. Kinds: ${KINDS.join(', ')}.` };
    const { json } = values;
    return {
      options: { file, only: only.filter(isKind), all: values.all === true, ...(json !== undefined && { json }) },
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}
