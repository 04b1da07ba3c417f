/** Locates values in JSON text, so that problems can be marked there. */

export interface Place {
  readonly from: number;
  readonly to: number;
}

const TOKEN = /\s+|"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gy;

interface Holder {
  readonly isList: boolean;
  readonly pointer: string;
  readonly from: number;
  index: number;
  key: string | undefined;
}

/**
 * Ranges of all values by JSON pointer; for invalid JSON, those before the error. A field's range starts at its name.
 */
export function jsonPlaces(text: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const holders: Holder[] = [];
  let name: Place | undefined;
  const here = (): string => {
    const holder = holders.at(-1);
    if (holder === undefined) return '';
    return `${holder.pointer}/${holder.isList ? holder.index : escaped(holder.key ?? '')}`;
  };
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
    const [token] = found;
    const from = found.index;
    const to = from + token.length;
    const holder = holders.at(-1);
    if (token.trim() === '' || token === ':') continue;
    if (token === ',') {
      if (holder !== undefined) holder.index += 1;
      if (holder !== undefined) holder.key = undefined;
    } else if (token === '}' || token === ']') {
      const closed = holders.pop();
      if (closed !== undefined) places.set(closed.pointer, { from: closed.from, to });
    } else if (holder !== undefined && !holder.isList && holder.key === undefined && token.startsWith('"')) {
      holder.key = unquoted(token);
      name = { from, to };
    } else {
      const start = holder !== undefined && !holder.isList ? (name?.from ?? from) : from;
      const isOpen = token === '{' || token === '[';
      if (isOpen) holders.push({ isList: token === '[', pointer: here(), from: start, index: 0, key: undefined });
      else places.set(here(), { from: start, to });
    }
  }
  return places;
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

function unquoted(token: string): string {
  try {
    return JSON.parse(token);
  } catch {
    return token.slice(1, -1);
  }
}

const NAME = /^"(?:[^"\\]|\\.)*"\s*:\s*/;

/** Ranges of the values at these pointers, without field names. */
export function valuePlaces(text: string, pointers: readonly string[]): Place[] {
  const places = pointers.length === 0 ? new Map<string, Place>() : jsonPlaces(text);
  return pointers.flatMap((pointer) => {
    const place = places.get(pointer);
    if (place === undefined) return [];
    const name = NAME.exec(text.slice(place.from, place.to))?.[0] ?? '';
    return [{ from: place.from + name.length, to: place.to }];
  });
}

/** The range of a value, or of its nearest existing parent if it is missing. */
export function placeOf(places: ReadonlyMap<string, Place>, pointer: string): Place {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const place = places.get(at);
    if (place !== undefined || at === '') {
      const { from, to } = place ?? { from: 0, to: 0 };
      // For a parent, marking the first character suffices.
      return at === pointer ? { from, to } : { from, to: Math.min(to, from + 1) };
    }
  }
}
