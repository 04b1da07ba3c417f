/** Reads and writes BIND zone files (RFC 1035 §5) as Cloudflare does, and the values of single records. */
export type { Annotations } from './annotations.ts';
export { MalformedError } from './malformed-error.ts';
export { type ParsedZone, type ParseOptions, type Problem, parseZone, type ZoneRecord } from './parse.ts';
export { type PrintableRecord, printRecord, printZone } from './print.ts';
export { contentKey, contentOf, type Rdata, rdataText, readContent } from './rdata.ts';
export { typeNumber } from './wire/generic-rdata.ts';
export { rdataBytes } from './wire/rdata-bytes.ts';
