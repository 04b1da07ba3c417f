/** What the `format` keyword accepts; one table for the quick check and for Ajv. All of them run in linear time. */
import { isIP, isIPv4, isIPv6 } from 'node:net';

type Format = (text: string) => boolean;

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d):(\d\d):(\d\d)(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,255}$/;
const LABEL = /^(?:\*|[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)$/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

function isDate(text: string): boolean {
  const parts = DATE.exec(text);
  if (parts === null) return false;
  const [, year, month, day] = parts.map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0));
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

function isDateTime(text: string): boolean {
  const parts = DATE_TIME.exec(text);
  return (
    parts !== null && isDate(parts[1] ?? '') && Number(parts[2]) < 24 && Number(parts[3]) < 60 && Number(parts[4]) <= 60
  );
}

/** Wider than RFC 1123: DNS names with underscores, a leading `*` and a trailing dot are hosts to this API. */
function isHostname(text: string): boolean {
  const name = text.endsWith('.') ? text.slice(0, -1) : text;
  return name.length > 0 && name.length <= 253 && name.split('.').every((label) => LABEL.test(label));
}

function isCidr(text: string): boolean {
  const slash = text.lastIndexOf('/');
  if (slash < 0) return isIP(text) !== 0;
  const bits = text.slice(slash + 1);
  const version = isIP(text.slice(0, slash));
  return version !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Formats that are not here (`int64`, `password`, `binary` …) say nothing that a check could hold. */
export const FORMATS: Readonly<Record<string, Format>> = {
  date: isDate,
  'date-time': isDateTime,
  uuid: (text) => UUID.test(text),
  email: (text) => EMAIL.test(text),
  hostname: isHostname,
  ipv4: isIPv4,
  ipv6: isIPv6,
  ip: (text) => isIP(text) !== 0,
  cidr: isCidr,
  uri: (text) => SCHEME.test(text) && URL.canParse(text),
};
