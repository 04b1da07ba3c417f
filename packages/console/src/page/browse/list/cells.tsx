/** Renders cells with more than plain text. */

import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { cellValue, valueAt } from '../../ui/table/cell-value.ts';
import type { ColumnInfo } from '../../ui/table/columns.ts';
import { counted } from '../../ui/text/number-text.ts';
import { Shown } from '../../ui/text/shown.tsx';
import { shownText } from '../../ui/text/shown-name.ts';
import { dnsCell } from '../dns/cells.tsx';
import { secondsText } from '../dns/ttl.ts';
import type { ItemFacts } from '../items/item-facts.ts';
import styles from '../resources/resource.module.css';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import { toneOf } from './looks.ts';
import type { Row } from './use-rows.ts';

type Cell = (row: Row) => ReactNode;

/** Undefined if the value's text suffices. */
export function cellOf(
  { name }: Resource,
  { id, kind }: ColumnInfo,
  context: Context,
  { zone, seconds }: Pick<ItemFacts, 'zone' | 'seconds'>,
): Cell | undefined {
  const own = name === 'dns.records' ? dnsCell(id, context, zone) : undefined;
  if (own !== undefined) return own;
  if (kind === 'status' || id === 'action' || id === 'decision') return badgeCell(id);
  if (kind === 'flag') return ({ item }) => <Flag value={valueAt(item, id)} />;
  if (kind === 'number' && seconds.has(id)) return ({ item }) => secondsText(id, valueAt(item, id));
  return kind === 'inner' ? innerCell(id) : undefined;
}

const badgeCell =
  (id: string): Cell =>
  ({ item }) => {
    const text = cellValue(valueAt(item, id));
    return text === undefined || text === null || text === '' ? null : (
      <Badge tone={toneOf(String(text))}>{shownText(String(text))}</Badge>
    );
  };

function Flag({ value }: { readonly value: unknown }) {
  if (typeof value !== 'boolean') return null;
  return <span className={value ? styles.yes : styles.no}>{value ? 'Yes' : 'No'}</span>;
}

/** Names nested values, or counts those without a name; the panel shows their content. */
const innerCell =
  (id: string): Cell =>
  ({ item }) => {
    const value = valueAt(item, id);
    const text = String(cellValue(value) ?? '');
    if (Array.isArray(value) && (value.length === 0 || text.includes('{')))
      return <span className={styles.no}>{value.length === 0 ? 'none' : counted(value.length, 'item', 'items')}</span>;
    return (
      <span
        className={text.startsWith('{') ? classNames(patterns.ellipsisPre, styles.inner) : patterns.ellipsisPre}
        title={shownText(text)}
      >
        <Shown text={text} />
      </span>
    );
  };
