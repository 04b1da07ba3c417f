/** Ways to authenticate, as OpenAPI security schemes and requirements. */

import type { JsonObject } from './json.ts';

const bearer = (description: string): JsonObject => ({ type: 'http', scheme: 'bearer', description });
const header = (name: string, description: string): JsonObject => ({ type: 'apiKey', in: 'header', name, description });

const KNOWN: JsonObject = {
  api_token: bearer('API token'),
  api_key: header('X-Auth-Key', 'Global API key; goes with api_email'),
  api_email: header('X-Auth-Email', 'Address of the account that api_key belongs to'),
  user_service_key: header('X-Auth-User-Service-Key', 'Origin CA key'),
  assets_jwt: bearer('Token that the start of an assets upload session returns'),
  pages_upload_token: bearer('Token that a Pages project returns for uploads'),
};

/** The default for operations that declare nothing: one of the three schemes. */
export const DEFAULT_SECURITY: readonly JsonObject[] = [
  { api_token: [] },
  { api_email: [], api_key: [] },
  { user_service_key: [] },
];

/** Requirements of one operation, any of which is enough: `api_email+api_key` needs both, `none` nothing. */
export function securityOf(names: readonly string[] | undefined): readonly JsonObject[] | undefined {
  if (names === undefined) return undefined;
  return [...new Set(names)].map((name) =>
    name === 'none' ? {} : Object.fromEntries(name.split('+').map((scheme) => [scheme, []])),
  );
}

/** The schemes the operations name; one that is not known here is a bearer token. */
export function securitySchemes(used: Iterable<readonly string[] | undefined>): JsonObject {
  const schemes: Record<string, unknown> = {};
  for (const name of ['api_token', 'api_email', 'api_key', 'user_service_key']) schemes[name] = KNOWN[name];
  for (const names of used) {
    for (const name of (names ?? []).flatMap((part) => part.split('+'))) {
      if (name !== 'none') schemes[name] ??= KNOWN[name] ?? bearer(name);
    }
  }
  return schemes;
}
