/** Messages of errors, with commands, flags and variables in place of the calls and options of the library. */
import { index } from '@flarewire/contract';
import { flagName } from '@flarewire/snippets/command/flags';
import { wordsOf } from '@flarewire/snippets/command/words';
import { WrongInput } from '../wrong-input.ts';

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/No credentials: .*/s, 'Not logged in: run flarewire login, or set CLOUDFLARE_API_TOKEN.'],
  [/^(zoneFor|accountFor): /, ''],
  [
    /Wait for `retryAfter`; `pace` keeps calls below the limit, and across machines if it has a store\./,
    'Wait before you send the next request.',
  ],
  [/No credentials arrived: .*/s, 'No credentials arrived: run flarewire login, or set CLOUDFLARE_API_TOKEN.'],
  [
    /(connect ECONNREFUSED (?:127\.|::1)\S*?)\.$/,
    '$1. Nothing listens there: start the emulator with flarewire emulator, or correct CLOUDFLARE_BASE_URL.',
  ],
  [
    /(getaddrinfo (?:ENOTFOUND|EAI_AGAIN) \S+?)\.$/,
    '$1. Check the network, and CLOUDFLARE_BASE_URL if it is set; flarewire doctor tests the connection.',
  ],
  [/point `baseURL` or CLOUDFLARE_BASE_URL at it/, 'use --local, or point CLOUDFLARE_BASE_URL at it'],
  [/`apiToken`/g, 'CLOUDFLARE_API_TOKEN'],
  [/`apiKey`/g, 'CLOUDFLARE_API_KEY'],
  [/`apiEmail`/g, 'CLOUDFLARE_EMAIL'],
  [/`cf-r2-jurisdiction`/g, '--jurisdiction'],
  [/`([a-z][\w.]*)`/g, '--$1'],
];

/** `dns.records.list({ zone_id, name: { exact } })` */
const CALL = /\b([a-zA-Z]\w*(?:\.\w+)+)(?:\(\{ ?([^()]*?) ?\}\))?/g;

export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  // The command's own words.
  if (error instanceof WrongInput) return message;
  const { hint, status, operation } = error as Error & { hint?: string; status?: number; operation?: string }; // of an APIError
  const isOwn = hint !== undefined && hint !== '' && message.endsWith(hint);
  const before = isOwn ? message.slice(0, -hint.length) : message;
  // The server's words stay as they are.
  const said = status === undefined ? inCommands(before) : withoutName(before, operation);
  return isOwn ? `${said}${inCommands(hint)}` : said;
}

const withoutName = (message: string, operation = ''): string =>
  operation !== '' && message.startsWith(`${operation}: `)
    ? `${wordsOf(operation).join(' ')}${message.slice(operation.length)}`
    : message;

/** Advice of the library, as a user of the command can follow it. */
export function inCommands(text: string): string {
  const names = new Set(index().operations.map(({ name }) => name));
  const called = text.replace(CALL, (whole, name: string, params: string | undefined) =>
    names.has(name) ? ['flarewire', ...wordsOf(name), ...flagsFor(params)].join(' ') : whole,
  );
  return WORDS.reduce((said, [from, to]) => said.replace(from, to), called);
}

function flagsFor(params = ''): string[] {
  const named = Array.from(params.matchAll(/(\w+)(?:: \{ (\w+) \})?/g), ([, name = '', inner]) => ({ name, inner }));
  return named.map(({ name, inner }) => {
    const [, scope] = /^(zone|account)_id$/.exec(name) ?? [];
    if (scope !== undefined) return `--${scope} ${scope.toUpperCase()}`;
    return `--${flagName(name)}${inner === undefined ? '' : `.${inner}`} ${name.toUpperCase()}`;
  });
}
