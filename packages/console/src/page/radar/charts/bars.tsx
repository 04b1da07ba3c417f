/** Shows names with a bar and a number each, for one or two sides. */

import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import type { Table } from '../../ui/table/csv.ts';
import { formatValue } from '../format.ts';
import styles from '../radar.module.css';

interface BarsProps {
  readonly title: string;
  /** Name first, then a number per side. */
  readonly table: Table;
  readonly unit: string;
  /** False for numbers that are not comparable, such as ranks, or speeds next to latencies. */
  readonly hasBars?: boolean;
  readonly limit?: number;
}

export function Bars({ title, table, unit, hasBars = true, limit = 25 }: BarsProps) {
  const rows = table.rows.slice(0, limit);
  const [, ...sides] = table.columns;
  const numbers = rows.flatMap((row) => row.slice(1)).filter((cell) => typeof cell === 'number');
  const most = Math.max(0, ...numbers);
  return (
    <div className={styles.barsFrame}>
      <table className={styles.bars}>
        <caption className={patterns.visuallyHidden}>{title}</caption>
        <thead className={sides.length > 1 ? undefined : patterns.visuallyHidden}>
          <tr>
            <th scope="col">{table.columns[0]}</th>
            {sides.map((side, at) => (
              <th scope="col" key={side} className={classNames(styles.number, at > 0 && styles.second)}>
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={String(name)}>
              <th scope="row">
                <span className={styles.barName}>{name}</span>
                {hasBars && <Track cells={cells} most={most} />}
              </th>
              {cells.map((cell, at) => (
                <td key={sides[at]} className={styles.number}>
                  {typeof cell === 'number' ? formatValue(cell, unit, true) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.rows.length > limit && (
        <p className={styles.more}>
          The first {limit} of {table.rows.length}. The table has all of them.
        </p>
      )}
    </div>
  );
}

function Track({ cells, most }: { readonly cells: Table['rows'][number]; readonly most: number }) {
  return (
    <span className={styles.tracks} aria-hidden>
      {cells.map((cell, at) => {
        const part = typeof cell === 'number' && most > 0 ? Math.max(0, cell / most) : 0;
        return (
          <span
            key={at}
            className={classNames(styles.track, at > 0 && styles.second)}
            style={{ width: `${part * 100}%` }}
          />
        );
      })}
    </span>
  );
}
