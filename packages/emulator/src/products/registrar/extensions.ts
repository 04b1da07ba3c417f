/** Extensions for registrations, as far as documented, and checks of names. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { bearing, below, type Fields, fieldsOf } from '../shared/fields.ts';
import { missing } from '../shared/refusals.ts';
import { zoneTables } from '../zones/state.ts';

/** https://developers.cloudflare.com/api/resources/registrar/ */
const EXTENSIONS =
  'academy ai app blog build ca chat cloud co.uk com day dev email family fyi games group icu info ing life live me.uk net network news online org org.uk page pro run shop site solutions space studio systems tech today tools uk us world xyz'.split(
    ' ',
  );
/** Such as the dashboard alone offers. */
const DASHBOARD = 'cc giving inc link lol mom new sh'.split(' ');
/** Of the examples of https://developers.cloudflare.com/registrar/registrar-api/ ; other prices are documented nowhere, and left out. */
const PRICES: Readonly<Record<string, string>> = { com: '8.57', dev: '10.11', app: '11.00' };

/** Of a year, by the extension of the name; undefined where none is documented. */
export const priceOf = (name: string): string | undefined => PRICES[name.split('.').slice(1).join('.')];

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const known = new Set([...EXTENSIONS, ...DASHBOARD]);

/** Label and extension; undefined where the name has a host part, or is none. */
function partsOf(name: string): { label: string; extension: string } | undefined {
  const [label = '', ...rest] = name.toLowerCase().split('.');
  const extension = rest.join('.');
  const isName = [label, ...rest].every((part) => LABEL.test(part));
  if (!isName || rest.length === 0 || known.has(name)) return undefined;
  return known.has(extension) || rest.length === 1 ? { label, extension } : undefined;
}

/** A name is taken where it is a zone of this emulator, or was registered in it. */
function isTaken(context: Context, name: string): boolean {
  const isSandbox = context.segments[2] !== 'registrar';
  const rows = context.sandbox.use(zoneTables).select('1 FROM zones WHERE name = ? LIMIT 1', [name]);
  if (!isSandbox && rows.length > 0) return true;
  const scope = below(context, String(context.segments[2]), 'registrations');
  return bearing(context, scope, 'domain_name', name).length > 0;
}

export function checked(context: Context, text: string): Fields[] {
  const parts = partsOf(text);
  if (parts === undefined) return [];
  const name = text.toLowerCase();
  const { extension } = parts;
  const reason = DASHBOARD.includes(extension)
    ? 'extension_not_supported_via_api'
    : !EXTENSIONS.includes(extension)
      ? 'extension_not_supported'
      : isTaken(context, name)
        ? 'domain_unavailable'
        : undefined;
  if (reason !== undefined) return [{ name, registrable: false, reason }];
  const cost = PRICES[extension];
  const pricing = { currency: 'USD', registration_cost: cost, renewal_cost: cost };
  return [{ name, registrable: true, tier: 'standard', ...(cost === undefined ? {} : { pricing }) }];
}

/** Malformed names are left out: https://developers.cloudflare.com/registrar/registrar-api/#2-check-real-time-availability-and-pricing */
function check<Result>(context: Showing<Result>): Result {
  const { domains }: Fields = fieldsOf(context);
  const names = Array.isArray(domains) ? domains.map(String) : [];
  return context.fit({ domains: names.flatMap((name) => checked(context, name)) });
}

/** Names of the words that are asked for: https://developers.cloudflare.com/registrar/registrar-api/#1-search-for-domains */
function search<Result>(context: Showing<Result>): Result {
  const { q, extensions, limit } = context.query;
  const asked = Array.isArray(extensions) ? extensions.map(String) : [];
  const text = String(q).toLowerCase();
  const label = (partsOf(text)?.label ?? text).replace(/[^a-z0-9-]/g, '');
  const first = ['com', 'dev', 'app'];
  const order = [...first, ...EXTENSIONS.filter((extension) => !first.includes(extension))];
  const names = order
    .filter((extension) => asked.length === 0 || asked.includes(extension))
    .flatMap((extension) => checked(context, `${label}.${extension}`))
    .filter(({ registrable }) => registrable === true);
  return context.fit({ domains: names.slice(0, typeof limit === 'number' ? limit : 20) });
}

/** The shortest term is two years for `.ai`, and one for others. */
function extensionOf(name: string): Fields {
  const years = { type: 'integer', minimum: name === 'ai' ? 2 : 1, maximum: 10 };
  const domain_name = { type: 'string', minLength: 3, maxLength: 253 };
  const schema = (properties: Fields): Fields => ({ type: 'object', required: ['domain_name'], properties });
  return {
    metadata: { name, tld: name.split('.').at(-1) },
    registration_schema: schema({ domain_name, years }),
    transfer_schema: schema({ domain_name }),
  };
}

function listed({ query }: Context): Fields[] {
  const names = EXTENSIONS.filter((name) => query.name === undefined || query.name === name).sort();
  return (query.direction === 'desc' ? names.reverse() : names).map(extensionOf);
}

function get<Result>(context: Showing<Result>): Result {
  const { extension = '' } = context.path;
  if (!EXTENSIONS.includes(extension)) throw missing(`extension '${extension.slice(0, 64)}'`, '/extension');
  return context.fit(extensionOf(extension));
}

export const registrarExtensions = {
  'registrar.check': (context) => check(context),
  'registrar.search': (context) => search(context),
  'registrar.extensions.list': (context) => context.page(listed(context), (one) => context.fit(one)),
  'registrar.extensions.get': (context) => get(context),
  'registrarSandbox.check': (context) => check(context),
  'registrarSandbox.search': (context) => search(context),
  'registrarSandbox.extensions.list': (context) => context.page(listed(context), (one) => context.fit(one)),
  'registrarSandbox.extensions.get': (context) => get(context),
} satisfies Handlers;
