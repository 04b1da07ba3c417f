/** All texts of a call from what the client itself would send. */
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

/** What is written down. */
export interface Written {
  /** `Cloudflare` of `flarewire`: `(await import('flarewire')).Cloudflare`. */
  readonly Client: ClientClass;
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  /** Schemas that those of the operation refer to. */
  readonly defs: ProductDocument['schemas'];
  /** As they are to be shown: secrets are not looked for here. */
  readonly params: Params;
  readonly baseURL: string;
  /** It is the emulator's: any token will do. @default false */
  readonly isLocal?: boolean;
}

/**
 * Path values that are missing stand as their names in capitals: `ZONE_ID`.
 * @throws UsageError of the client where parameters cannot be sent as they are
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
