/** Text of a file → an OpenAPI 3 document, or a message that says what is wrong with it and what to do. */

import { parse as parseYaml } from 'yaml';
import { isObject, type JsonObject } from '../openapi/json.ts';

/** Thrown for a file that cannot be compared with. */
export class DocumentUnreadable extends Error {
  override readonly name = 'DocumentUnreadable';
}

export function readDocument(text: string, file: string): JsonObject {
  const document = parse(text.replace(/^\uFEFF/, ''), file);
  if (!isObject(document)) {
    throw new DocumentUnreadable(`${file} is not an OpenAPI document: it holds ${nameOf(document)}, not an object.`);
  }
  if ('swagger' in document) {
    throw new DocumentUnreadable(
      `${file} is an OpenAPI ${document.swagger} (Swagger) document; only 3.0 and 3.1 can be compared. ` +
        'Convert it first, with `npx swagger2openapi` for example.',
    );
  }
  if (typeof document.openapi !== 'string' || !/^3\.\d/.test(document.openapi)) {
    const found = document.openapi === undefined ? 'there is none' : `it is ${JSON.stringify(document.openapi)}`;
    throw new DocumentUnreadable(
      `${file} is not an OpenAPI 3 document: \`openapi\` should be "3.0.x" or "3.1.x", ${found}.`,
    );
  }
  if (!isObject(document.paths)) {
    throw new DocumentUnreadable(`${file} has no \`paths\`: there is nothing to compare. Give the whole document.`);
  }
  return document;
}

function parse(text: string, file: string): unknown {
  if (text.trim() === '') throw new DocumentUnreadable(`${file} is empty.`);
  const json = /^\s*[{[]/.test(text) && !/\.ya?ml$/i.test(file);
  try {
    return json ? JSON.parse(text) : yaml(text);
  } catch (error) {
    if (error instanceof RangeError || /call stack/.test(String(error))) {
      throw new DocumentUnreadable(`${file} is nested too deeply to be read.`);
    }
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '').replace(/:$/, '') : String(error);
    throw new DocumentUnreadable(`${file} is not ${json ? 'JSON' : 'JSON or YAML'}: ${why}.`);
  }
}

/**
 * Duplicate keys are let through, as JSON.parse does. Aliases need no limit: they share one object, and every reader
 * here reads a shared object once.
 */
function yaml(text: string): unknown {
  return parseYaml(text, { uniqueKeys: false, maxAliasCount: -1, merge: true, logLevel: 'error' });
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return value === null || value === undefined ? 'nothing' : `a ${typeof value}`;
}
