/** The visitor of a request: headers that Cloudflare adds, and `request.cf`. https://developers.cloudflare.com/fundamentals/reference/http-headers/ */
import type { Sandbox } from '../state/sandbox.ts';
import type { Visitor } from './types.ts';

/** Texts about a client certificate, empty without one. https://developers.cloudflare.com/workers/runtime-apis/request/#incomingrequestcfproperties */
const OF_CERTIFICATE = [
  ...['certFingerprintSHA1', 'certFingerprintSHA256', 'certIssuerDN', 'certIssuerDNLegacy', 'certIssuerDNRFC2253'],
  ...['certIssuerSKI', 'certIssuerSerial', 'certNotAfter', 'certNotBefore', 'certSKI', 'certSerial', 'certSubjectDN'],
  ...['certSubjectDNLegacy', 'certSubjectDNRFC2253'],
];

/** https://developers.cloudflare.com/workers/runtime-apis/request/#incomingrequestcfproperties */
const CF = {
  asn: 64496,
  asOrganization: 'Example',
  clientTcpRtt: 0,
  city: 'Austin',
  colo: 'DFW',
  continent: 'NA',
  country: 'US',
  httpProtocol: 'HTTP/2',
  latitude: '30.27130',
  longitude: '-97.74260',
  metroCode: '635',
  postalCode: '78701',
  region: 'Texas',
  regionCode: 'TX',
  requestPriority: 'weight=192;exclusive=0',
  timezone: 'America/Chicago',
  tlsCipher: 'AEAD-AES128-GCM-SHA256',
  tlsClientAuth: {
    certPresented: '0',
    certRevoked: '0',
    certVerified: 'NONE',
    ...Object.fromEntries(OF_CERTIFICATE.map((name) => [name, ''])),
  },
  tlsVersion: 'TLSv1.3',
};

export interface KnownVisitor {
  readonly ip: string;
  readonly ray: string;
  readonly cf: Readonly<Record<string, unknown>>;
}

export const visitorOf = (sandbox: Sandbox, { ip = '203.0.113.1', cf = {} }: Visitor = {}): KnownVisitor => ({
  ip,
  ray: sandbox.ids.hex().slice(0, 16),
  cf: { ...CF, ...cf },
});

/** A visitor cannot set these. */
export function visitorHeaders(request: Request, { ip, ray, cf }: KnownVisitor): Headers {
  const headers = new Headers(request.headers);
  const before = headers.get('x-forwarded-for');
  headers.set('cf-connecting-ip', ip);
  headers.set('cf-ipcountry', String(cf.country));
  headers.set('cf-ray', `${ray}-${cf.colo}`);
  headers.set('cf-visitor', JSON.stringify({ scheme: new URL(request.url).protocol.slice(0, -1) }));
  headers.set('x-forwarded-for', before === null ? ip : `${before}, ${ip}`);
  headers.set('x-forwarded-proto', new URL(request.url).protocol.slice(0, -1));
  headers.set('x-real-ip', ip);
  return headers;
}
