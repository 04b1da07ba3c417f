/** CHANGELOG.md as text: a section for a new version, and the section of one version. Pure. */

const HEADING = /^## (\S+).*$/m;

/** @param summaries one a changeset, in Markdown */
export function withRelease(changelog: string, version: string, date: string, summaries: readonly string[]): string {
  const first = HEADING.exec(changelog);
  if (first === null)
    throw new Error('CHANGELOG.md has no heading of the form "## VERSION" to put the new section above.');
  if (sectionOf(changelog, version) !== undefined)
    throw new Error(`CHANGELOG.md already has a section for ${version}.`);
  const section = `## ${version} (${date})\n\n${summaries.map(asItem).join('\n')}\n\n`;
  return changelog.slice(0, first.index) + section + changelog.slice(first.index);
}

/** The text below the heading of a version; undefined if there is none. */
export function sectionOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^(?=## )/m);
  const section = sections.find((text) => HEADING.exec(text)?.[1] === version);
  return section?.replace(HEADING, '').trim();
}

/** Further lines are indented below the first, so that they belong to the item. */
const asItem = (summary: string): string => `* ${summary.trim().replaceAll('\n', '\n  ').replace(/^ +$/gm, '')}`;
