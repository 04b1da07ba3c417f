/** Lists pinned and recently opened operations. */

import { Link } from '@tanstack/react-router';
import { Pin } from 'lucide-react';
import { useCatalog } from '../data/catalog.ts';
import { usePinned } from '../data/pinned.ts';
import { recentOperations } from '../data/recent.ts';
import patterns from '../ui/patterns.module.css';
import { MethodBadge } from '../ui/shown/method-badge.tsx';
import { Card } from './card.tsx';
import styles from './home.module.css';

const MAX = 8;
/** Shown until there are others. */
const FIRST = [
  'zones.list',
  'dns.records.create',
  'cache.purge',
  'workers.scripts.list',
  'kv.namespaces.values.update',
];

export function OperationsCard() {
  const { byName } = useCatalog();
  const pinned = usePinned();
  const recent = recentOperations().filter((name) => !pinned.includes(name));
  const isNew = pinned.length + recent.length === 0;
  const names = isNew ? FIRST : [...pinned, ...recent].slice(0, Math.max(MAX, pinned.length));
  return (
    <Card title={isNew ? 'Operations to try' : 'Pinned and recent'} more={<Link to="/explore">All operations</Link>}>
      <ul className={styles.operations}>
        {names.flatMap((name) => {
          const operation = byName.get(name);
          if (operation === undefined) return [];
          return (
            <li key={name}>
              <Link to="/explore/$operation" params={{ operation: name }} className={styles.operation}>
                <MethodBadge method={operation.method} />
                <span className={patterns.fillEllipsis}>{name}</span>
                {pinned.includes(name) && <Pin size={13} aria-label="pinned" />}
              </Link>
            </li>
          );
        })}
      </ul>
      {pinned.length === 0 && <p className={styles.quiet}>Pin an operation on its page to keep it here.</p>}
    </Card>
  );
}
