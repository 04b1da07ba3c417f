/** Compares two texts line by line. */

export interface Line {
  readonly sign: '+' | '-' | ' ';
  readonly text: string;
}

/** Unchanged lines that are left around a change. */
const CONTEXT = 2;
/** Larger comparisons show all old lines, then all new ones. */
const MAX_CELLS = 1_000_000;

/** The changed lines with a little around them; a gap is one line with an ellipsis. Empty if the texts are equal. */
export function lineChanges(before: string, after: string): Line[] {
  if (before === after) return [];
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const same = (lines: readonly string[]): Line[] => lines.map((text) => ({ sign: ' ', text }));
  const middle = compare(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return shortened([...same(old.slice(0, start)), ...middle, ...same(old.slice(old.length - end))]);
}

/** Along the longest common subsequence. */
function compare(old: readonly string[], now: readonly string[]): Line[] {
  const removed = (text: string): Line => ({ sign: '-', text });
  const added = (text: string): Line => ({ sign: '+', text });
  if (old.length * now.length > MAX_CELLS) return [...old.map(removed), ...now.map(added)];
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (one: number, other: number): number => lengths[one * width + other] ?? 0;
  for (let one = old.length - 1; one >= 0; one--)
    for (let other = now.length - 1; other >= 0; other--)
      lengths[one * width + other] =
        old[one] === now[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  const lines: Line[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    const [left = '', right = ''] = [old[one], now[other]];
    if (one < old.length && other < now.length && left === right) {
      lines.push({ sign: ' ', text: left });
      one++;
      other++;
    } else if (one < old.length && (other === now.length || at(one + 1, other) >= at(one, other + 1))) {
      lines.push(removed(left));
      one++;
    } else {
      lines.push(added(right));
      other++;
    }
  }
  return lines;
}

function shortened(lines: readonly Line[]): Line[] {
  const isNear = (at: number): boolean =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ sign }) => sign !== ' ');
  return lines.flatMap((line, at): Line[] => {
    if (isNear(at)) return [line];
    return at > 0 && !isNear(at - 1) ? [] : [{ sign: ' ', text: '…' }];
  });
}
