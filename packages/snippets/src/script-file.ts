/** The code of a script in an example, which JSON cannot hold. */
import type { Operation, OperationSchemas } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import type { Params } from './params.ts';

const CODE = "export default { fetch() { return new Response('Hello'); } };\n";

/** The parameters of a script with the file that its metadata names, under its usual name if they name none. */
export function withScriptFile({ quirk }: Operation, { params: all }: OperationSchemas, params: Params): Params {
  // Settings of a script have no files.
  const takesFiles = quirk === 'script' && all.some(({ name }) => name === 'metadata');
  if (!takesFiles || params.files !== undefined) return params;
  const metadata = isObject(params.metadata) ? params.metadata : {};
  const named = metadata.main_module ?? metadata.body_part;
  const name = String(named ?? 'worker.mjs');
  const file = new File([CODE], name, { type: 'application/javascript+module' });
  return {
    ...params,
    ...(named === undefined ? { metadata: { main_module: name, ...metadata } } : {}),
    ...(all.some((param) => param.name === 'files') ? { files: [file] } : { [name]: file }),
  };
}
