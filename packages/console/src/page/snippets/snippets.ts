/** One call in every way that it can be written down, its secrets as stars. */
import { type ClientClass, type Snippets, snippetsOf as written } from '@flarewire/snippets';
import type { Params, Subject } from '../form/schema.ts';
import { setAt } from '../form/values/paths.ts';
import { sensitivePointers } from '../form/values/url.ts';

export type { Snippets } from '@flarewire/snippets';

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
export function snippetsOf({ subject, params, showSecrets, ...rest }: SnippetOptions): Promise<Snippets> {
  const { operation, schemas, defs } = subject;
  return written({
    ...rest,
    operation,
    schemas,
    defs,
    params: showSecrets === true ? params : withoutSecrets(subject, params),
  });
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
