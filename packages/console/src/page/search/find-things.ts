/** Which of the things with names are meant by what was typed. */

interface Named {
  readonly kind: string;
  readonly name: string;
  readonly note: string;
}

/** From 0 to 1, as the places have it. */
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
