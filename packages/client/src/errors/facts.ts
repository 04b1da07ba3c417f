/** Reads the facts about the operations of a product, as `tools/generate/emit/facts.ts` writes them. */
import { docsPage, inSnakeCase } from './docs-page.ts';

/** Pages of operations that the reference has under another address begin with this. */
export const OTHER_PAGES = 'https://developers.cloudflare.com/api/operations/';
/** Lists of permissions are named by one character, starting with this code. */
export const FIRST_LIST = 40;

/** The operation that facts are about. */
export interface Subject {
  /** Dotted name. */
  readonly operation: string;
  readonly method: string;
  /** Index within the product. */
  readonly index: number;
}

/** Facts about one operation. */
export interface OperationFacts {
  readonly permissions: readonly string[];
  readonly docs: string;
  /** Removal date and replacement; undefined if the operation is not deprecated. */
  readonly note: string | undefined;
  /** The hints of the product, see `parseHints()`. */
  readonly hints: string;
}

export function factsOf(text: string, { operation, method, index }: Subject): OperationFacts {
  const [lists = '', names = '', hints = '', notes = ''] = text.split('\t');
  const list = lists.split('|')[names.charCodeAt(index) - FIRST_LIST] ?? '';
  const [page, note] = (notes.split('\n')[index] ?? '').split('~');
  return {
    permissions: permissionsIn(list, method),
    docs: page ? new URL(pageId(page, operation), OTHER_PAGES).href : docsPage(operation),
    note: note?.replace(/(?<=^\S* )[$^]/, (sign) =>
      operation
        .split('.')
        .slice(0, sign === '$' ? -1 : -2)
        .join('.'),
    ),
    hints,
  };
}

/**
 * Groups by name, those of equal rank joined by a plus. A read-only operation may be called with the right to read or to
 * write, others with the right to write. A list of another form is written out after an equals sign.
 * @example permissionsIn('DNS', 'GET'); // ['DNS Read', 'DNS Write']
 */
export function permissionsIn(list: string, method: string): string[] {
  const groups = list ? list.split(/,(?! )/) : [];
  if (list.startsWith('='))
    return groups.map((name) => name.replace(/^=/, '').replace(/:R$/, ' Read').replace(/:W$/, ' Write'));
  const rights = method === 'GET' ? [' Read', ' Write'] : [' Write'];
  return groups.flatMap((rank) => rights.flatMap((right) => rank.split('+').map((name) => name + right)));
}

/** Signs in ids of pages: the part of the operation's name that each stands for, and how its words are joined. */
const PARTS: { readonly [sign: string]: readonly [at: number, join?: string] } = {
  '*': [-2, '-'],
  '+': [-2, '_'],
  '^': [-3, '-'],
  $: [0, '-'],
  '.': [-1, '-'],
  '@': [-2],
  '&': [-3],
  '!': [-1],
};

/** A part of the operation's name in the singular, joined as in ids: `load-balancer`, `load_balancer`, `LoadBalancer`. */
function partOf(operation: string, sign: string): string {
  const [at = 0, join] = PARTS[sign] ?? [];
  const part = (operation.split('.').at(at) ?? '').replace(/ies$/, 'y').replace(/s$/, '');
  return join ? inSnakeCase(part).replaceAll('_', join) : part.charAt(0).toUpperCase() + part.slice(1);
}

/**
 * The id of a page with its signs expanded.
 * @example pageId('.-*-setting', 'zones.fonts.get'); // 'get-font-setting'
 */
export const pageId = (short: string, operation: string): string =>
  short.includes('/') ? short : short.replace(/[*+^$.@&!]/g, (sign) => partOf(operation, sign));

/** The shortest form of an id, for the generator. */
export const shortPageId = (id: string, operation: string): string =>
  id.includes('/')
    ? id
    : Object.keys(PARTS).reduce((short, sign) => {
        const part = partOf(operation, sign);
        return part.length > 2 ? short.replaceAll(part, sign) : short;
      }, id);
