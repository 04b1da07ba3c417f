/** The table of codes in docs/troubleshooting.md: the hints of the client, with what servers say, from docs/emulator-errors.md. */
import { generalHints, parseHints } from '../../../packages/client/src/errors/hints.ts';
import { productHints } from '../../generate/model/product-hints.ts';

const MAX = 2;

/** Texts of a code in a chapter of the list of errors that a page or a report has: not those that are ours, or all blank. */
function textsOf(errors: string, chapter: string, code: number): string[] {
  const [, rows = ''] = errors.split(`\n## ${chapter}\n`);
  const own = rows.split('\n## ')[0] ?? '';
  return [...own.matchAll(/^\| (\d+) \| \d+ \| (.+?) \| (?!ours)/gm)].flatMap(([, found, text = '']) =>
    Number(found) === code && /\w{3}/.test(text) ? [text] : [],
  );
}

/** @param errors the text of docs/emulator-errors.md */
export function codeTable(errors: string): string {
  const rows = (lines: string, of: string, chapter: string): string[] =>
    parseHints(lines).map(({ codes, status, text }) => {
      const by = [...codes, ...(status ? [`status ${status}`] : [])].join(', ');
      const said = [...new Set(codes.flatMap((code) => textsOf(errors, chapter, code)))].slice(0, MAX);
      return `| ${by} | ${of} | ${said.map((one) => `\`${one}\``).join(', ')} | ${text} |`;
    });
  const all = [
    ...rows(generalHints, 'all', 'All products'),
    ...Object.entries(productHints).flatMap(([product, lines]) =>
      rows(
        lines,
        `\`${product}\``,
        product.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      ),
    ),
  ];
  return `| code | of | the server says | what to do |\n|---|---|---|---|\n${all.join('\n')}\n`;
}

/** The page with this table in the place of the one it has. */
export const withCodes = (page: string, errors: string): string =>
  page.replace(/\| code \| of \|.*\n(\|.*\n)+/, () => codeTable(errors));
