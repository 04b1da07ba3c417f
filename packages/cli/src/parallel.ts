/** Runs work for many items, a few at a time. */

/** Starts the items in their order; rejects with the first error. */
export async function inParallel<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, place: number) => Promise<void>,
): Promise<void> {
  const left = items.entries();
  const lane = async (): Promise<void> => {
    for (const [place, item] of left) await work(item, place);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
}
