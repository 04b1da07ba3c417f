/** Empty state of an account without zones: explains zones and offers to create one. */

import { Link } from '@tanstack/react-router';
import patterns from '../../ui/patterns.module.css';
import { Empty } from '../../ui/shown/notice.tsx';

export function NoZones() {
  return (
    <div className={patterns.surface}>
      <Empty
        title="No zones yet"
        action={
          <Link to="/explore/$operation" params={{ operation: 'zones.create' }}>
            Create a zone
          </Link>
        }
      >
        A zone is a domain with its DNS records and settings.
      </Empty>
    </div>
  );
}
