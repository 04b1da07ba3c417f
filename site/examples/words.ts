/** Realistic texts for required fields of examples, by the name of the field. */
import type { WordOf } from '@flarewire/schema';

/** The point in time of all examples. */
export const NOW = '2026-12-01T12:00:00Z';

const HEX_ID = '023e105f4ecef8ad9ca31a8372d0c353';
/** The first expression that matches the name decides. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(ca_)?certificates?$/, '-----BEGIN CERTIFICATE-----'],
  [/^csr$/, '-----BEGIN CERTIFICATE REQUEST-----'],
  [/^private_key$/, '-----BEGIN PRIVATE KEY-----'],
  [/(_at|At|_on|_time|Time|_date|Date|_?timestamp|since|until)$|^(time|date|created|updated|modified|start|end)$/, NOW],
  [/e?mail(_address)?$|^(from|to)$/i, 'user@example.com'],
  [/host(name)?s?$|domains?(_name)?$|^(zone_name|fqdn|sni|record_name)$|hostname/i, 'www.example.com'],
  [/ur[il]s?$|endpoint$|webhook|origin$/i, 'https://www.example.com/'],
  [/cidr|prefix(es)?$|network$|subnet/i, '192.0.2.0/24'],
  [/^ips?$|_ips?$|^ip_|address(es)?$/i, '192.0.2.1'],
  [/expression$|^filter$/i, 'http.host eq "www.example.com"'],
  [/^(sql|query)$/i, 'SELECT 1'],
  [/description|comment|notes?$|reason|summary|message|body|^text$|prompt|content$/i, 'Created from the documentation'],
  [/title|label$|^name$|_name$|Name$/i, 'docs-example'],
  [/tags?$/i, 'docs'],
  [/country|countries|region/i, 'US'],
  [/phone/i, '+1.5555555555'],
  [/currency/i, 'USD'],
  [/version/i, '1.0.0'],
  [/path$|pattern$|route$/i, '/docs'],
  [/^(id|uuid|uid|tag)$|_(id|uuid|tag)s?$|[a-z]Ids?$/, HEX_ID],
  [/key|slug|identifier/i, 'docs-example'],
  [/secret|password|token/i, '3f2c9a71b04e4d6c8e5a'],
];

/** Text that fits neither name nor format. */
const OTHER = 'docs-example';

export const requestWord: WordOf = (name, isRequired) =>
  isRequired ? (WORDS.find(([pattern]) => pattern.test(name))?.[1] ?? OTHER) : undefined;
