import { expect, test } from 'vitest';
import { docsPage } from './docs-page.ts';

test.each([
  ['zones.get', 'zones/methods/get/'],
  ['dns.zoneTransfers.forceAXFR.create', 'dns/subresources/zone_transfers/subresources/force_axfr/methods/create/'],
  ['ddosProtection.advancedTCPProtection.list', 'ddos_protection/subresources/advanced_tcp_protection/methods/list/'],
  ['dDoSProtection.advancedTCPProtection.list', 'ddos_protection/subresources/advanced_tcp_protection/methods/list/'],
  ['radar.dns.summary.dnssecE2E', 'radar/subresources/dns/subresources/summary/methods/dnssec_e2e/'],
  ['images.v2.deleteByIDs', 'images/subresources/v2/methods/delete_by_ids/'],
  ['iam.idPFederationGrants.list', 'iam/subresources/idp_federation_grants/methods/list/'],
  ['originCACertificates.get', 'origin_ca_certificates/methods/get/'],
])('the page of %s is %s', (operation, path) => {
  expect(docsPage(operation)).toBe(`https://developers.cloudflare.com/api/resources/${path}`);
});
