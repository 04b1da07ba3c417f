/** Shows the response as a tree. */
import { useMemo } from 'react';
import { jsonLines } from '../../ui/json/json-lines.ts';
import { JsonTree } from '../../ui/json/json-tree.tsx';

/** Initially open levels: a list and its items. */
const DEPTH = 3;
const LINE = 24;

export function TreeAnswer({ value }: { readonly value: unknown }) {
  const lines = useMemo(() => jsonLines(value, (_, depth) => depth < DEPTH).length, [value]);
  // Fits the initially open lines, within bounds.
  const height = `clamp(8rem, ${lines * LINE + 16}px, max(16rem, 55dvh))`;
  return <JsonTree label="Response" value={value} height={height} depth={DEPTH} />;
}
