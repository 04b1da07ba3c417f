/** Validates a record's content and comments on it while it is typed. */
import { contentOf, MalformedError, readContent } from '@flarewire/zone-file';

export interface RecordAt {
  readonly type: string;
  /** Fully qualified name. */
  readonly name: string;
  readonly isProxied: boolean;
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const NAMED = new Set(['CNAME', 'MX', 'NS', 'PTR']);
const ARTICLE: Readonly<Record<string, string>> = { CNAME: 'A CNAME record', MX: 'An MX record', NS: 'An NS record' };

/** The reason the content is invalid for the record; undefined if it is valid or empty. */
export function contentProblem({ type, name, isProxied }: RecordAt, content: string): string | undefined {
  const text = content.trim();
  if (text === '') return undefined;
  if (type === 'TXT' && (text.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1 && text.startsWith('"'))
    return 'A quotation mark is not closed.';
  if (NAMED.has(type)) {
    if (text.includes('://')) return 'Enter a hostname, without https://.';
    if (IPV4.test(text) || text.includes(':'))
      return `${ARTICLE[type] ?? `A ${type} record`} holds a name, not an address.${type === 'CNAME' ? ' For an address choose A or AAAA.' : ''}`;
    if (type === 'CNAME' && text.replace(/\.$/, '').toLowerCase() === name.toLowerCase())
      return 'A name cannot be an alias of itself.';
  }
  if (type === 'A' && text.includes(':')) return 'This is an IPv6 address. For it, choose AAAA.';
  if (type === 'AAAA' && IPV4.test(text)) return 'This is an IPv4 address. For it, choose A.';
  if (isProxied && isPrivate(text)) return 'Cloudflare cannot reach this private address. Turn off the proxy for it.';
  return refusalOf(() => readContent(type, text));
}

/** Validates a record given in parts; undefined while one is missing. */
export function dataProblem(type: string, data: Readonly<Record<string, unknown>>): string | undefined {
  const reason = refusalOf(() => contentOf(type, data));
  return reason !== undefined && /is missing/.test(reason) ? undefined : reason;
}

function refusalOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof MalformedError) return sentence(error.message);
    throw error;
  }
}

/** `address: found "x", expected y` → `Found "x", expected y.` */
function sentence(reason: string): string {
  const text = reason.replace(/^(address|target|public_key): /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!]$/.test(text) ? '' : '.'}`;
}

/** Addresses that the proxy cannot reach (RFC 1918, RFC 6890, RFC 4193). */
const PRIVATE =
  /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1?$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i;

export const isPrivate = (content: string): boolean => PRIVATE.test(content);

/** Maximum octets of a string within a TXT record. https://www.rfc-editor.org/rfc/rfc1035#section-3.3 */
const MAX_STRING = 255;

/** A text's length, its wire format, and common mistakes. */
export function textNote(content: string): string {
  const inside = content.startsWith('"') ? content.replace(/^"|"$/g, '').replace(/"\s+"/g, '') : content;
  const octets = new TextEncoder().encode(inside).length;
  const strings = Math.ceil(octets / MAX_STRING);
  const parts = [`${octets} ${octets === 1 ? 'byte' : 'bytes'}`];
  if (strings > 1) parts.push(`travels as ${strings} strings of at most ${MAX_STRING}`);
  if (content.startsWith('"')) parts.push('the quotes around it are not part of the text');
  if (/^"?v=spf1\b/i.test(content)) parts.push('a name can have only one SPF record: add further senders to it');
  return parts.join(' · ');
}
