/** Prints a call in all forms, from the request that the client would send. */
import type { Operation, OperationSchemas, ProductDocument } from '@flarewire/contract';
import { cliOf } from './cli.ts';
import { curlOf } from './curl.ts';
import { fetchOf } from './fetch.ts';
import { filesIn } from './files.ts';
import type { Params } from './params.ts';
import { reactOf } from './react.ts';
import { type ClientClass, requestOf } from './request.ts';
import { typescriptOf } from './typescript.ts';

export interface Snippets {
  readonly curl: string;
  readonly typescript: string;
  readonly fetch: string;
  readonly cli: string;
  readonly react: string;
}

/** The call to print. */
export interface Written {
  /** `Cloudflare` of `flarewire`: `(await import('flarewire')).Cloudflare`. */
  readonly Client: ClientClass;
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  /** Schemas referenced by those of the operation. */
  readonly defs: ProductDocument['schemas'];
  /** Printed unchanged: secrets must be masked by the caller. */
  readonly params: Params;
  readonly baseURL: string;
  /** The call is for the emulator, which accepts any token. @default false */
  readonly isLocal?: boolean;
}

/**
 * Missing path values are printed as their names in upper case: `ZONE_ID`.
 * @throws the client's UsageError if parameters are invalid
 */
export async function snippetsOf(written: Written): Promise<Snippets> {
  const { Client, operation, schemas, defs, baseURL, isLocal = false } = written;
  const params = withPlaceholders(written);
  const request = await requestOf(Client, operation.name, params, baseURL);
  const files = filesIn(params);
  return {
    curl: curlOf(request, files, isLocal),
    typescript: typescriptOf(operation, schemas, params, baseURL, files),
    fetch: fetchOf(operation, request, files, params),
    cli: cliOf({ operation, schemas, document: { schemas: defs } }, params, baseURL, files),
    react: reactOf(operation, params, baseURL, files),
  };
}

function withPlaceholders({ operation, schemas, params }: Written): Params {
  const isEither =
    operation.path.startsWith('/{account_or_zone}') && params.account_id == null && params.zone_id == null;
  const missing = schemas.params.filter(
    ({ name, in: place, required }) =>
      place === 'path' && (required || (isEither && name === 'account_id')) && (params[name] ?? '') === '',
  );
  return { ...params, ...Object.fromEntries(missing.map(({ name }) => [name, name.toUpperCase()])) };
}
