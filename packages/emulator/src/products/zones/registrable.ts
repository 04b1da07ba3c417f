/** Checks that a name can be a zone: registrable domains, and subdomains on some plans. */
import { createRequire } from 'node:module';
import { domainToUnicode } from 'node:url';
import type { parse } from 'tldts';
import { problem } from '../../problem.ts';

/** Loaded with the first name that needs it, as the list of suffixes takes a while to load. */
let parseName: typeof parse | undefined;

function parsed(name: string): ReturnType<typeof parse> {
  parseName ??= (createRequire(import.meta.url)('tldts') as { parse: typeof parse }).parse; // the package's own type
  return parseName(domainToUnicode(name), { allowPrivateDomains: true });
}

/**
 * Reserved for tests and examples, since nobody can register names below them: https://www.rfc-editor.org/rfc/rfc6761
 */
const TEST_SUFFIXES: ReadonlySet<string | null> = new Set(['example', 'test', 'invalid', 'localhost']);
const EXAMPLES = /^[^.]+\.(example|test|invalid|localhost)$|^example\.(com|net|org)$/;

/**
 * A subdomain is its own zone on the Enterprise plan, or where its parent is on the Public Suffix List.
 * https://developers.cloudflare.com/dns/zone-setups/subdomain-setup/
 * https://developers.cloudflare.com/dns/zone-setups/troubleshooting/cannot-add-domain/
 * @throws Problem 400
 */
export function mustBeRegistrable(name: string, isEnterprise: boolean): void {
  if (EXAMPLES.test(name)) return;
  const { domain, publicSuffix, isIcann, isPrivate } = parsed(name);
  if (!isIcann && !isPrivate && !TEST_SUFFIXES.has(publicSuffix))
    throw problem(400, 1049, `${name} is not a registered domain`, '/name');
  const isBelow = domain !== null && domain !== domainToUnicode(name);
  if (domain !== null && (!isBelow || isEnterprise)) return;
  const hint = 'give the root domain and not a subdomain (example.com, not subdomain.example.com)';
  throw problem(400, 1099, `We were unable to identify ${name} as a registered domain: ${hint}`, '/name');
}
