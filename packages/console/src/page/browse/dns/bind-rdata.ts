/** What a record holds, by type: names in full, and a key by which two records are the same. */
import { EntryError, type Word } from './bind-lines.ts';
import { wordNumber } from './bind-words.ts';

interface Layout {
  /** Fewest words. */
  readonly least: number;
  readonly most?: number;
  /** Places of names, from 0. */
  readonly names?: readonly number[];
  /** Shown where the count is wrong. */
  readonly shape: string;
}

const NAME: Layout = { least: 1, most: 1, names: [0], shape: 'one name' };

/** The types that the provider takes, and how their words lie. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  A: { least: 1, most: 1, shape: 'one IPv4 address' },
  AAAA: { least: 1, most: 1, shape: 'one IPv6 address' },
  CAA: { least: 3, most: 3, shape: 'flags, tag and value' },
  CERT: { least: 4, shape: 'type, key tag, algorithm and certificate' },
  CNAME: NAME,
  DNSKEY: { least: 4, shape: 'flags, protocol, algorithm and key' },
  DS: { least: 4, shape: 'key tag, algorithm, digest type and digest' },
  HTTPS: { least: 2, names: [1], shape: 'priority, target and values' },
  LOC: { least: 5, shape: 'latitude, longitude and altitude' },
  MX: { least: 2, most: 2, names: [1], shape: 'priority and mail server' },
  NAPTR: { least: 6, most: 6, names: [5], shape: 'order, preference, flags, service, pattern and replacement' },
  NS: NAME,
  OPENPGPKEY: { least: 1, shape: 'a key' },
  PTR: NAME,
  SMIMEA: { least: 4, shape: 'usage, selector, matching type and certificate' },
  SOA: { least: 7, most: 7, names: [0, 1], shape: 'server, mailbox and five numbers' },
  SRV: { least: 4, most: 4, names: [3], shape: 'priority, weight, port and target' },
  SSHFP: { least: 3, shape: 'algorithm, type and fingerprint' },
  SVCB: { least: 2, names: [1], shape: 'priority, target and values' },
  TLSA: { least: 4, shape: 'usage, selector, matching type and certificate' },
  TXT: { least: 1, shape: 'a text' },
  URI: { least: 3, most: 3, shape: 'priority, weight and target' },
};

export interface RecordData {
  readonly rdata: string;
  readonly key: string;
}

/** @throws EntryError where the words are none of such a record */
export function rdataOf(type: string, words: readonly Word[], full: (name: string) => string): RecordData {
  const layout = Object.hasOwn(LAYOUTS, type) ? LAYOUTS[type] : undefined;
  if (layout === undefined) throw new EntryError(`Records of the type ${type} cannot be imported.`);
  const { least, most = Number.POSITIVE_INFINITY, names = [], shape } = layout;
  if (words.length < least || words.length > most) throw new EntryError(`A ${type} record holds ${shape}.`);
  const parts = words.map((word, place) => (names.includes(place) ? { ...word, text: `${full(word.text)}.` } : word));
  const rdata = parts.map(({ text, isQuoted }) => (isQuoted || type === 'TXT' ? `"${text}"` : text)).join(' ');
  checkAddress(type, rdata);
  return { rdata, key: contentKey(type, rdata) };
}

const isV4 = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) < 256);

/** The browser's own reading of addresses: in one form, whichever way they are written; undefined for what is none. */
function v6Of(text: string): string | undefined {
  if (!/^[\da-f:.]+$/i.test(text) || !text.includes(':')) return undefined;
  return URL.parse(`http://[${text}]`)?.hostname;
}

function checkAddress(type: string, text: string): void {
  if (type === 'A' && !isV4(text)) throw new EntryError(`'${text}' is no IPv4 address.`);
  if (type === 'AAAA' && v6Of(text) === undefined) throw new EntryError(`'${text}' is no IPv6 address.`);
}

/** Escapes are of bytes: `\\195\\169` is one letter. */
function unescaped(text: string): string {
  const bytes: number[] = [];
  for (const [, code, letter = ''] of text.matchAll(/\\(\d{3})|\\?([\s\S])/gu)) {
    if (code === undefined) bytes.push(...new TextEncoder().encode(letter));
    else bytes.push(Number(code));
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** Types whose last words are one value, cut into pieces as one likes. */
const JOINED: Readonly<Record<string, number>> = {
  DS: 3,
  DNSKEY: 3,
  CERT: 3,
  TLSA: 3,
  SMIMEA: 3,
  SSHFP: 2,
  OPENPGPKEY: 0,
};

/** Types in which the case of letters means nothing: names, numbers and hexadecimal digits alone. */
const CASELESS: ReadonlySet<string> = new Set('A CNAME DS LOC MX NS PTR SMIMEA SOA SRV SSHFP TLSA'.split(' '));

/** Equal for contents that mean the same. @param text as a zone file or the API has it */
export function contentKey(type: string, text: string): string {
  if (type === 'AAAA') return v6Of(text) ?? text;
  const quoted = /"((?:\\[\s\S]|[^"\\])*)"/g;
  if (type === 'TXT') {
    const pieces = [...text.matchAll(quoted)].map(([, piece = '']) => unescaped(piece));
    return text.trimStart().startsWith('"') ? pieces.join('') : unescaped(text);
  }
  const words = [...text.matchAll(/(?:[^\s"]|"(?:\\[\s\S]|[^"\\])*")+/g)].map(([word]) => word.replace(quoted, '$1'));
  const from = JOINED[type];
  const joined = from === undefined ? words : [...words.slice(0, from), words.slice(from).join('')];
  const names = LAYOUTS[type]?.names ?? [];
  return joined
    .map((word, place) => {
      const plain = wordNumber(type, place, word);
      const isName = names.includes(place) || CASELESS.has(type);
      const bare = plain === '.' || !isName ? plain : plain.replace(/\.$/, '');
      return isName ? bare.toLowerCase() : bare;
    })
    .join(' ');
}
