/** Splits the Markdown twin of a document that agents cannot read at once: an index, and a text for each section. */
import { kebab } from '@flarewire/snippets/command/words';
import { MAX_TWIN, type Twin } from '../reference/markdown.ts';

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** @param address of the page: `/emulator-errors/` @param body Markdown without the title */
export function documentTwins(title: string, address: string, body: string): readonly Twin[] {
  const whole = `# ${title}\n${body}`;
  if (bytesOf(whole) <= MAX_TWIN) return [{ part: '', text: whole }];
  const [head = '', ...sections] = sectionsOf(body);
  const parts = sections.map((text) => {
    const heading = /^## (.+)/.exec(text)?.[1]?.replaceAll('`', '') ?? '';
    return { heading, part: partOf(heading), text: `# ${title}: ${heading}\n${text.replace(/^.*\n/, '')}` };
  });
  const lines = parts.map(({ heading, part }) => `- [${heading}](${address}${part}.md)`);
  const index = { part: '', text: `# ${title}\n${head.trimEnd()}\n\n## Parts\n${lines.join('\n')}\n` };
  return [index, ...parts.map(({ part, text }) => ({ part, text }))];
}

/** `Zero Trust` → `zero-trust` */
const partOf = (heading: string): string =>
  kebab(heading.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .replaceAll(' ', '-')
    .toLowerCase();

/** The text before the first heading of the second level, then one text for each; headings in code are not counted. */
function sectionsOf(body: string): string[] {
  const sections: string[][] = [[]];
  let isCode = false;
  for (const line of body.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && line.startsWith('## ')) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join('\n'));
}
