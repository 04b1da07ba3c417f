/** A certificate of `example.com` with its key and signing request, made for the examples; valid from 2026. */
import { isFile, isObject } from '@flarewire/schema';

const CERTIFICATE = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBqjCCAVCgAwIBAgIUBcV80/BTTlil4JnY/C27fzTBJzQwCgYIKoZIzj0EAwIw',
  'FjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wHhcNMjYxMTI3MDQwMDI1WhcNMzYxMTI0',
  'MDQwMDI1WjAWMRQwEgYDVQQDDAtleGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqG',
  'SM49AwEHA0IABOc9Gi3PTGzDQ0j79OZVF5plDxqt+l6+4Rj+9OnU+nCNtYjx7Wm7',
  'W+liUm87huGdAQoCtCnav2EFbkWg/bcceQOjfDB6MB0GA1UdDgQWBBQ3E4LkmeT1',
  'BTaHHmmRrR5yrASeGTAfBgNVHSMEGDAWgBQ3E4LkmeT1BTaHHmmRrR5yrASeGTAP',
  'BgNVHRMBAf8EBTADAQH/MCcGA1UdEQQgMB6CC2V4YW1wbGUuY29tgg93d3cuZXhh',
  'bXBsZS5jb20wCgYIKoZIzj0EAwIDSAAwRQIgUe4AOH9zk1E2ka2tDPcV20NC9xZR',
  'VwTXeXPNZKLepawCIQCiqGaXph4zOQHIEw7vHV9wsHn5jYeQkIe/dNdrIA74Wg==',
  '-----END CERTIFICATE-----',
].join('\n');

const PRIVATE_KEY = [
  '-----BEGIN PRIVATE KEY-----',
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKLkCjzv8+4knPbkY',
  'HycGoCaLXl6EzpUZr03820T+TRmhRANCAATnPRotz0xsw0NI+/TmVReaZQ8arfpe',
  'vuEY/vTp1PpwjbWI8e1pu1vpYlJvO4bhnQEKArQp2r9hBW5FoP23HHkD',
  '-----END PRIVATE KEY-----',
].join('\n');

const REQUEST = [
  '-----BEGIN CERTIFICATE REQUEST-----',
  'MIHRMHgCAQAwFjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggq',
  'hkjOPQMBBwNCAATnPRotz0xsw0NI+/TmVReaZQ8arfpevuEY/vTp1PpwjbWI8e1p',
  'u1vpYlJvO4bhnQEKArQp2r9hBW5FoP23HHkDoAAwCgYIKoZIzj0EAwIDSQAwRgIh',
  'ANCSI9W+++6BkXIfkPnEZPDDbWR/bRtHi/jHMDyczQYYAiEAtM8lm4HPj8xqDs0b',
  'wYyM/WaM+S4R01oBeqBLfrt7QOE=',
  '-----END CERTIFICATE REQUEST-----',
].join('\n');

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^-----BEGIN CERTIFICATE REQUEST-----/, REQUEST],
  [/^-----BEGIN CERTIFICATE-----/, CERTIFICATE],
  [/^-----BEGIN [A-Z ]*PRIVATE KEY-----/, PRIVATE_KEY],
];

/** Replaces shortened certificates and keys by real ones, so that the example can be sent. */
export const withPem = (value: unknown): unknown =>
  mapped(value, (text) => WORDS.find(([start]) => start.test(text))?.[1] ?? text);

/** Leaves only the first and the last line of certificates and keys. */
export const withoutPem = (value: unknown): unknown =>
  mapped(value, (text) => text.replace(/(-----BEGIN ([A-Z ]+)-----)[\s\S]*?(-----END \2-----)/g, '$1\n…\n$3'));

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  if (!isObject(value) || isFile(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one, change)]));
}
