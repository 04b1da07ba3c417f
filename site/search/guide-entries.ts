/** Search data of the guides. */
import type { Document } from '../documents/sources.ts';
import { descriptionOf } from '../documents/write.ts';
import type { GuideEntry } from './guides.ts';

export const guideEntries = (documents: readonly Document[]): readonly GuideEntry[] =>
  documents.map(({ slug, title, body }) => ({
    slug,
    title,
    note: descriptionOf(body),
    headings: slug === 'emulator-errors' || slug === 'changelog' ? [] : headingsOf(body),
    codes: slug === 'troubleshooting' ? [...new Set(body.match(/(?<=`)\d{4,7}(?=`)|(?<=\| )\d{4,7}\b/g) ?? [])] : [],
  }));

function headingsOf(body: string): [text: string, anchor: string][] {
  const prose = body.replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/^#{2,3} (.+)$/gm)].flatMap(([, title = '']): [string, string][] => {
    const text = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
    const anchor = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    return text === 'Next' ? [] : [[text, anchor]];
  });
}
