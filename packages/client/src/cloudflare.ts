/** The whole client without its types: every product in the table. `generated/cloudflare.ts` adds the typed tree. */

import { BaseClient } from './client.ts';
import * as errors from './errors/errors.ts';
import type { CloudflareError, UsageError } from './errors/usage-error.ts';
import { allRows } from './generated/all-rows.ts';
import type { Operations } from './generated/operations.ts';
import { otherForms, streams } from './lazy.ts';
import type { Product } from './operation.ts';
import { image, kv, multipart, script } from './request/body-encoders.ts';
import { lazy, resourceClass } from './resource.ts';
import type { ClientOptions } from './types.ts';
import { toFile } from './uploads/to-file.ts';

const parts = { otherForms, uploads: streams };
// Listed, because a bundle contains all of a module whose namespace is a value.
const encoders = { image, kv, multipart, script };
const products = allRows.split('\t').map((text): Product => {
  const end = text.indexOf('\n');
  const [key = '', className] = text.slice(0, end).split(':');
  return { key, rows: text.slice(end + 1), className, encoders, parts };
});

/** The facts of every product. */
const facts = async () => {
  const { columns } = await import('./generated/facts.ts');
  const lists = columns.map((column) => column.split('\t'));
  return Object.fromEntries(products.map(({ key }, at) => [key, lists.map((list) => list[at]).join('\t')]));
};

export class CloudflareBase extends BaseClient<Operations> {
  // Set below; declared one by one so that each has its own hover text.
  declare static readonly toFile: typeof toFile;
  declare static readonly CloudflareError: typeof CloudflareError;
  declare static readonly APIError: typeof errors.APIError;
  declare static readonly APIConnectionError: typeof errors.APIConnectionError;
  declare static readonly APIConnectionTimeoutError: typeof errors.APIConnectionTimeoutError;
  declare static readonly APIUserAbortError: typeof errors.APIUserAbortError;
  declare static readonly UsageError: typeof UsageError;
  declare static readonly OutcomeUnknownError: typeof errors.OutcomeUnknownError;
  declare static readonly BadRequestError: typeof errors.BadRequestError;
  declare static readonly AuthenticationError: typeof errors.AuthenticationError;
  declare static readonly PermissionDeniedError: typeof errors.PermissionDeniedError;
  declare static readonly NotFoundError: typeof errors.NotFoundError;
  declare static readonly ConflictError: typeof errors.ConflictError;
  declare static readonly UnprocessableEntityError: typeof errors.UnprocessableEntityError;
  declare static readonly RateLimitError: typeof errors.RateLimitError;
  declare static readonly InternalServerError: typeof errors.InternalServerError;

  constructor(options: ClientOptions = {}) {
    super(options, products, [{ name: 'facts', parts: { facts } }]);
  }
}

// `Cloudflare.APIError` and the other statics, for programs written for the official package.
Object.assign(CloudflareBase, errors.errorClasses, { toFile });

// `Cloudflare.DNS.Records`: the classes of the resources.
for (const product of products)
  lazy(CloudflareBase, product.className ?? product.key.charAt(0).toUpperCase() + product.key.slice(1), () =>
    resourceClass(product),
  );
