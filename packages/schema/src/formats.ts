/** Checks for the `format` keyword, all in linear time and in plain JavaScript. */

type Format = (text: string) => boolean;

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d):(\d\d):(\d\d)(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,255}$/;
const LABEL = /^(?:\*|[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)$/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const BYTE = /^(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])$/;
const ZONE = /^[\da-z.:-]+$/i;
const GROUP = /^[0-9a-f]{1,4}$/i;

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

/** Wider than RFC 1123: this API accepts DNS names with underscores, a leading `*` and a trailing dot. */
function isHostname(text: string): boolean {
  const name = text.endsWith('.') ? text.slice(0, -1) : text;
  return name.length > 0 && name.length <= 253 && name.split('.').every((label) => LABEL.test(label));
}

function isIPv4(text: string): boolean {
  const bytes = text.split('.', 5);
  return bytes.length === 4 && bytes.every((byte) => BYTE.test(byte));
}

/** RFC 4291, 2.2: eight groups, `::` once for one or more zero groups, optional trailing IPv4; a zone may follow. */
function isIPv6(text: string): boolean {
  const [address = '', zone, ...more] = text.split('%', 3);
  if ((zone !== undefined && !ZONE.test(zone)) || more.length > 0 || address.length > 45) return false;
  const halves = address.split('::', 3);
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  // The dotted IPv4 part must end the address, not precede `::`.
  const dotted = groups.at(-1)?.includes('.') === true && halves.at(-1) !== '' ? groups.pop() : undefined;
  if (dotted !== undefined && !isIPv4(dotted)) return false;
  const count = groups.length + (dotted === undefined ? 0 : 2);
  return groups.every((group) => GROUP.test(group)) && (halves.length === 2 ? count < 8 : count === 8);
}

function isCidr(text: string): boolean {
  const slash = text.lastIndexOf('/');
  const address = slash < 0 ? text : text.slice(0, slash);
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  if (slash < 0) return most > 0;
  const bits = text.slice(slash + 1);
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

/** Formats not listed here (`int64`, `password`, `binary` …) impose nothing that can be checked. */
export const FORMATS: Readonly<Record<string, Format>> = {
  date: isDate,
  'date-time': isDateTime,
  uuid: (text) => UUID.test(text),
  email: (text) => EMAIL.test(text),
  hostname: isHostname,
  ipv4: isIPv4,
  ipv6: isIPv6,
  ip: (text) => isIPv4(text) || isIPv6(text),
  cidr: isCidr,
  uri: (text) => SCHEME.test(text) && URL.canParse(text),
};
