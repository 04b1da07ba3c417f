/** Lists a JSON value as lines of a tree, without descendants of closed nodes. */

export interface JsonLine {
  /** JSON pointer: `/result/0/name`. */
  readonly pointer: string;
  /** Property name or index; undefined for the root. */
  readonly name: string | undefined;
  readonly depth: number;
  /** Number of children; undefined for primitives. */
  readonly children: number | undefined;
  readonly isOpen: boolean;
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  /** The value as JSON; for objects and arrays, their size in words. */
  readonly text: string;
}

const MARKS: Readonly<Record<string, string>> = { '~': '~0', '/': '~1' };
const escaped = (name: string): string => name.replace(/[~/]/g, (mark) => MARKS[mark] ?? mark);

/** @param isOpen returns true if the node at a pointer shows its children */
export function jsonLines(value: unknown, isOpen: (pointer: string, depth: number) => boolean): JsonLine[] {
  const lines: JsonLine[] = [];
  const add = (inner: unknown, name: string | undefined, pointer: string, depth: number): void => {
    if (typeof inner !== 'object' || inner === null) {
      lines.push({
        pointer,
        name,
        depth,
        children: undefined,
        isOpen: false,
        kind: kindOf(inner),
        text: plainText(inner),
      });
      return;
    }
    const entries = Object.entries(inner);
    const isArray = Array.isArray(inner);
    const open = entries.length > 0 && isOpen(pointer, depth);
    const noun = isArray ? 'item' : 'field';
    const text = `${entries.length} ${noun}${entries.length === 1 ? '' : 's'}`;
    lines.push({
      pointer,
      name,
      depth,
      children: entries.length,
      isOpen: open,
      kind: isArray ? 'array' : 'object',
      text,
    });
    if (open) for (const [key, child] of entries) add(child, key, `${pointer}/${escaped(key)}`, depth + 1);
  };
  add(value, undefined, '', 0);
  return lines;
}

const plainText = (value: unknown): string => JSON.stringify(value) ?? String(value);

function kindOf(value: unknown): JsonLine['kind'] {
  if (value === null) return 'null';
  const type = typeof value;
  return type === 'number' || type === 'boolean' ? type : 'string';
}

/** The value at a pointer. */
export function atPointer(value: unknown, pointer: string): unknown {
  let inner = value;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof inner !== 'object' || inner === null) return undefined;
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    inner = Object.hasOwn(inner, name) ? (inner as Record<string, unknown>)[name] : undefined; // an object, see above
  }
  return inner;
}
