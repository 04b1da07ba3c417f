/** Scores of mutation testing: what the unit tests notice of small changes in the code, by folder. */

export interface MutationScore {
  /** `packages/client/src/request`. */
  readonly folder: string;
  readonly date: string;
  /** Changes that a test noticed, by failing or by not ending. */
  readonly noticed: number;
  /** Changes that tests ran over, and passed. */
  readonly survived: number;
  /** Changes that no test ran over. */
  readonly uncovered: number;
}

const HEADING = '## Mutation score';

/** In percent, of all changes. */
export const percent = ({ noticed, survived, uncovered }: MutationScore): number =>
  (100 * noticed) / Math.max(1, noticed + survived + uncovered);

/** With the scores in the place of those of their folders, in the order of their names. */
export const merged = (known: readonly MutationScore[], fresh: readonly MutationScore[]): MutationScore[] =>
  [...known.filter(({ folder }) => !fresh.some((one) => one.folder === folder)), ...fresh].sort((one, other) =>
    one.folder < other.folder ? -1 : 1,
  );

/** The section of RESULTS.md. */
export function mutationSection(scores: readonly MutationScore[]): string {
  const rows = scores.map((score) => {
    const { folder, date, noticed, survived, uncovered } = score;
    return `| ${folder} | ${percent(score).toFixed(0)} % | ${noticed} | ${survived} | ${uncovered} | ${date} |`;
  });
  return `${HEADING}
| folder | score | noticed | survived | uncovered | date |
|---|---|---|---|---|---|
${rows.join('\n')}

\`npm run mutation\` (Stryker) makes one small change at a time, an operator or a text, say, and runs the unit tests that reach it: noticed is a
change that fails a test or keeps it from ending, survived one that none fails for, uncovered one that none reaches. The score is the noticed of all.`;
}

/** The text of RESULTS.md with this section in the place of the one it has. */
export function withSection(text: string, section: string): string {
  const at = text.indexOf(`\n${HEADING}\n`);
  const before = at < 0 ? `${text.trimEnd()}\n` : text.slice(0, at);
  const end = at < 0 ? -1 : text.indexOf('\n## ', at + 1);
  return `${before}\n${section}\n${end < 0 ? '' : text.slice(end)}`;
}
