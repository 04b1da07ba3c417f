/** Facts of an operation besides its fields, one per row. */

import type { OperationEntry } from './operation-entry.ts';
import { wordsOf } from './tiers.ts';

const WAYS_IN: Readonly<Record<string, string>> = {
  'api_email+api_key': 'email and global API key',
  api_token: 'API token',
  user_service_key: 'user service key',
  pages_upload_token: 'upload token of Pages',
  assets_jwt: 'token of the upload session',
};
const ALL_PLANS = 4;

const code = (text: string): string => `\`${text}\``;
const codes = (names: readonly string[]): string => names.map(code).join(', ');

/** Names with their texts; what is between backticks is code. */
export function factRows(entry: OperationEntry): readonly (readonly [name: string, text: string])[] {
  const { operation, schemas, tier } = entry;
  const { permissions, plans, security, sunset, confirm, availability } = operation;
  const { key, waits, cascades, most, source } = schemas;
  const rows: (readonly [string, string | undefined])[] = [
    ['Permission', permissions === undefined ? 'not documented by Cloudflare' : oneOf(permissions)],
    ['Plans', plans === undefined ? undefined : plansText(plans)],
    ['Sign-in', security === undefined ? undefined : signIn(security)],
    ['Status', availability === undefined || availability === 'ga' ? undefined : availability],
    ['Switched off', sunset],
    ['Confirm', confirm === true ? 'Cloudflare asks before this is done' : undefined],
    ['Natural key', key === undefined ? undefined : codes(key)],
    ['Waits for', waits === undefined ? undefined : waitText(waits)],
    ['Deletes too', cascades === undefined || cascades.length === 0 ? undefined : codes(cascades)],
    ['At most', most === undefined ? undefined : `${most.toLocaleString('en')} entries in one call`],
    ['Emulator', wordsOf(tier)],
    ['Documentation', `[Cloudflare's page](${operation.docs})${source === undefined ? '' : `, [more](${source})`}`],
  ];
  return rows.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
}

const oneOf = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `one of ${names.join(', ')}`;

function plansText(plans: readonly string[]): string {
  if (plans.length >= ALL_PLANS) return 'all';
  return plans.map((plan) => plan.charAt(0).toUpperCase() + plan.slice(1)).join(', ');
}

function signIn(security: readonly string[]): string {
  if (security.includes('none')) return 'none';
  return `${security.map((way) => WAYS_IN[way] ?? way).join(' or ')} only`;
}

type Waits = NonNullable<OperationEntry['schemas']['waits']>;

function waitText({ operation, field, done, failed }: Waits): string {
  const isDone = done.map((one) => (one === '*' ? 'any value' : code(one))).join(' or ');
  const isFailed = failed.length === 0 ? '' : `; ${codes(failed)} means that it failed`;
  return `${code(operation)} until its ${code(field)} is ${isDone}${isFailed}`;
}
