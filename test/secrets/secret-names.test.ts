/** Client, emulator, console and contract mask the same names, and all secret fields of the contract. */
import {
  check,
  follow,
  index,
  isSecretName,
  type JsonSchema,
  loadProduct,
  type Operation,
  type ProductDocument,
} from '@flarewire/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { redactValue, secretsIn } from '../../packages/client/src/errors/redact-value.ts';
import { sensitivePointers } from '../../packages/console/src/page/form/values/url.ts';
import { maskForm, maskText } from '../../packages/emulator/src/journal/mask.ts';

const CANARY = 'canary-7f3a9c';

const SECRET = names(`
  secret secrets client_secret clientSecret CLIENT_SECRET tunnel_secret access_client_secret signing_secret r2_secret
  build_token_secret webhookSecret secret_text secretText secret_value app-secret
  password passwords Password db_password userPassword passwd passphrase passphrases key_passphrase psk psks new_psk
  token tokens api_token api_tokens apiToken api-token sasToken session_token sessionToken build_token service_token
  web_analytics_token access_token access_tokens refresh_token refreshTokens id_token CSRF-Token X-Auth-Token
  token_value token_2 homepage-access-token
  authorization Authorization Proxy-Authorization cookie cookies Cookie Set-Cookie session_cookie
  credential credentials auth_credentials aws-credentials jwt jwts cep_jwt captcha_challenge_jwt jwt2
  private_key private_keys privateKey privateKeyPem private_key_pem private-key privkey
  api_key api_keys apikey apiKey cf_api_key X-API-Key api_key_2 X-Auth-Key X-Auth-User-Service-Key auth_key authKeys
  access_key access_keys accessKey secret_key secret_access_key secretAccessKey R2-Secret-Access-Key
  account_key accountKey stream_key streamKey signing_key SigningKey client_key license_key licenseKey encryption_key
  encryptionKeys shared_key md5_key service_key master_key masterKey debug_key debugKey pairing_key ssh_key ssh-key-base64
  sig SIG`);

const HARMLESS = names(`
  key keys key_name key_id key_tag key_type public_key publicKey public_key_pem public_keys public_credential pubkey
  cache_key tag_key region_key flag_key metadata_key object_key objectKey sitekey primary_key partitionKey sort_key
  fileKey targetingKey Idempotency-Key DNSKEY verification_key environment_variable_key
  token_id token_ids token_name token_type token_pricing token_url token_endpoint service_token_id actor_token_name
  page_token pageToken next_page_token nextPageToken page_tokens next_token nextToken continuation_token
  continuationToken nextContinuationToken required_tokens tokens_in max_tokens_in tokenizer
  secret_name secret_id secret_preview secretary secrets_store client_secret_version has_client_secrets_set
  password_policy password_expression passwordless authorization_url authorization_endpoint auth_type auth_domain
  author cookie_fields cookie_suffix cookieDomain credentials_expiry credential_id psk_metadata doh_jwt_duration
  access_key_id accessKeyId certificate signature signatureAlgorithm private private_ip privateRouting signing design
  keyword turkey monkey value name id zone_id text content sigma design_sig expires email`);

function names(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** An operation without contract data: only names count. */
const NOTHING_KNOWN = {
  operation: { path: '/' } as Operation, // the only field that is read
  schemas: { params: [], result: {} },
  defs: {},
};

/** The visible form of a value with this name, by component. */
const SHOWN: { readonly [user: string]: (name: string, value: string | number) => string } = {
  'the client': (name, value) => JSON.stringify(redactValue({ deep: [{ [name]: value }] })),
  'the emulator': (name, value) => maskText(JSON.stringify({ deep: [{ [name]: value }] })),
  'the emulator in JSON that was cut': (name, value) => maskText(JSON.stringify({ [name]: value }).slice(0, -1)),
  'the emulator in a form': (name, value) => maskForm(String(new URLSearchParams({ [name]: String(value) }))),
  'the console': (name, value) => {
    return sensitivePointers(NOTHING_KNOWN, { deep: [{ [name]: value }] }).length > 0 ? '' : String(value);
  },
  'the contract': (name, value) => {
    const schema = { type: 'object', properties: { [name]: { type: 'boolean' } } };
    return check(schema, { [name]: value }, {})
      .map(({ given }) => given)
      .join();
  },
};

describe.each(Object.entries(SHOWN))('%s', (_, shown) => {
  test('secrets are masked', () => {
    expect(SECRET.filter((name) => shown(name, CANARY).includes(CANARY))).toEqual([]);
  });

  test('other values are visible', () => {
    expect(HARMLESS.filter((name) => !shown(name, CANARY).includes(CANARY))).toEqual([]);
  });

  test('token counts are visible', () => {
    const counts = names('tokens max_tokens total_tokens outputTokens input_cached_tokens');
    expect(counts.filter((name) => !shown(name, 4096).includes('4096'))).toEqual([]);
    expect(counts.filter((name) => !shown(name, '4096').includes('4096'))).toEqual([]);
    expect(names('token password psks pin_secret').filter((name) => shown(name, 4096).includes('4096'))).toEqual([]);
  });
});

test('the number of names is sufficient', () => {
  expect(new Set([...SECRET, ...HARMLESS]).size).toBeGreaterThan(150);
  expect(SECRET.filter((name) => !secretsIn({ [name]: CANARY }).includes(CANARY))).toEqual([]);
});

/** The values of a field name: `@sensitive` ones, other text or numbers, or both. */
interface Told {
  sensitive: boolean;
  plain: boolean;
}

describe('fields of the whole API', () => {
  const fields = new Map<string, Told>();
  beforeAll(async () => {
    for (const { key } of index().products) collect(await loadProduct(key), fields);
  });
  const where = (wanted: (name: string, reported: Told) => boolean): string[] =>
    [...fields]
      .filter(([name, reported]) => wanted(name, reported))
      .map(([name]) => name)
      .sort();

  test('these fields are secret by the contract and by name', () => {
    const agreed = names(`
      R2-Secret-Access-Key access_client_secret access_key accountKey addin_identifier_token auth_credentials
      authorization build_token_secret captcha_challenge_jwt cep_jwt cf_api_key client_key client_secret cookies
      credentials debugKey jwt license_key md5_key pairing_key passphrase password privateKey private_key privkey psk
      r2_secret sasToken secret secretAccessKey secret_access_key sessionToken signing_secret streamKey stream_key token
      tunnel_secret unapplied_psks web_analytics_token`);
    expect(where((name, { sensitive }) => sensitive && isSecretName(name))).toEqual(agreed);
  });

  test('these fields are secret only by name', () => {
    const more = {
      ownership_validation_token: 'anyone who has it can claim the prefix that it stands for',
      site_token: 'pages of the site carry it, but those who measure others with it falsify the figures',
    };
    const byName = where((name, { sensitive }) => !sensitive && isSecretName(name));
    expect(byName.filter((name) => isSecretName(name, 256))).toEqual(Object.keys(more));
    // The others are counts, which stay visible.
    const counts = names(`
      auth_id_tokens completion_tokens inputTokens input_audio_tokens input_cache_creation_tokens input_cached_tokens
      input_image_tokens input_text_tokens input_tokens input_video_tokens max_tokens max_total_tokens message_tokens
      min_total_tokens outputTokens output_reasoning_tokens output_tokens prompt_tokens tokens total_tokens`);
    expect(byName.filter((name) => !isSecretName(name, 256))).toEqual(counts);
  });

  test('these fields are secret only by the contract', () => {
    const reported = {
      'a word of many meanings, a secret in some operations': 'disable_for_time id key plaintext signature text value',
      'a code that the name does not give away': 'auth_code custom_key ownership_challenge payment_nonce',
      'a key by its format, in which there are public ones too': 'jwk key_base64 key_jwk pem',
      'an address that lets in anyone who knows it':
        'destination_conf devtoolsFrontendUrl rtmp_url signed_url uploadURL upload_url url webSocketDebuggerUrl wsUrl',
      'headers, of which some are credentials':
        'customHeaders extraHeaders headers include_headers setExtraHTTPHeaders',
    };
    const byContract = where((name, { sensitive }) => sensitive && !isSecretName(name));
    expect(byContract).toEqual(Object.values(reported).flatMap(names).sort());
  });
});

function collect({ schemas, operations }: ProductDocument, fields: Map<string, Told>): void {
  const add = (name: string, schema: JsonSchema, isSensitive: boolean): void => {
    const reported = fields.get(name) ?? { sensitive: false, plain: false };
    if (isSensitive) reported.sensitive = true;
    else if (holdsText(schema, schemas)) reported.plain = true;
    if (reported.sensitive || reported.plain) fields.set(name, reported);
  };
  const visit = ({ properties, items, additionalProperties, anyOf, allOf }: JsonSchema): void => {
    for (const [name, field] of Object.entries(Object(properties)) as [string, JsonSchema][]) {
      add(name, field, field['x-sensitive'] === true);
      visit(field);
    }
    for (const inner of [items, additionalProperties, anyOf, allOf].flat())
      if (inner instanceof Object) visit(inner as JsonSchema);
  };
  for (const schema of Object.values(schemas)) visit(schema);
  for (const { params, body, result } of Object.values(operations)) {
    for (const { name, wire = name, schema, sensitive = false } of params) {
      for (const one of new Set([name, wire])) add(one, schema, sensitive);
      visit(schema);
    }
    if (body) visit(body.schema);
    visit(result);
  }
}

/** True for text, numbers, and lists of them. */
function holdsText(given: JsonSchema, schemas: ProductDocument['schemas']): boolean {
  const { type, items, anyOf, const: value, enum: values } = follow(given, schemas);
  if (values !== undefined || value !== undefined) return true;
  if (Array.isArray(anyOf)) return anyOf.some((one: JsonSchema) => holdsText(one, schemas));
  const types = [type].flat();
  if (types.includes('array')) return holdsText(Object(items), schemas);
  return type === undefined || types.some((one) => one === 'string' || one === 'number' || one === 'integer');
}
