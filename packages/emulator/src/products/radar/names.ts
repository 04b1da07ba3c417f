/** Names in Radar's local responses: places, networks, domains and the groups of each dimension. */

export interface Place {
  readonly code: string;
  readonly name: string;
  readonly continent: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly subregion: string;
}

const PLACES = `US|United States|NA|38|-97|Northern America
IN|India|AS|20|77|Southern Asia
BR|Brazil|SA|-10|-55|South America
DE|Germany|EU|51|9|Western Europe
JP|Japan|AS|36|138|Eastern Asia
GB|United Kingdom|EU|54|-2|Northern Europe
FR|France|EU|46|2|Western Europe
ID|Indonesia|AS|-5|120|South-eastern Asia
MX|Mexico|NA|23|-102|Central America
CA|Canada|NA|60|-95|Northern America
IT|Italy|EU|43|13|Southern Europe
ES|Spain|EU|40|-4|Southern Europe
KR|South Korea|AS|37|128|Eastern Asia
AU|Australia|OC|-27|133|Australia and New Zealand
NL|Netherlands|EU|53|6|Western Europe
PL|Poland|EU|52|20|Eastern Europe
TR|Turkey|AS|39|35|Western Asia
AR|Argentina|SA|-34|-64|South America
ZA|South Africa|AF|-29|24|Southern Africa
NG|Nigeria|AF|10|8|Western Africa
EG|Egypt|AF|27|30|Northern Africa
KE|Kenya|AF|1|38|Eastern Africa
SE|Sweden|EU|62|15|Northern Europe
PT|Portugal|EU|40|-8|Southern Europe
NZ|New Zealand|OC|-41|174|Australia and New Zealand
CL|Chile|SA|-30|-71|South America
VN|Vietnam|AS|16|106|South-eastern Asia
PH|Philippines|AS|13|122|South-eastern Asia
TH|Thailand|AS|15|100|South-eastern Asia
CO|Colombia|SA|4|-72|South America`;

export const places: readonly Place[] = PLACES.split('\n').map((line) => {
  const [code = '', name = '', continent = '', latitude = '', longitude = '', subregion = ''] = line.split('|');
  return { code, name, continent, latitude, longitude, subregion };
});

/** Networks from the range that RFC 5398 sets aside for documentation: none of them is anybody's. */
export const networks = Array.from({ length: 120 }, (_, index) => {
  const place = places[index % places.length];
  const asn = index < 16 ? 64_496 + index : 65_536 + index - 16;
  return {
    asn,
    name: `EXAMPLE-NET-${index + 1}`,
    country: place?.code ?? 'US',
    countryName: place?.name ?? 'United States',
  };
});

export const domains = Array.from({ length: 100 }, (_, index) => `site-${index + 1}.example`);

/** Groups of a dimension, by its name in the path. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  bot_class: ['human', 'bot'],
  device_type: ['desktop', 'mobile', 'other'],
  http_protocol: ['http', 'https'],
  http_version: ['HTTP/1.x', 'HTTP/2', 'HTTP/3'],
  ip_version: ['IPv4', 'IPv6'],
  os: ['WINDOWS', 'ANDROID', 'IOS', 'MACOSX', 'LINUX', 'SMART_TV'],
  tls_version: ['TLS 1.3', 'TLS QUIC', 'TLS 1.2', 'TLS 1.0'],
  browser: ['Chrome', 'Mobile Safari', 'Edge', 'Firefox', 'Safari'],
  browser_family: ['Chrome', 'Safari', 'Edge', 'Firefox'],
  post_quantum: ['SUPPORTED', 'NOT_SUPPORTED'],
  protocol: ['UDP', 'TCP', 'HTTPS', 'TLS'],
  query_type: ['A', 'AAAA', 'HTTPS', 'PTR', 'TXT'],
  response_code: ['NOERROR', 'NXDOMAIN', 'SERVFAIL'],
};

/** Labels for a dimension, at most so many. */
export function groupsOf(dimension: string, limit: number): readonly string[] {
  const name = dimension.toLowerCase();
  if (/(^|_)(as|ases|asn)$/.test(name)) return networks.slice(0, limit).map(({ asn }) => String(asn));
  if (/location|country|adm1|origin|target/.test(name)) return places.slice(0, limit).map(({ code }) => code);
  const known =
    (Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined) ??
    ['first', 'second', 'third'].map((place) => `${name || 'group'}_${place}`);
  return known.slice(0, limit);
}
