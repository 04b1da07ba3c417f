/** `npm run openapi`: arguments in, the document to a file or to stdout, words to stderr. */

import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
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

/** @returns the exit code: 0 done, 1 the contract cannot be read or the file not be written, 2 wrong usage */
export function run(args: readonly string[], io: Io): number {
  const options = optionsOf(args);
  if ('problem' in options) {
    io.say(`${options.problem}\n\n${USAGE}`);
    return 2;
  }
  if (options.help) {
    io.out(USAGE);
    return 0;
  }
  try {
    writeDocument(options.out, io);
    return 0;
  } catch (error) {
    if (error instanceof ContractUnreadable || error instanceof SchemaConflict) io.say(`${error.message}\n`);
    else if (isSystemError(error))
      io.say(`Cannot write ${options.out}: ${error.message}. Give another file to --out.\n`);
    else throw error;
    return 1;
  }
}

function optionsOf(args: readonly string[]): { out?: string; help?: boolean } | { problem: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { out: { type: 'string', short: 'o' }, help: { type: 'boolean', short: 'h' } },
    });
    return values;
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
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
