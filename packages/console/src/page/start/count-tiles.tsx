/** Shows counts of resources, each with a link. */

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import patterns from '../ui/patterns.module.css';
import { numberText } from '../ui/text/number-text.ts';
import { countOptions, KINDS, type Kind, type Where, whereOptions } from './counts.ts';
import styles from './home.module.css';

const NOWHERE: Where = { account_id: undefined, zones: [] };

export function CountTiles() {
  const where = useQuery(whereOptions);
  return (
    <section aria-label="Overview" aria-busy={where.isPending}>
      <ul className={styles.tiles}>
        {KINDS.map((kind) => (
          <Tile key={kind.operation} kind={kind} where={where.data ?? NOWHERE} isReady={where.data !== undefined} />
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly kind: Kind;
  readonly where: Where;
  readonly isReady: boolean;
}

function Tile({ kind, where, isReady }: TileProps) {
  const options = countOptions(kind, where);
  const { data, error } = useQuery({ ...options, enabled: isReady && options.enabled !== false });
  const { label, of, resource } = kind;
  const zone_id = where.zones[0];
  const inner = (
    <>
      <span className={styles.number}>{data === undefined ? (error === null ? '…' : '–') : numberText(data)}</span>
      <span className={patterns.noteEllipsis}>{label}</span>
    </>
  );
  if (resource === undefined)
    return (
      <li>
        <Link to="/browse" className={styles.tile}>
          {inner}
        </Link>
      </li>
    );
  const search = of === 'zones' ? { zone_id } : { account_id: where.account_id };
  return (
    <li>
      <Link to="/browse/$resource" params={{ resource }} search={search} className={styles.tile}>
        {inner}
      </Link>
    </li>
  );
}
