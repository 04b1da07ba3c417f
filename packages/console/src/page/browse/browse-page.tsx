/** The Browse page: the navigation next to a resource, or next to the overview of an account or zone. */
import { Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { Panes } from '../ui/controls/panes.tsx';
import { useMedia } from '../ui/media.ts';
import { Skeleton } from '../ui/shown/notice.tsx';
import { Page } from '../ui/shown/page.tsx';
import styles from './nav/browse-nav.module.css';
import { BrowseNav } from './nav/browse-nav.tsx';
import { NavSheet } from './nav/nav-sheet.tsx';
import { usePlace } from './nav/use-place.ts';
import { Overview } from './resources/overview.tsx';
import { contextOf } from './search.ts';

export function BrowsePage() {
  const { resource } = useParams({ strict: false });
  const hasRoom = useMedia('(min-width: 1001px)');
  const search = useSearch({ from: '/browse' });
  const key = JSON.stringify(contextOf(search));
  // A stable object as long as its content is equal.
  const place = usePlace(useMemo(() => JSON.parse(key), [key]));
  return (
    <Panes
      name="browse.nav"
      label="Width of the navigation"
      sized="first"
      size="17rem"
      least={[12, 32]}
      only={hasRoom ? undefined : 'second'}
      first={
        hasRoom && (
          <div className={styles.side}>
            <Suspense fallback={<nav aria-label="Resources" />}>
              <BrowseNav context={place} />
            </Suspense>
          </div>
        )
      }
      second={
        <div className={styles.main}>
          {!hasRoom && (
            <Suspense>
              <NavSheet context={place} />
            </Suspense>
          )}
          {resource === undefined ? <Start /> : <Outlet />}
        </div>
      }
    />
  );
}

function Start() {
  const search = useSearch({ from: '/browse' });
  const navigate = useNavigate({ from: '/browse' });
  return (
    <Suspense fallback={<Placeholder />}>
      <Overview context={contextOf(search)} onContext={(context) => void navigate({ search: context })} />
    </Suspense>
  );
}

function Placeholder() {
  return (
    <Page title="Browse">
      <Skeleton height="60vh" />
    </Page>
  );
}
