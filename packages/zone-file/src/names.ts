/** Normalizes domain names: relative to absolute, escapes, Unicode to Punycode, limits (RFC 1035 §2.3.4 and §5.1). */
import { display, MalformedError } from './malformed-error.ts';

const MAX_LABEL = 63;
/** Octets on the wire, including the length octet of each label and of the root. */
const MAX_NAME = 255;

const PLAIN = /^[a-z0-9_*-]+(?:\.[a-z0-9_*-]+)*\.?$/i;
/** Escaped in a canonical name, because they have a meaning in a master file. */
const SPECIAL = new Set(['.', '\\', '"', ';', '(', ')', '@', '$']);

/**
 * The absolute form of `given`: lower case, without the final dot; `.` for the root.
 * `origin` is appended to relative names; an empty origin treats every name as absolute.
 */
export function absoluteName(given: string, origin: string): string {
  // GoDaddy writes `_sip._tls.@` for names below the origin.
  const word = origin === '' ? given : given.replace(/(?<!\\)\.@$/, '');
  if (word === '@') return origin === '' ? '.' : origin;
  if (word === '.') return '.';
  const plain = PLAIN.test(word);
  const labels = plain ? plainLabels(word) : escapedLabels(word);
  const absolute = labels.at(-1) === '';
  if (absolute) labels.pop();
  const name = labels.join('.') + (absolute || origin === '' || origin === '.' ? '' : `.${origin}`);
  if (name.length > MAX_NAME - 2 && wireLength(name) > MAX_NAME) {
    throw new MalformedError(
      `the name ${display(name)} takes ${wireLength(name)} octets; at most ${MAX_NAME} are allowed`,
    );
  }
  return name;
}

/** True if `name` is `zone` or below it. */
export function isInZone(name: string, zone: string): boolean {
  return zone === '' || zone === '.' || name === zone || name.endsWith(`.${zone}`);
}

function plainLabels(word: string): string[] {
  const labels = word.toLowerCase().split('.');
  for (const label of labels) if (label.length > MAX_LABEL) refuseLength(label, label.length);
  return labels;
}

/** Labels of a name with escapes or Unicode, each canonical; a final dot gives an empty last label. */
function escapedLabels(word: string): string[] {
  const labels: string[] = [];
  let label: string[] = [];
  for (let at = 0; at <= word.length; at++) {
    const character = word[at];
    if (character === undefined || character === '.') {
      if (label.length === 0 && (at < word.length || at === 0)) {
        throw new MalformedError(
          `the name ${display(word)} has an empty label: two dots in a row, or a dot at its start`,
        );
      }
      labels.push(canonicalLabel(label, word));
      label = [];
    } else if (character === '\\') {
      const { unit, length } = readEscape(word, at);
      label.push(unit);
      at += length - 1;
    } else {
      label.push(character);
    }
  }
  return labels;
}

/** Each unit of a label is a UTF-16 character as written, or an octet escaped as `\DDD`. */
function canonicalLabel(units: readonly string[], word: string): string {
  const raw = units.join('');
  if (units.some((unit) => unit.length === 1 && unit.charCodeAt(0) > 127)) return punycode(raw, word);
  let text = '';
  for (const unit of units) text += canonicalUnit(unit);
  if (units.length > MAX_LABEL) refuseLength(raw, units.length);
  return text;
}

function canonicalUnit(unit: string): string {
  if (unit.length > 1) return unit;
  const code = unit.charCodeAt(0);
  if (code <= 32 || code === 127) return `\\${String(code).padStart(3, '0')}`;
  return SPECIAL.has(unit) ? `\\${unit}` : unit.toLowerCase();
}

/** `\X` means X itself, `\DDD` the octet with that number (RFC 1035 §5.1). Octets above 127 stay escaped. */
function readEscape(word: string, at: number): { unit: string; length: number } {
  const next = word[at + 1] ?? '';
  if (next < '0' || next > '9') return { unit: next, length: 2 };
  const digits = word.slice(at + 1, at + 4);
  const code = Number(digits);
  if (!/^\d{3}$/.test(digits) || code > 255) {
    throw new MalformedError(
      `found the escape \\${digits} in ${display(word)}; expected three digits from \\000 to \\255`,
    );
  }
  return { unit: code > 127 ? `\\${digits}` : String.fromCharCode(code), length: 4 };
}

/**
 * A wildcard as Route 53 exports it, whose escapes are octal: the label `\052` is `*`. By RFC 1035 it would be `4`, which nobody
 * escapes. Other escapes stay decimal.
 * https://docs.aws.amazon.com/Route53/latest/DeveloperGuide/DomainNameFormat.html
 */
export const withWildcard = (name: string): string => name.replace(/(?<=^|(?<!\\)\.)\\052(?=\.|$)/, '*');

/** Characters that a URL parser would not treat as part of the host, plus blanks and controls. */
const NOT_IN_HOST = /[\s\p{Cc}#%/:<>?@[\\\]^|]/u;

/**
 * Cloudflare stores names in Punycode however they were written (RFC 5891); the platform's URL parser converts them.
 */
function punycode(label: string, word: string): string {
  // The extra label prevents digits of another script from becoming an IPv4 address.
  const url = `http://${label}.x`;
  const host = NOT_IN_HOST.test(label) || !URL.canParse(url) ? '' : new URL(url).hostname;
  const ascii = host.slice(0, -'.x'.length);
  // U+3200, for example, becomes a letter in parentheses, which have a meaning in a master file.
  if (ascii === '' || [...ascii].some((character) => SPECIAL.has(character))) {
    throw new MalformedError(
      `the name ${display(word)} contains ${display(label)}, which is not a valid internationalised label`,
    );
  }
  if (ascii.length > MAX_LABEL) refuseLength(ascii, ascii.length);
  return ascii;
}

function refuseLength(label: string, length: number): never {
  throw new MalformedError(`the label ${display(label)} has ${length} octets; at most ${MAX_LABEL} are allowed`);
}

function wireLength(name: string): number {
  const octets = name.replace(/\\(?:\d{3}|.)/g, 'x').length;
  return octets + 2;
}
