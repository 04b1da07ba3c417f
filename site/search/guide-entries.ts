/** Search data of the guides: titles, headings, and the stems of what stands under each heading. */
import type { Document } from '../documents/sources.ts';
import { descriptionOf } from '../documents/write.ts';
import { type GuideEntry, isLast } from './guide-index.ts';
import { wordsOf } from './words.ts';

export const guideEntries = (documents: readonly Document[]): readonly GuideEntry[] =>
  documents.map(({ slug, title, body }) => {
    const [intro, ...sections] = sectionsOf(body);
    const isListed = slug !== 'emulator-errors' && slug !== 'changelog';
    const bodyOf = (text: string): string => (isLast(slug) ? '' : stemsOf(text));
    return {
      slug,
      title,
      note: descriptionOf(body),
      body: bodyOf(intro?.text ?? ''),
      headings: isListed
        ? sections.map(({ heading, text }) => [heading, anchorOf(heading), bodyOf(text)] as const)
        : [],
      codes: slug === 'troubleshooting' ? [...new Set(body.match(/(?<=`)\d{4,7}(?=`)|(?<=\| )\d{4,7}\b/g) ?? [])] : [],
    };
  });

/** The text before the first heading, then each heading with its text. Code is left out. */
function sectionsOf(body: string): { heading: string; text: string }[] {
  const prose = body.replace(/^```[\s\S]*?^```$/gm, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return `\n## \n${prose}`
    .split(/^#{2,3} /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.replaceAll('`', ''), text: lines.join('\n') };
    })
    .filter(({ heading }) => heading !== 'Next');
}

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** `"Zones, and zones again"` → `"zon:2 again"`. */
function stemsOf(text: string): string {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) if (word.length > 1) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word}:${count}`)).join(' ');
}
