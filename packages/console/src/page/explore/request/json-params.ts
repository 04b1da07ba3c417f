/** Converts parameters to editable JSON and back; files are represented by name. */
import { isObject } from '@flarewire/schema';
import { isFile, type Params } from '../../form/schema.ts';

type Files = Map<string, unknown>;

/** The parameters, or a message if the text is not a JSON object. */
export type ReadParams = { readonly params: Params } | { readonly message: string };

export function paramsText(params: Params): string {
  return JSON.stringify(
    params,
    // Receives the result of toJSON, which files lack.
    (_, value: unknown) => (isFile(value) ? { $file: nameOf(value) } : value),
    2,
  );
}

/** @param before the parameters that contain the named files */
export function readParams(text: string, before: Params): ReadParams {
  if (text.trim() === '') return { params: {} };
  const files: Files = new Map();
  collect(before, files);
  try {
    const value: unknown = JSON.parse(text, (_, inner: unknown) => {
      const name = isObject(inner) && Object.keys(inner).length === 1 ? inner.$file : undefined;
      return typeof name === 'string' && files.has(name) ? files.get(name) : inner;
    });
    return isObject(value) ? { params: value } : { message: 'The parameters must be an object: { … }.' };
  } catch (error) {
    return { message: `This is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const nameOf = (file: unknown): string => (file instanceof File ? file.name : 'file');

function collect(value: unknown, files: Files): void {
  if (isFile(value)) files.set(nameOf(value), value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner, files);
}
