/** Parameters that a schema alone cannot tell, each with its reason. As few as possible; nothing is left out of the tests. */
import type { Style } from './values.ts';

interface Special {
  readonly why: string;
  readonly params: (style: Style) => Readonly<Record<string, unknown>>;
}

const scripts: Special = {
  why: 'metadata names its main module, which has to be one of the files',
  params: (style) => ({
    metadata: { main_module: style === 'odd' ? 'ünï "odd".mjs' : 'worker.js' },
    files:
      style === 'odd'
        ? [new File(['export default {}'], 'ünï "odd".mjs', { type: 'application/javascript+module' })]
        : [
            new File(['export default {}'], 'worker.js', { type: 'application/javascript+module' }),
            new File([Uint8Array.of(0, 97, 115, 109)], 'lib/a.wasm', { type: 'application/wasm' }),
          ],
  }),
};

const kvValue: Special = {
  why: 'a value is text or a file, not what `format: binary` makes; metadata is any JSON',
  params: (style) => {
    if (style === 'required') return { value: 'text' };
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    return { value: new File([bytes], 'value.bin', { type: 'application/octet-stream' }), metadata: { a: [style, null, 0] } };
  },
};

const SPECIAL: Readonly<Record<string, Special>> = {
  'kv.namespaces.values.update': kvValue,
  'workers.scripts.update': scripts,
  'workers.scripts.content.update': scripts,
  'workers.scripts.versions.create': scripts,
  'workersForPlatforms.dispatch.namespaces.scripts.update': scripts,
  'workersForPlatforms.dispatch.namespaces.scripts.content.update': scripts,
};

export const special = (name: string, style: Style): Readonly<Record<string, unknown>> => SPECIAL[name]?.params(style) ?? {};
