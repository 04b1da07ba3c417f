/** The whole client: every product of the table, typed by the generated tree. */
import { BaseClient } from './client.ts';
import * as errors from './errors.ts';
import type { Operations } from './generated/operations.ts';
import type { Products } from './generated/products.ts';
import * as table from './generated/table.ts';
import type { ClientOptions } from './types.ts';
import { toFile } from './uploads.ts';

/**
 * Client for the whole Cloudflare API.
 * @example
 * const client = new Cloudflare({ apiToken });
 * for await (const zone of client.zones.list()) console.log(zone.name);
 */
export class Cloudflare extends BaseClient<Operations> {
  // Set below; declared one by one so that each shows on hover.
  declare static readonly Cloudflare: typeof Cloudflare;
  declare static readonly toFile: typeof toFile;
  declare static readonly CloudflareError: typeof errors.CloudflareError;
  declare static readonly APIError: typeof errors.APIError;
  declare static readonly APIConnectionError: typeof errors.APIConnectionError;
  declare static readonly APIConnectionTimeoutError: typeof errors.APIConnectionTimeoutError;
  declare static readonly APIUserAbortError: typeof errors.APIUserAbortError;
  declare static readonly BadRequestError: typeof errors.BadRequestError;
  declare static readonly AuthenticationError: typeof errors.AuthenticationError;
  declare static readonly PermissionDeniedError: typeof errors.PermissionDeniedError;
  declare static readonly NotFoundError: typeof errors.NotFoundError;
  declare static readonly ConflictError: typeof errors.ConflictError;
  declare static readonly UnprocessableEntityError: typeof errors.UnprocessableEntityError;
  declare static readonly RateLimitError: typeof errors.RateLimitError;
  declare static readonly InternalServerError: typeof errors.InternalServerError;

  constructor(options: ClientOptions = {}) {
    super(options, Object.values(table));
  }
}

// The products become properties in the constructor of BaseClient.
export interface Cloudflare extends Products {}

// `Cloudflare.APIError` and the like, as programs for the official package use them.
Object.assign(Cloudflare, errors.errorClasses, { Cloudflare, toFile });
