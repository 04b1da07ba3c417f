/** How a query writes a list of objects: their fields one object after the other, each under the same names. */

/**
 * The objects that the fields may stand for, the likelier reading first: split where a name comes again, or evenly.
 * What fits the schema decides between them, as a query does not mark where an object ends.
 * @example [...queryObjects(new URLSearchParams('op=in&value=a&value=b&op=is&value=c'))][0] // [op=in&value=a&value=b, op=is&value=c]
 */
export function* queryObjects(fields: URLSearchParams): Generator<URLSearchParams[]> {
  yield splitAtRepeats(fields);
  yield splitEvenly(fields);
}

/** An object ends where a name comes again after others; the same name in a row is a list within the object. */
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

/** As many objects as the rarest name has values; the values of the others are shared out in their order. */
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
