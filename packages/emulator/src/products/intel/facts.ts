/** Facts about domains and addresses: real categories, everything else derived from the name. */
import { createHash } from 'node:crypto';
import { chance } from '../shared/chance.ts';
import type { Fields } from '../shared/fields.ts';
import { DOMAIN_CATEGORIES } from '../zero-trust/gateway/domain-categories.ts';

interface Category {
  readonly id: number;
  readonly name: string;
  readonly super_category_id: number;
}

/** Numbers: https://developers.cloudflare.com/cloudflare-one/traffic-policies/domain-categories/#category-and-subcategory-ids */
function categories(...ids: readonly number[]): Category[] {
  return ids.flatMap((id) =>
    DOMAIN_CATEGORIES.flatMap(({ id: super_category_id, subcategories }) =>
      subcategories.filter((one) => one.id === id).map(({ name }) => ({ id, name, super_category_id })),
    ),
  );
}

/** Technology, content servers, business, finance, education, news, ecommerce, social networks. */
const CONTENT = categories(155, 81, 75, 89, 90, 122, 88, 149);

/** Phishing, malware, botnets, newly seen domains. */
const RISKS = categories(131, 117, 80, 177);

/** Names by which a program asks for a risk: `phishing.example`, `malware.testcategory.com`. */
const RISKY: Readonly<Record<string, number>> = { phishing: 131, malware: 117, botnet: 80 };

const RANKED = 100_000;

export const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

export const contentOf = (domain: string): Category[] => {
  const at = Math.floor(chance(`${domain}|content`) * CONTENT.length);
  return CONTENT.slice(at, at + 1);
};

export const risksOf = (domain: string): Category[] => {
  const id = domain
    .split('.')
    .map((label) => RISKY[label])
    .find((one) => one !== undefined);
  return RISKS.filter((one) => one.id === id);
};

/** An address for documentation: https://www.rfc-editor.org/rfc/rfc5737 */
export const addressOf = (domain: string): string => `198.51.100.${1 + Math.floor(chance(`${domain}|address`) * 250)}`;

export const rankOf = (domain: string): number => 1 + Math.floor(chance(`${domain}|rank`) * RANKED);

/** A subdomain inherits the facts of its domain. */
const parentOf = (domain: string): string | undefined => {
  const labels = domain.split('.');
  return labels.length > 2 ? labels.slice(-2).join('.') : undefined;
};

export function domainFacts(domain: string, isRanked: boolean, isResolved: boolean): Fields {
  const parent = parentOf(domain);
  const address = addressOf(domain);
  const risks = risksOf(domain);
  return {
    domain,
    additional_information: {},
    application: {},
    content_categories: contentOf(parent ?? domain),
    inherited_content_categories: parent === undefined ? [] : contentOf(parent),
    ...(parent === undefined ? {} : { inherited_from: parent }),
    inherited_risk_types: parent === undefined ? [] : risksOf(parent),
    risk_types: risks,
    risk_score: risks.length > 0 ? 0.9 : 0,
    ...(isRanked ? { popularity_rank: rankOf(domain) } : {}),
    resolves_to_refs: isResolved ? [{ id: `ipv4-addr--${uuidOf(address)}`, value: address }] : [],
  };
}

/** https://developers.cloudflare.com/waf/tools/lists/managed-lists/#managed-ip-lists */
export const IP_LISTS = [
  { id: 1, name: 'cf.open_proxies', description: 'Open HTTP and SOCKS proxies' },
  { id: 2, name: 'cf.anonymizer', description: 'Open proxies, VPNs and Tor nodes' },
  { id: 3, name: 'cf.vpn', description: 'VPN servers' },
  { id: 4, name: 'cf.malware', description: 'Sources of malware' },
  { id: 5, name: 'cf.botnetcc', description: 'Botnet command and control servers' },
];
