/** The page that lists every error of the emulator, and where its code is from. */
import type { Refusal } from './refusals.ts';

const HEAD = `# Errors of the emulator
Made by \`npm run coverage\` from the sources of \`packages/emulator\`: every error that the emulator can return, with its source. \`…\` marks a variable part.
**ours**: the code or text is not published; it may change, so do not rely on it. A page after it is the source of the rule itself. If the code of a product is unknown, a general one is used:
10001 (invalid request), 1003 (not found), 1004 (conflict).
`;

/** In the order of products and codes. */
export function errorsPage(refusals: readonly Refusal[]): string {
  const products = [...new Set(refusals.map(({ product }) => product))].sort(byName);
  const own = refusals.filter(({ isOwn }) => isOwn).length;
  const counts = `${refusals.length} errors; the codes of ${refusals.length - own} have a source.\n`;
  const sections = products.map((product) => {
    const rows = refusals
      .filter((one) => one.product === product)
      .sort(byCode)
      .map(rowOf);
    const title = product === 'all' ? 'All products' : product;
    return `\n## ${title}\n| code | status | text | from |\n|---|---|---|---|\n${[...new Set(rows)].join('\n')}\n`;
  });
  return `${HEAD}${counts}${sections.join('')}`;
}

/** `all` comes first. */
const byName = (one: string, other: string): number =>
  one === 'all' ? -1 : other === 'all' ? 1 : one < other ? -1 : 1;

function byCode(one: Refusal, other: Refusal): number {
  return one.code - other.code || one.status - other.status || (one.text < other.text ? -1 : 1);
}

function rowOf(refusal: Refusal): string {
  const { status, code, text, page, isOwn } = refusal;
  const shown = text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
  const link = page === undefined ? undefined : `[${titleOf(page)}](${page})`;
  const from = !isOwn ? link : ['ours', link].filter((one) => one !== undefined).join('; ');
  return `| ${code} | ${status} | ${shown} | ${from} |`;
}

/** An address without what all of its kind begin with. */
function titleOf(page: string): string {
  return page.replace(/^https:\/\/(?:developers\.cloudflare\.com|github\.com)\//, '').replace(/\/$/, '');
}
