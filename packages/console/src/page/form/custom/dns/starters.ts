/** Templates of common records, with values from their providers' documentation. */

export interface Starter {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** @param zone name of the zone; undefined if it is unknown */
export const startersFor = (zone = 'example.com'): readonly Starter[] => [
  ...websiteStarters(zone),
  ...mailStarters(zone),
  ...policyStarters(zone),
];

function websiteStarters(zone: string): readonly Starter[] {
  return [
    {
      id: 'www',
      label: 'www as an alias',
      note: `www.${zone} leads to ${zone}`,
      record: { type: 'CNAME', name: `www.${zone}`, content: zone, proxied: true, ttl: 1 },
    },
    // https://letsencrypt.org/docs/caa/
    {
      id: 'caa',
      label: 'Certificates of one authority',
      note: 'CAA for Let’s Encrypt',
      record: { type: 'CAA', name: zone, data: { flags: 0, tag: 'issue', value: 'letsencrypt.org' }, ttl: 1 },
    },
  ];
}

function mailStarters(zone: string): readonly Starter[] {
  return [
    // https://support.google.com/a/answer/174125
    {
      id: 'google-mx',
      label: 'Google Workspace: receive mail',
      note: 'MX smtp.google.com',
      record: { type: 'MX', name: zone, content: 'smtp.google.com', priority: 1, ttl: 1 },
    },
    // https://developers.cloudflare.com/dns/manage-dns-records/how-to/set-up-google-workspace/
    {
      id: 'google-spf',
      label: 'Google Workspace: send mail',
      note: 'SPF, merged with other senders if there are any',
      record: { type: 'TXT', name: zone, content: 'v=spf1 include:_spf.google.com ~all', ttl: 1 },
    },
    // https://learn.microsoft.com/microsoft-365/admin/get-help-with-domains/create-dns-records-at-any-dns-hosting-provider
    {
      id: 'microsoft-mx',
      label: 'Microsoft 365: receive mail',
      note: 'MX; compare with your admin center',
      record: {
        type: 'MX',
        name: zone,
        content: `${zone.replaceAll('.', '-')}.mail.protection.outlook.com`,
        priority: 0,
        ttl: 1,
      },
    },
    {
      id: 'microsoft-spf',
      label: 'Microsoft 365: send mail',
      note: 'SPF, merged with other senders if there are any',
      record: { type: 'TXT', name: zone, content: 'v=spf1 include:spf.protection.outlook.com -all', ttl: 1 },
    },
    {
      id: 'microsoft-autodiscover',
      label: 'Microsoft 365: set up Outlook',
      note: 'CNAME autodiscover',
      record: {
        type: 'CNAME',
        name: `autodiscover.${zone}`,
        content: 'autodiscover.outlook.com',
        proxied: false,
        ttl: 1,
      },
    },
  ];
}

/** Policies for email sent in the zone's name. */
function policyStarters(zone: string): readonly Starter[] {
  return [
    // https://www.rfc-editor.org/rfc/rfc7489#section-6.3
    {
      id: 'dmarc-watch',
      label: 'DMARC: watch',
      note: 'Reports by mail; nothing is refused',
      record: { type: 'TXT', name: `_dmarc.${zone}`, content: `v=DMARC1; p=none; rua=mailto:dmarc@${zone}`, ttl: 1 },
    },
    {
      id: 'dmarc-reject',
      label: 'DMARC: refuse',
      note: 'Mail that fails SPF and DKIM is refused',
      record: { type: 'TXT', name: `_dmarc.${zone}`, content: `v=DMARC1; p=reject; rua=mailto:dmarc@${zone}`, ttl: 1 },
    },
    // https://www.rfc-editor.org/rfc/rfc7208#section-10.1.2
    {
      id: 'no-mail',
      label: 'No mail from here',
      note: 'SPF that allows no sender',
      record: { type: 'TXT', name: zone, content: 'v=spf1 -all', ttl: 1 },
    },
  ];
}
