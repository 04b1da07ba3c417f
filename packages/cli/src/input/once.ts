/** Look-ups that the rows of a run share: each is made once. */
export type Known = Map<string, Promise<unknown>>;

/** Without a memory, looks it up. */
export function once<Value>(
  { known }: { readonly known?: Known },
  key: string,
  look: () => Promise<Value>,
): Promise<Value> {
  if (known === undefined) return look();
  const found = known.get(key) ?? look();
  known.set(key, found);
  return found as Promise<Value>; // the key says what it is
}
