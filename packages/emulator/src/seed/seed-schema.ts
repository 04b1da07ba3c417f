/** Schema of a seed: the initial state of a sandbox, as people write it. */
import type { JsonSchema } from '@flarewire/contract';
import type { PresetName } from '../controls/fault-presets.ts';
import type { FaultRule } from '../controls/fault-rule.ts';
import type { Limits } from '../request/limits.ts';

export interface Seed {
  /** Replaces the default account; items without an account belong to the first. */
  readonly accounts?: readonly { readonly id?: string; readonly name: string; readonly type?: string }[];
  readonly user?: {
    readonly id?: string;
    readonly email?: string;
    readonly first_name?: string;
    readonly last_name?: string;
    /** Global API key, for requests with the user's email. */
    readonly api_key?: string;
  };
  readonly tokens?: readonly SeedToken[];
  readonly zones?: readonly SeedZone[];
  readonly kv?: readonly SeedNamespace[];
  /** Other content: calls of the API, in this order. `{account_id}` and `{zone_id:example.com}` are replaced by ids. */
  readonly requests?: readonly { readonly method?: string; readonly path: string; readonly body?: unknown }[];
  readonly faults?: PresetName | readonly FaultRule[];
  readonly limits?: Limits;
  /** Time at which the emulator's clock begins, RFC 3339. */
  readonly clock?: string;
}

export interface SeedToken {
  readonly value: string;
  readonly name?: string;
  /** Names of permission groups: `DNS Write`. Without them the token may do everything. */
  readonly permissions?: readonly string[];
  /** As in a token's policy. @default everything */
  readonly resources?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** The account that owns it. @default the user owns it */
  readonly account?: string;
  readonly status?: 'active' | 'disabled';
  readonly expires_on?: string;
  readonly not_before?: string;
}

export interface SeedZone {
  readonly name: string;
  readonly id?: string;
  readonly account?: string;
  readonly type?: string;
  /** @default active */
  readonly status?: 'active' | 'pending';
  /** As the API takes them. */
  readonly records?: readonly Readonly<Record<string, unknown>>[];
}

export interface SeedNamespace {
  readonly title: string;
  readonly id?: string;
  readonly account?: string;
  /** Text by key, or an object with `value` and the other fields of a bulk write. */
  readonly values?: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;
}

const text = { type: 'string', minLength: 1 };
const id = { type: 'string', pattern: '^[\\w-]{1,64}$' };
const time = { type: 'string', format: 'date-time' };
const list = (properties: object, required: readonly string[]) => ({
  type: 'array',
  items: closed(properties, required),
});

function closed(properties: object, required: readonly string[] = []): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

export const SEED_SCHEMA: JsonSchema = closed({
  accounts: list({ id, name: text, type: text }, ['name']),
  user: closed({ id, email: text, first_name: text, last_name: text, api_key: text }),
  tokens: list(
    {
      value: text,
      name: text,
      permissions: { type: 'array', items: text },
      resources: { type: 'object' },
      account: id,
      status: { enum: ['active', 'disabled'] },
      expires_on: time,
      not_before: time,
    },
    ['value'],
  ),
  zones: list(
    {
      name: text,
      id,
      account: id,
      type: text,
      status: { enum: ['active', 'pending'] },
      records: { type: 'array', items: { type: 'object' } },
    },
    ['name'],
  ),
  kv: list({ title: text, id, account: id, values: { type: 'object' } }, ['title']),
  requests: list({ method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] }, path: { pattern: '^/' }, body: {} }, [
    'path',
  ]),
  faults: {},
  limits: {},
  clock: time,
});

/** Content of `default`. */
export const DEFAULT_SEED = `accounts:
  - id: f1a4e000000000000000000000000001
    name: Local account
user:
  id: f1a4e000000000000000000000000002
  email: user@example.com
  api_key: local-api-key
tokens:
  - value: local-admin
    name: May do everything
  - value: local-read-only
    name: Reads zones and DNS
    permissions: [Zone Read, DNS Read]
  - value: local-dns
    name: Edits DNS
    permissions: [Zone Read, DNS Write]
zones:
  - id: f1a4e000000000000000000000000010
    name: example.com
    records:
      - { type: A, name: example.com, content: 192.0.2.1, ttl: 300 }
      - { type: CNAME, name: www, content: example.com, proxied: true }
      - { type: MX, name: example.com, content: mail.example.com, priority: 10 }
  - id: f1a4e000000000000000000000000011
    name: example.org
    status: pending
`;
