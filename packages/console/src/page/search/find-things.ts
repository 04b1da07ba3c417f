/** Ranks named things by how well they match the typed text. */

interface Named {
  readonly kind: string;
  readonly name: string;
  readonly note: string;
}

/** From 0 to 1, comparable with the scores of places. */
export function thingScore({ kind, name, note }: Named, typed: string): number {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < 2) return 0;
  const own = name.toLowerCase();
  if (own === wanted) return 1;
  if (own.startsWith(wanted)) return 0.95;
  if (own.split(/[^\p{L}\p{N}]+/u).includes(wanted)) return 0.85;
  if (own.includes(wanted)) return 0.7;
  if (wanted.length > 3 && note.toLowerCase().includes(wanted)) return 0.65;
  const all = `${kind} ${own} ${note}`.toLowerCase();
  const words = wanted.split(/\s+/);
  return words.length > 1 && words.some((word) => own.includes(word)) && words.every((word) => all.includes(word))
    ? 0.9
    : 0;
}

export interface FoundThing<Thing> {
  readonly thing: Thing;
  readonly score: number;
}

/**
 * Best matches first. Equal scores alternate by kind, so that three hundred records of a zone do not hide the Worker of
 * the same name.
 */
export function bestThings<Thing extends Named>(
  things: readonly Thing[],
  typed: string,
  most: number,
): readonly FoundThing<Thing>[] {
  const turns = new Map<string, number>();
  return things
    .flatMap((thing) => {
      const score = thingScore(thing, typed);
      if (score === 0) return [];
      const turn = turns.get(`${thing.kind} ${score}`) ?? 0;
      turns.set(`${thing.kind} ${score}`, turn + 1);
      return [{ thing, score, turn }];
    })
    .sort((one, other) => other.score - one.score || one.turn - other.turn)
    .slice(0, most)
    .map(({ thing, score }) => ({ thing, score }));
}
