/** Empty state of an account without zones: explains zones and offers to create one. */
import { Link } from '@tanstack/react-router';
import { Empty } from '../../ui/shown/notice.tsx';
import styles from './overview.module.css';

export function NoZones() {
  return (
    <div className={styles.empty}>
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
