/** Ajv as an independent validator of the contract's schemas, with its own formats. */
import { isIP } from 'node:net';
import { loadProduct } from '@flarewire/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';

/** Compiles schemas in place in the documents of products. */
export class Judges {
  readonly #byProduct = new Map<string, Ajv2020>();

  /** @param pointer below the operation: `params/0/schema`, `body/schema`, `result` */
  async of(product: string, operation: string, pointer: string): Promise<ValidateFunction> {
    const ajv = this.#byProduct.get(product) ?? createAjv(await loadProduct(product));
    this.#byProduct.set(product, ajv);
    return ajv.compile({ $ref: `document#/operations/${operation}/${pointer}` });
  }
}

/** URLs are checked by the URL parser: a blank is sent as %20, while RFC 3986 and Ajv's formats reject it. */
function createAjv(document: object): Ajv2020 {
  const options = {
    strict: false,
    validateSchema: false,
    addUsedSchema: false,
    logger: false,
    multipleOfPrecision: 9,
  } as const;
  const ajv = new Ajv2020(options);
  // The package is CommonJS: depending on the loader, its default export is a function or an object that contains it.
  ajvFormats.default(ajv, ['date', 'date-time', 'uuid', 'email', 'hostname', 'ipv4', 'ipv6']);
  ajv.addFormat('uri', (text) => URL.canParse(text) && text.includes(':'));
  ajv.addFormat('ip', (text) => isIP(text) !== 0);
  ajv.addFormat('cidr', (text) => {
    const [address = '', bits, ...rest] = text.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    return (
      isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
    );
  });
  return ajv.addSchema(document, 'document');
}
