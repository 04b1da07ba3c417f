/** emit: what the client's errors and warnings know of operations; loaded only when one is told (see explain.ts). */
import { docsPage } from '../../packages/client/src/docs-page.ts';
import type { Index, Operation } from '../../packages/contract/src/types.ts';
import { prefixLines } from './prefix-map.ts';

/** Pages of operations that the reference has under another address begin with this. */
const OTHER_PAGES = 'https://developers.cloudflare.com/api/operations/';

type Fact = readonly [operation: string, value: string];

/**
 * The index as text. Permission groups are numbered, lists of them too; an operation's list is found by its name.
 * `instead` says what to use in place of a deprecated operation.
 */
export function emitExplain({ operations }: Index, instead: ReadonlyMap<string, string>): string {
  const groups = new Numbers();
  const lists = new Numbers();
  lists.of('');
  const listOf = ({ permissions = [] }: Operation): string =>
    lists.of([...new Set(permissions)].map((group) => groups.of(group)).join(','));
  const own = operations.map((one): Fact => [one.name, one.docs === docsPage(one.name) ? '' : otherPage(one)]);
  const notes = operations.map((one): Fact => [one.name, one.deprecated ? noteOf(one, instead.get(one.name)) : '']);
  const texts = {
    reads: lines(operations.filter(isRead).map((one): Fact => [one.name, numberOrNone(listOf(one))])),
    writes: lines(operations.filter((one) => !isRead(one)).map((one): Fact => [one.name, numberOrNone(listOf(one))])),
    pages: lines(own),
    notes: lines(notes),
    groups: groups.all.join('\n'),
    needs: lists.all.join('\n'),
  };
  return [
    '/** What errors and warnings say of operations. Made by tools/generate from api/: do not edit. */',
    ...Object.entries(texts).map(([name, text]) => `export const ${name} = ${quoted(text)};`),
    '',
  ].join('\n');
}

const isRead = ({ method }: Operation): boolean => method === 'GET';
const lines = (facts: readonly Fact[]): string => prefixLines(facts).join('\n');
/** The list of no group at all is the first one; nothing is said of it. */
const numberOrNone = (number: string): string => (number === '0' ? '' : number);

/** The last day, or `-`, then what to use instead. */
const noteOf = ({ sunset = '-' }: Operation, instead = ''): string => `${sunset} ${instead}`.trimEnd();

function otherPage({ docs }: Operation): string {
  return docs.startsWith(OTHER_PAGES) ? docs.slice(OTHER_PAGES.length) : docs;
}

/** Numbers texts in the order in which they come, in base 36. */
class Numbers {
  private readonly known = new Map<string, string>();

  of(text: string): string {
    const number = this.known.get(text) ?? this.known.size.toString(36);
    this.known.set(text, number);
    return number;
  }

  get all(): string[] {
    return [...this.known.keys()];
  }
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
