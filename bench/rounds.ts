/** Rounds in which each competitor has its turn: A B A B, so that a slow moment of the machine hits all. */
import type { Context, Sample, Subject, Subjects } from './measurement.ts';

/** Competitors of one round, in the order of their turns. */
export type Turns<Result> = { readonly [name: string]: () => Promise<Result> };

export async function alternate<Result>(
  context: Context,
  rounds: number,
  turns: Turns<Result>,
): Promise<readonly { readonly [name: string]: Result }[]> {
  const names = Object.keys(turns);
  const results: { [name: string]: Result }[] = [];
  for (let round = 0; round < rounds; round++) {
    const result: { [name: string]: Result } = {};
    for (const [index, name] of names.entries()) {
      const turn = turns[name];
      if (turn) result[name] = await turn();
      context.progress(round * names.length + index + 1, rounds * names.length);
    }
    results.push(result);
  }
  return results;
}

/** Runs each available package once per round. */
export function turnsOf<Result>(
  { ours, official }: Subjects,
  turn: (subject: Subject) => Promise<Result>,
): { ours: () => Promise<Result>; official?: () => Promise<Result> } {
  return { ours: () => turn(ours), ...(official && { official: () => turn(official) }) };
}

/** Picks one number of each competitor out of the rounds. */
export function samples<Result>(
  results: readonly { readonly [name: string]: Result }[],
  pick: (result: Result) => number,
  names: { readonly ours?: string; readonly official?: string; readonly base?: string } = {},
): Sample[] {
  return results.map((result) => {
    const value = (name: string): number | undefined => {
      const found = result[name];
      return found === undefined ? undefined : pick(found);
    };
    const ours = value(names.ours ?? 'ours');
    if (ours === undefined) throw new Error(`The round has no figure of ${names.ours ?? 'ours'}.`);
    const official = value(names.official ?? 'official');
    const base = value(names.base ?? 'base');
    return { ours, ...(official !== undefined && { official }), ...(base !== undefined && { base }) };
  });
}
