/** Writes a call in every supported language, with secrets masked. */
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
  /** For the emulator, which accepts any token. @default false */
  readonly isLocal?: boolean;
  /** Shows secrets as typed instead of as three asterisks. @default false */
  readonly showSecrets?: boolean;
}

/**
 * Missing path parameters appear as upper-case names: `ZONE_ID`.
 * @throws UsageError of the client if parameters cannot be sent
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

/** The value with its secrets masked. */
export function withoutSecrets(subject: Subject, params: Params): Params {
  return sensitivePointers(subject, params).reduce((masked, pointer) => {
    const keys = pointer
      .slice(1)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    return setAt(masked, placeIn(masked, keys), STARS);
  }, params);
}

/** Converts list keys to numbers. */
function placeIn(value: unknown, keys: readonly string[]): (string | number)[] {
  let current = value;
  return keys.map((key) => {
    const place = Array.isArray(current) ? Number(key) : key;
    current = Object(current)[key];
    return place;
  });
}
