/** Prints a call with the `flarewire` client as a complete program. */
import { type Operation, type OperationSchemas, responseForm } from '@flarewire/contract';
import type { NamedFile } from './files.ts';
import { jsText } from './js.ts';
import { methodCall } from './method.ts';
import type { Params } from './params.ts';

export const DEFAULT_BASE_URL = 'https://api.cloudflare.com/client/v4';

/** `new File([await readFile('a.js')], 'a.js')` */
export function fileCode({ name, type }: NamedFile): string {
  const options = type === '' ? '' : `, { type: ${jsText(type)} }`;
  return `new File([await readFile(${jsText(name)})], ${jsText(name)}${options})`;
}

const isPlainBody = ({ request }: Operation): boolean => ['binary', 'text', 'ndjson'].includes(request);

/** Bytes that are the whole body need no name. */
export const codeFor =
  (operation: Operation, files: ReadonlyMap<unknown, NamedFile>) =>
  (value: unknown): string | undefined => {
    const file = files.get(value);
    if (file === undefined) return undefined;
    return isPlainBody(operation) && file.type === '' ? `await readFile(${jsText(file.name)})` : fileCode(file);
  };

export const FILE_IMPORT = "import { readFile } from 'node:fs/promises';\n";

export function typescriptOf(
  operation: Operation,
  schemas: OperationSchemas,
  params: Params,
  baseURL: string,
  files: ReadonlyMap<unknown, NamedFile>,
): string {
  // The client reads the token from the environment.
  const options = baseURL === DEFAULT_BASE_URL ? '' : `{ baseURL: ${jsText(baseURL)} }`;
  const call = methodCall(operation, schemas, params, codeFor(operation, files));
  return [
    `${files.size > 0 ? FILE_IMPORT : ''}import Cloudflare from 'flarewire';\n`,
    `const client = new Cloudflare(${options});\n`,
    use(operation, params, call),
  ].join('\n');
}

function use(operation: Operation, params: Params, call: string): string {
  const { page } = operation;
  const form = responseForm(operation, params);
  const response = form?.kind ?? operation.response;
  if (response === 'events') return `for await (const event of await ${call}) {\n  console.log(event.data);\n}\n`;
  if (response === 'rows') return `for await (const row of await ${call}) {\n  console.log(row);\n}\n`;
  if (page !== undefined && form === undefined) return `for await (const item of ${call}) {\n  console.log(item);\n}\n`;
  if (response === 'void') return `await ${call};\n`;
  if (response === 'binary') return `const response = await ${call};\nconsole.log(await response.arrayBuffer());\n`;
  return `const result = await ${call};\nconsole.log(result);\n`;
}
