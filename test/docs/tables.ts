/** Tables of pages, as rows of cells. */

/** The cells of the first table with this header. */
export function tableOf(text: string, head: string): string[][] {
  const [, rows = ''] = text.split(`| ${head} |`, 2);
  const lines = rows.split('\n').slice(2);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
}

export const codesIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** The text below a heading, up to the next of the same level. */
export function chapterOf(page: string, title: string): string {
  const [, chapter = ''] = page.split(new RegExp(`^## ${title}$`, 'm'));
  return chapter.split(/^## /m)[0] ?? '';
}
