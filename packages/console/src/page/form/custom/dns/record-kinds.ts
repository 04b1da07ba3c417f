/**
 * Record types with their purpose and the name of their content.
 * https://developers.cloudflare.com/dns/manage-dns-records/reference/dns-record-types/
 */
export interface RecordKind {
  /** Purpose of the record type. */
  readonly use: string;
  /** Label of the content; absent if `data` has the parts. */
  readonly content?: string;
  readonly placeholder?: string;
  /** True if the type can be proxied by Cloudflare. */
  readonly isProxiable?: boolean;
  /** Hint for the name. */
  readonly nameHint?: string;
  /** Descriptions of parts of `data`, if those of the contract cover several types. */
  readonly parts?: Readonly<Record<string, string>>;
}

const SERVICE: Omit<RecordKind, 'use'> = {
  parts: { priority: 'The lowest value is tried first; 0 makes it an alias, without parameters.' },
};
const PINNED: Omit<RecordKind, 'use'> = { nameHint: 'Port and protocol come first: _443._tcp.www' };

export const RECORD_KINDS: Readonly<Record<string, RecordKind>> = {
  A: { use: 'Points a name to an IPv4 address', content: 'IPv4 address', placeholder: '192.0.2.1', isProxiable: true },
  AAAA: {
    use: 'Points a name to an IPv6 address',
    content: 'IPv6 address',
    placeholder: '2001:db8::1',
    isProxiable: true,
  },
  CNAME: {
    use: 'Makes a name an alias of another one',
    content: 'Target',
    placeholder: 'host.example.net',
    isProxiable: true,
  },
  MX: { use: 'Says where mail to the name is received', content: 'Mail server', placeholder: 'mail.example.net' },
  TXT: { use: 'Text: SPF, DKIM, DMARC, proof of ownership', content: 'Text', placeholder: 'v=spf1 -all' },
  NS: { use: 'Delegates a name to other name servers', content: 'Name server', placeholder: 'ns1.example.net' },
  CAA: {
    use: 'Says who may issue certificates',
    parts: {
      value: 'Domain of the authority that may issue, such as letsencrypt.org; of iodef a mailto: or https: address.',
    },
  },
  SRV: {
    use: 'Says where a service is: host, port, weight',
    nameHint: 'Service and protocol come first: _sip._tcp',
  },
  HTTPS: { use: 'Says how a website is reached: HTTP/3, ECH', ...SERVICE },
  SVCB: { use: 'Says how a service is reached', ...SERVICE },
  PTR: { use: 'Names an address, in reverse zones', content: 'Host name', placeholder: 'host.example.net' },
  TLSA: { use: 'Pins a certificate of a server (DANE)', ...PINNED },
  SSHFP: { use: 'Fingerprint of an SSH host key' },
  DS: { use: 'Links a delegated zone with its DNSSEC key' },
  DNSKEY: { use: 'Public key of a DNSSEC zone' },
  CERT: { use: 'A certificate, or a pointer to one' },
  LOC: { use: 'Where a host is on Earth' },
  NAPTR: { use: 'Rewrites a name, for telephony' },
  SMIMEA: { use: 'Certificate for signed mail (S/MIME)' },
  URI: { use: 'Maps a name to a URI', parts: { target: 'The URI, such as https://example.net/start.' } },
  OPENPGPKEY: { use: 'Public OpenPGP key of a mail address', content: 'Public key in base64' },
};

export const isProxiable = (type: unknown): boolean => RECORD_KINDS[String(type)]?.isProxiable === true;
