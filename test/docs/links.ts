/** Links of pages: which a page has, and why one of them leads nowhere. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryAddress } from '../../tools/build/folders.ts';
import { readPage, root } from './example-runner.ts';

const OWN = `${repositoryAddress()}/blob/main/`;

/** Without blocks of code. */
export const proseOf = (path: string): string => readPage(path).replace(/^```[\s\S]*?^```$/gm, '');

/** As GitHub makes the ids of headings. */
export const anchorsOf = (path: string): string[] =>
  [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

export const linksOf = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

/** The file that a link of a page leads to, from the root, and the heading in it; undefined for other sites. */
export function targetOf(page: string, link: string): { readonly file: string; readonly anchor?: string } | undefined {
  const isOwn = link.startsWith(OWN);
  if (!isOwn && /^[a-z]+:/.test(link)) return undefined;
  const [path = '', anchor] = (isOwn ? link.slice(OWN.length) : link).split('#');
  const file = path === '' ? page : join(isOwn ? '' : dirname(page), path);
  return anchor === undefined ? { file } : { file, anchor };
}

/** Why a link of a page leads nowhere; undefined where it does not, or is not ours. */
export function brokenLink(page: string, link: string): string | undefined {
  const target = targetOf(page, link);
  if (target === undefined) return undefined;
  const { file, anchor } = target;
  if (!existsSync(join(root, file))) return `${link}: there is no ${file}`;
  if (anchor !== undefined && !anchorsOf(file).includes(anchor)) return `${link}: ${file} has no such heading`;
  return undefined;
}
