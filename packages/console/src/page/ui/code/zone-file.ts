/**
 * Tokenizes zone files for highlighting: directives, types, classes, numbers, texts, comments (RFC 1035, section 5).
 */
import type { StreamParser } from '@codemirror/language';

const TYPES =
  /^(A|AAAA|CAA|CERT|CNAME|DNSKEY|DS|HTTPS|LOC|MX|NAPTR|NS|OPENPGPKEY|PTR|SMIMEA|SOA|SPF|SRV|SSHFP|SVCB|TLSA|TXT|URI)$/i;

interface ZoneState {
  /** True at the start of a line, where an owner name is expected. */
  isStart: boolean;
}

export const zoneFile: StreamParser<ZoneState> = {
  name: 'zone',
  startState: () => ({ isStart: true }),
  token(stream, state) {
    if (stream.sol()) state.isStart = true;
    if (stream.eatSpace()) {
      state.isStart = false;
      return null;
    }
    const isOwner = state.isStart;
    state.isStart = false;
    if (stream.match(/^;.*/)) return 'comment';
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
    if (stream.match(/^[()]/)) return 'bracket';
    const word = stream.match(/^[^\s;"()]+/);
    const text = Array.isArray(word) ? word[0] : (stream.next() ?? '');
    if (text.startsWith('$')) return 'keyword';
    if (isOwner) return 'propertyName';
    if (/^(IN|CH|HS|ANY)$/i.test(text)) return 'atom';
    if (TYPES.test(text)) return 'keyword';
    return /^\d+([smhdw]\d*)*$/i.test(text) ? 'number' : null;
  },
};
