/** The page that lists every error of the emulator, and where its code is from. */
import type { Refusal } from './refusals.ts';

const HEAD = `# Errors of the emulator
Made by \`npm run coverage\` from the sources of \`packages/emulator\`: every refusal that is written there, with the page or users' report above it. \`…\` stands for what differs.
**ours**: nobody has published the code, or this text; it may change, so do not rely on it. A page after it is the one that the rule itself follows. Codes of the whole API stand in for those
that a product must have but does not tell: 10001 (the request is not valid), 1003 (not found), 1004 (in conflict with what is there).
`;

/** In the order of products and codes. */
export function errorsPage(refusals: readonly Refusal[]): string {
  const products = [...new Set(refusals.map(({ product }) => product))].sort(byName);
  const own = refusals.filter(({ isOwn }) => isOwn).length;
  const counts = `${refusals.length} refusals; the codes of ${refusals.length - own} are from a page or a report.\n`;
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
