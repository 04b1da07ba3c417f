/** Parses a BIND master file (RFC 1035 §5) into records, with a line and a reason for every problem. */
import { type Annotations, readAnnotations } from './annotations.ts';
import { fillIn, readRange } from './generate.ts';
import { display, MalformedError } from './malformed-error.ts';
import { absoluteName, isInZone, withWildcard } from './names.ts';
import { readRdata } from './rdata.ts';
import { RECORD_TYPES } from './record-types.ts';
import { type Entry, readEntries, type Token } from './tokens.ts';
import { readTtl } from './ttl.ts';
import { plainWords, typeNumbered } from './wire/generic-rdata.ts';

export interface ZoneRecord extends Annotations {
  /** Absolute, in lower case and Punycode, without the final dot. */
  readonly name: string;
  /** Undefined if the record, `$TTL` and the records before it state none. */
  readonly ttl: number | undefined;
  readonly type: string;
  /** As in the API: names without their final dot, without the priority of MX, SRV and URI. */
  readonly content: string;
  readonly priority?: number;
  readonly data?: Record<string, unknown>;
  readonly line: number;
}

export interface Problem {
  readonly line: number;
  readonly reason: string;
}

export interface ParsedZone {
  readonly records: ZoneRecord[];
  readonly problems: Problem[];
  /** Valid records that an import ignores because Cloudflare creates them: SOA, and NS of the zone itself. */
  readonly ignored: Problem[];
  /** Records that were read, and may be meant otherwise: text that ends at a `;`, tags that nobody knows. */
  readonly warnings: Problem[];
}

export interface ParseOptions {
  /**
   * Also return SOA and NS of the zone itself and names outside of the zone as records: for a preview of every line.
   * @default false
   */
  readonly keepAll?: boolean;
  /**
   * Records to leave out, by name or by name and type (`old.example.com`, `old.example.com HINFO`): they are `ignored`, whatever
   * is wrong with them. Names are as in the file. One that no line has is a problem.
   */
  readonly leaveOut?: readonly string[] | undefined;
  /**
   * Stop after this many problems: a file of another format must not fill the memory with reasons.
   * @default 500
   */
  readonly maxProblems?: number;
}

const CTRL_Z = '\u001a';
/** Maximum records that `$GENERATE` may make in one file. */
const MAX_GENERATED = 65_536;

/**
 * Parse a master file. Never throws: unreadable entries become problems, all others become records.
 * @param zoneName the zone's name; the origin of relative names until `$ORIGIN` changes it
 * @example parseZone('www 300 IN A 192.0.2.1', 'harbour.example').records[0]?.name // 'www.harbour.example'
 */
export function parseZone(
  text: string,
  zoneName: string,
  { keepAll = false, maxProblems = 500, leaveOut = [] }: ParseOptions = {},
): ParsedZone {
  const parser = new Parser(zoneName, keepAll, leaveOut);
  const end = text.trimEnd();
  // MS-DOS files may end with Ctrl-Z.
  for (const entry of readEntries(end.endsWith(CTRL_Z) ? end.slice(0, -1) : text)) {
    parser.entry(entry);
    if (parser.zone.problems.length >= maxProblems) {
      parser.problem(entry.line, `stopped here after ${maxProblems} problems; is this a zone file?`);
      break;
    }
  }
  parser.end();
  return parser.zone;
}

class Parser {
  readonly zone: ParsedZone = { records: [], problems: [], ignored: [], warnings: [] };
  readonly #keepAll: boolean;
  #name = '';
  #origin = '';
  /** Owner of the previous record; null if it was unreadable, which has been reported. */
  #owner: string | null | undefined;
  #defaultTtl: number | undefined;
  #lastTtl: number | undefined;
  #generated = 0;
  readonly #leaveOut: LeftOut[] = [];

  constructor(zoneName: string, keepAll: boolean, leaveOut: readonly string[]) {
    this.#keepAll = keepAll;
    try {
      this.#name = absoluteName(zoneName, '');
      this.#origin = this.#name;
    } catch (error) {
      this.problem(1, `the zone's own name: ${reasonOf(error)}`);
    }
    for (const text of leaveOut) this.#addLeftOut(text);
  }

  problem(line: number, reason: string): void {
    this.zone.problems.push({ line, reason });
  }

  /** After the last line. */
  end(): void {
    for (const { text, isFound } of this.#leaveOut)
      if (!isFound) this.problem(1, `no line has the record ${display(text)}, which should be left out`);
  }

  #addLeftOut(text: string): void {
    const [name = '', type] = text.trim().split(/\s+/);
    try {
      const absolute = absoluteName(name, this.#origin);
      const isWhole = isInZone(name.toLowerCase(), this.#name);
      this.#leaveOut.push({
        text,
        name: isWhole ? name.toLowerCase() : absolute,
        type: type?.toUpperCase(),
        isFound: false,
      });
    } catch (error) {
      this.problem(1, `a record to leave out: ${reasonOf(error)}`);
    }
  }

  /** True if the record of these words is left out. */
  #isUnwanted(words: readonly Token[], line: number): boolean {
    const head = words.slice(0, 3).map(({ text }) => text.toUpperCase());
    const found = this.#leaveOut.find(
      ({ name, type }) => name === this.#owner && (type === undefined || head.includes(type)),
    );
    if (found === undefined) return false;
    found.isFound = true;
    this.zone.ignored.push({ line, reason: `${found.text}: left out as asked` });
    return true;
  }

  #warn(line: number, reason: string): void {
    this.zone.warnings.push({ line, reason });
  }

  entry(entry: Entry): void {
    const first = entry.tokens[0];
    if (entry.problem !== undefined) {
      this.problem(entry.problem.line, entry.problem.reason);
      if (!entry.blank) this.#owner = null;
      return;
    }
    if (first === undefined) return;
    try {
      const directive = first.quoted || !first.text.startsWith('$') ? '' : first.text.toUpperCase();
      if (directive === '$GENERATE') this.#generate(entry);
      else if (directive !== '') this.#directive(directive, entry);
      else this.#record(entry.tokens, entry.blank, entry);
    } catch (error) {
      this.problem((error instanceof MalformedError ? error.line : undefined) ?? entry.line, reasonOf(error));
    }
  }

  #directive(name: string, entry: Entry): void {
    const [, value, ...more] = entry.tokens;
    if (name === '$INCLUDE') {
      throw new MalformedError('$INCLUDE directive not allowed: put the records of that file into this one');
    }
    if (name !== '$ORIGIN' && name !== '$TTL') {
      throw new MalformedError(`found ${display(name)}, expected $ORIGIN, $TTL or $GENERATE`);
    }
    if (value === undefined || more.length > 0) {
      throw new MalformedError(
        `${name} takes one value, found ${entry.tokens.length - 1}; expected ${name} ${EXAMPLES[name]}`,
      );
    }
    if (name === '$TTL') this.#defaultTtl = readTtl(value.text);
    else this.#origin = absoluteName(value.text, this.#origin);
  }

  /**
   * `$GENERATE range owner [ttl] [class] type value`. As in BIND, it does not set owner and TTL for the lines after it.
   */
  #generate(entry: Entry): void {
    const [, range, ...words] = entry.tokens;
    if (range === undefined || words.length < 3) {
      throw new MalformedError('$GENERATE is too short; expected $GENERATE 1-20 host-$ A 192.0.2.$');
    }
    const { start, stop, step } = readRange(range.text);
    this.#generated += Math.floor((stop - start) / step) + 1;
    if (this.#generated > MAX_GENERATED) {
      throw new MalformedError(`$GENERATE creates more than ${MAX_GENERATED} records in this file`);
    }
    const [owner, lastTtl] = [this.#owner, this.#lastTtl];
    try {
      for (let index = start; index <= stop; index += step) this.#record(fillIn(words, index), false, entry);
    } finally {
      [this.#owner, this.#lastTtl] = [owner, lastTtl];
    }
  }

  #record(words: readonly Token[], blank: boolean, entry: Entry): void {
    let at = 0;
    if (!blank) this.#owner = this.#readOwner(words[at++], entry.line);
    else if (this.#owner === undefined) {
      throw new MalformedError(
        'this line starts with a space, so it takes the owner name of the previous record, but there is none',
      );
    }
    if (this.#isUnwanted(words.slice(at), entry.line)) return;
    const head = readHead(words, at, blank);
    at = head.next;
    const rdata = readRdata(head.type, plainWords(head.type, words.slice(at)), this.#origin);
    if (head.ttl !== undefined) this.#lastTtl = head.ttl;
    const { annotations, unknown } = readAnnotations(head.type, entry.comment ?? '');
    for (const tag of unknown) this.#warn(entry.line, `the tag ${display(tag)} is unknown and was left out`);
    if (head.type === 'TXT' && isCut(entry)) this.#warn(entry.line, CUT);
    const name = this.#owner;
    if (name === null || name === undefined) return;
    if (!this.#keepAll && this.#isLeftOut(name, head.type, entry.line)) return;
    // RFC 2308 §4: $TTL applies; without it RFC 1035 §5.1: the last stated TTL.
    const ttl = head.ttl ?? this.#defaultTtl ?? this.#lastTtl;
    this.zone.records.push({ name, ttl, type: head.type, ...rdata, ...annotations, line: entry.line });
  }

  /** Throws if the name is not in the zone. */
  #isLeftOut(name: string, type: string, line: number): boolean {
    // Cloudflare's exports of 2015 to 2017 have an SOA under `$ORIGIN .`, so its `@` is the root.
    if (!isInZone(name, this.#name) && !(type === 'SOA' && name === '.')) {
      throw new MalformedError(
        `${display(name)} is not in the zone ${display(this.#name)}; expected a name that ends in it (a final dot makes a name absolute)`,
      );
    }
    if (type !== 'SOA' && (type !== 'NS' || name !== this.#name)) return false;
    const what = type === 'SOA' ? 'SOA record' : 'NS record of the zone itself';
    this.zone.ignored.push({ line, reason: `${what}: Cloudflare creates its own` });
    return true;
  }

  #readOwner(word: Token | undefined, line: number): string {
    this.#owner = null;
    if (word === undefined || word.quoted) {
      throw new MalformedError('found a quoted string at the start of the line, expected an owner name');
    }
    const { text } = word;
    const plain = withWildcard(text);
    if (plain !== text)
      this.#warn(line, `${display(text)} was read as ${display(plain)}: Route 53 writes octal escapes`);
    return absoluteName(plain, this.#origin);
  }
}

interface LeftOut {
  readonly text: string;
  readonly name: string;
  readonly type: string | undefined;
  isFound: boolean;
}

const CUT =
  'the text is not in quotes and ends at the ";", which starts a comment; if the rest is part of the text, put all of it in quotes';

/** Text such as `v=DMARC1; p=none` without quotes: RFC 1035 takes the rest for a comment. */
function isCut({ tokens, comment, isAttached }: Entry): boolean {
  if (comment === undefined || comment === '' || tokens.at(-1)?.quoted !== false) return false;
  return isAttached === true || /^(?!cf_tags)[a-z]+=/i.test(comment);
}

const EXAMPLES: { readonly [directive: string]: string } = { $ORIGIN: 'example.com.', $TTL: '3600' };

/** TTL and class precede the type, in either order, each at most once (RFC 1035 §5.1). */
function readHead(
  words: readonly Token[],
  from: number,
  blank: boolean,
): { ttl: number | undefined; type: string; next: number } {
  let ttl: number | undefined;
  let inClass = false;
  for (let at = from; ; at++) {
    const word = words[at];
    if (word === undefined) {
      throw new MalformedError(`the line ends before the record type; expected ${FORM}`);
    }
    if (word.quoted) throw new MalformedError(`found a quoted string instead of the record type; expected ${FORM}`);
    const upper = word.text.toUpperCase();
    if (ttl === undefined && /^\d/.test(upper)) {
      ttl = readTtl(word.text);
    } else if (!inClass && CLASS.test(upper)) {
      if (upper !== 'IN' && upper !== 'CLASS1')
        throw new MalformedError(`found the class ${upper}, expected IN: Cloudflare serves no other class`);
      inClass = true;
    } else {
      return { ttl, type: readType(word.text, upper, blank), next: at + 1 };
    }
  }
}

const FORM = 'owner [TTL] [IN] type value';
const CLASS = /^(?:IN|CH|HS|CS|CLASS\d+)$/;

/** Types that exist but that Cloudflare does not support, with the alternative. */
const UNSUPPORTED: { readonly [type: string]: string } = {
  ALIAS: 'use a CNAME: Cloudflare flattens it at the apex',
  ANAME: 'use a CNAME: Cloudflare flattens it at the apex',
  DNAME: 'write a CNAME for each name',
  NSEC: 'Cloudflare signs zones itself',
  NSEC3: 'Cloudflare signs zones itself',
  NSEC3PARAM: 'Cloudflare signs zones itself',
  RRSIG: 'Cloudflare signs zones itself',
  SPF: 'write the policy as TXT (RFC 7208 §3.1)',
};

function readType(word: string, upper: string, blank: boolean): string {
  if (upper === 'SOA' || Object.hasOwn(RECORD_TYPES, upper)) return upper;
  const numbered = typeNumbered(upper);
  if (numbered !== undefined) return numbered;
  const instead = Object.hasOwn(UNSUPPORTED, upper) ? UNSUPPORTED[upper] : undefined;
  if (instead !== undefined) throw new MalformedError(`Cloudflare does not support ${upper} records; ${instead}`);
  const hint = blank ? ' (the line starts with a space, so its first word is not read as a name)' : '';
  throw new MalformedError(
    `found ${display(word)} instead of the record type${hint}; expected one of ${Object.keys(RECORD_TYPES).join(' ')}`,
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof MalformedError) return error.message;
  throw error;
}
