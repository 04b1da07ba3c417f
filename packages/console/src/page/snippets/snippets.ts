/** One call in every way that it can be written down. */

import type { Params, Subject } from '../form/schema.ts';
import { setAt } from '../form/values/paths.ts';
import { sensitivePointers } from '../form/values/url.ts';
import { cliOf } from './cli.ts';
import { curlOf } from './curl.ts';
import { fetchOf } from './fetch.ts';
import { filesIn } from './files.ts';
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

export interface SnippetOptions {
  /** `Cloudflare` of `flarewire`: `(await import('flarewire')).Cloudflare`. */
  readonly Client: ClientClass;
  readonly subject: Subject;
  readonly params: Params;
  readonly baseURL: string;
  /** It is the emulator's: any token will do. @default false */
  readonly isLocal?: boolean;
  /** Secrets stand as they were typed; otherwise as three stars. @default false */
  readonly showSecrets?: boolean;
}

/**
 * Path values that are missing stand as their names in capitals: `ZONE_ID`.
 * @throws UsageError of the client where parameters cannot be sent as they are
 */
export async function snippetsOf(options: SnippetOptions): Promise<Snippets> {
  const { Client, subject, params, baseURL, isLocal = false, showSecrets } = options;
  const { operation, schemas } = subject;
  const shown = withPlaceholders(subject, showSecrets === true ? params : withoutSecrets(subject, params));
  const request = await requestOf(Client, operation.name, shown, baseURL);
  const files = filesIn(shown);
  return {
    curl: curlOf(request, files, isLocal),
    typescript: typescriptOf(operation, schemas, shown, baseURL, files),
    fetch: fetchOf(operation, request, files),
    cli: cliOf(operation, shown, baseURL, files),
    react: reactOf(operation, shown, baseURL, files),
  };
}

const STARS = '***';

/** The value with stars in place of its secrets. */
export function withoutSecrets(subject: Subject, params: Params): Params {
  return sensitivePointers(subject, params).reduce((masked, pointer) => {
    const keys = pointer
      .slice(1)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    return setAt(masked, placeIn(masked, keys), STARS);
  }, params);
}

/** Keys of lists as numbers. */
function placeIn(value: unknown, keys: readonly string[]): (string | number)[] {
  let current = value;
  return keys.map((key) => {
    const place = Array.isArray(current) ? Number(key) : key;
    current = Object(current)[key];
    return place;
  });
}

function withPlaceholders({ operation, schemas }: Subject, params: Params): Params {
  const isEither =
    operation.path.startsWith('/{account_or_zone}') && params.account_id == null && params.zone_id == null;
  const missing = schemas.params.filter(
    ({ name, in: place, required }) =>
      place === 'path' && (required || (isEither && name === 'account_id')) && (params[name] ?? '') === '',
  );
  return { ...params, ...Object.fromEntries(missing.map(({ name }) => [name, name.toUpperCase()])) };
}
