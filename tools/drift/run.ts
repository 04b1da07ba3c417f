/** `npm run drift`: arguments and files in, table and JSON out, and an exit code that says whether something differs. */

import { type Contract, ContractUnreadable } from '../openapi/contract.ts';
import { isObject, type JsonObject } from '../openapi/json.ts';
import { compareEndpoints, type Difference, KINDS } from './compare.ts';
import { contractEndpoints } from './from-contract.ts';
import { documentEndpoints } from './from-openapi.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { DocumentUnreadable, readDocument } from './read-document.ts';
import { type Summary, table } from './report.ts';

export interface Io {
  readonly out: (text: string) => void;
  readonly say: (text: string) => void;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly contract: () => Contract;
}

/** @returns the exit code: 0 no difference, 1 differences, 2 wrong usage or something that cannot be read or written */
export function run(args: readonly string[], io: Io): number {
  const parsed = parseOptions(args);
  if ('help' in parsed) {
    io.out(USAGE);
    return 0;
  }
  if ('problem' in parsed) {
    io.say(`${parsed.problem}\n\n${USAGE}`);
    return 2;
  }
  try {
    return compareFiles(parsed.options, io);
  } catch (error) {
    if (!(error instanceof DocumentUnreadable || error instanceof ContractUnreadable)) throw error;
    io.say(`${error.message}\n`);
    return 2;
  }
}

function compareFiles(options: Options, io: Io): number {
  const document = readDocument(readText(options.file, io), options.file);
  const contract = contractEndpoints(io.contract());
  const { endpoints, broken } = documentEndpoints(document);
  const found = compareEndpoints(contract, endpoints);
  const differences = options.only.length === 0 ? found : found.filter(({ kind }) => options.only.includes(kind));
  const summary: Summary = {
    contractEndpoints: contract.size,
    document: titleOf(document),
    documentEndpoints: endpoints.size,
    broken,
  };
  if (options.json !== undefined) writeJson(options.json, jsonOf(differences, summary), io);
  if (options.json !== '-') io.out(table(differences, summary, options.all));
  return differences.length === 0 ? 0 : 1;
}

function readText(file: string, io: Io): string {
  try {
    return io.read(file);
  } catch (error) {
    throw new DocumentUnreadable(`Cannot read ${file}: ${messageOf(error)}. Give the path of an OpenAPI document.`);
  }
}

function writeJson(file: string, text: string, io: Io): void {
  if (file === '-') {
    io.out(text);
    return;
  }
  try {
    io.write(file, text);
  } catch (error) {
    throw new DocumentUnreadable(`Cannot write ${file}: ${messageOf(error)}. Give another file to --json.`);
  }
}

function jsonOf(differences: readonly Difference[], summary: Summary): string {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, differences.filter((one) => one.kind === kind).length]));
  return `${JSON.stringify({ ...summary, counts, differences }, null, 1)}\n`;
}

function titleOf({ openapi, info }: JsonObject): string {
  const { title, version } = isObject(info) ? info : {};
  return [`OpenAPI ${openapi}`, title, version].filter((part) => typeof part === 'string' && part !== '').join(' · ');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
