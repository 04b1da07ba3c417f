/** Splits the fields of a query that holds a list of objects under repeated names. */

/**
 * The objects that the fields may represent, the likelier reading first: split where a name repeats, or evenly.
 * A query does not mark where an object ends, so the caller picks the reading that fits the schema.
 * @example [...queryObjects(new URLSearchParams('op=in&value=a&value=b&op=is&value=c'))][0] // [op=in&value=a&value=b,
 * op=is&value=c]
 */
export function* queryObjects(fields: URLSearchParams): Generator<URLSearchParams[]> {
  yield splitAtRepeats(fields);
  yield splitEvenly(fields);
}

/** An object ends where a name repeats after others; a name repeated in a row is a list within the object. */
function splitAtRepeats(fields: URLSearchParams): URLSearchParams[] {
  const objects: URLSearchParams[] = [];
  const names = new Set<string>();
  let last: string | undefined;
  for (const [name, text] of fields) {
    let own = objects.at(-1);
    if (own === undefined || (names.has(name) && name !== last)) {
      own = new URLSearchParams();
      objects.push(own);
      names.clear();
    }
    own.append(name, text);
    names.add(name);
    last = name;
  }
  return objects;
}

/** As many objects as the rarest name has values; values of the other names are distributed in order. */
function splitEvenly(fields: URLSearchParams): URLSearchParams[] {
  const texts = new Map<string, string[]>();
  for (const [name, text] of fields) {
    const all = texts.get(name);
    if (all === undefined) texts.set(name, [text]);
    else all.push(text);
  }
  const count =
    texts.size === 0 ? 0 : [...texts.values()].reduce((least, all) => Math.min(least, all.length), Infinity);
  return Array.from({ length: count }, (_, index) => {
    const own = new URLSearchParams();
    for (const [name, all] of texts) {
      const share = all.length / count;
      for (const text of all.slice(Math.floor(index * share), Math.floor((index + 1) * share))) own.append(name, text);
    }
    return own;
  });
}
