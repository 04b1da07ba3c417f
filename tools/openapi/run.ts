/** `npm run openapi`: arguments in, the document to a file or to stdout, words to stderr. */

import { stringify } from 'yaml';
import { withOptions } from '../options.ts';
import { type Contract, ContractUnreadable } from './contract.ts';
import { SchemaConflict } from './schemas.ts';
import { type OpenApiDocument, sharedEndpoints, toOpenApi } from './to-openapi.ts';

export interface Io {
  readonly out: (text: string) => void;
  readonly say: (text: string) => void;
  readonly write: (file: string, text: string) => void;
  readonly contract: () => Contract;
}

const USAGE = `Usage: npm run openapi -- [--out FILE]

Writes the whole contract as an OpenAPI 3.1 document: JSON, or YAML for FILE.yaml and FILE.yml.
Without --out it goes to stdout (add --silent after \`npm run\` to keep npm's own lines out).
`;

const OPTIONS = { out: { type: 'string', short: 'o' } } as const;

/** @returns the exit code: 0 done, 1 the contract cannot be read or the file not be written, 2 wrong usage */
export function run(args: readonly string[], io: Io): number {
  return withOptions(args, { known: OPTIONS, usage: USAGE }, io, ({ out }) => {
    try {
      writeDocument(out, io);
      return 0;
    } catch (error) {
      if (error instanceof ContractUnreadable || error instanceof SchemaConflict) io.say(`${error.message}\n`);
      else if (isSystemError(error)) io.say(`Cannot write ${out}: ${error.message}. Give another file to --out.\n`);
      else throw error;
      return 1;
    }
  });
}

function writeDocument(file: string | undefined, io: Io): void {
  const { index, documents } = io.contract();
  const document = toOpenApi(index, documents);
  const text = serialise(document, file);
  if (file === undefined) {
    io.out(text);
    return;
  }
  io.write(file, text);
  const shared = sharedEndpoints(document);
  io.say(
    `${file}: ${count(index.operations.length)} operations, ${count(Object.keys(document.paths).length)} paths, ` +
      `${count(Object.keys(document.components.schemas).length)} schemas, ${(text.length / 1e6).toFixed(1)} MB\n`,
  );
  if (shared.length > 0) {
    io.say(`${count(shared.length)} endpoints answer to several operations; all but one stand in x-also:\n`);
    for (const { endpoint, names } of shared) io.say(`  ${endpoint}: ${names.join(', ')}\n`);
  }
}

export function serialise(document: OpenApiDocument, file: string | undefined): string {
  if (!file || !/\.ya?ml$/i.test(file)) return `${JSON.stringify(document, null, 1)}\n`;
  // No anchors and no folded lines: not every reader of OpenAPI takes the former, and the latter makes diffs unreadable.
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
