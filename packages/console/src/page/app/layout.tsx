/** The frame of every page: top bar, navigation, banners, messages, questions. */

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { Activity, BookMarked, Compass, Database, Flame, History, House, ListChecks, RadioTower } from 'lucide-react';
import { Suspense } from 'react';
import { catalogOptions } from '../data/catalog.ts';
import { sessionOptions } from '../data/queries.ts';
import { isInPage } from '../data/server.ts';
import type { PageSession } from '../data/session.ts';
import { classNames } from '../ui/class-names.ts';
import { useClippedTitles } from '../ui/clipped-titles.ts';
import { CopyButton } from '../ui/controls/button.tsx';
import { Toasts } from '../ui/controls/toast.tsx';
import patterns from '../ui/patterns.module.css';
import { Badge } from '../ui/shown/badge.tsx';
import { Failed } from '../ui/shown/notice.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { Pending } from './fallbacks.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './layout.module.css';
import { LiveBar, profileColour } from './live-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { focusContent, useRegionKeys } from './regions.ts';
import { SearchButton } from './search-button.tsx';
import { ThemeMenu } from './theme-menu.tsx';

const PAGES = [
  { to: '/', label: 'Start', icon: House, exact: true },
  { to: '/explore', label: 'Explore', icon: Compass, exact: false },
  { to: '/calls', label: 'Calls', icon: BookMarked, exact: false },
  { to: '/inspect', label: 'Inspect', icon: Activity, exact: false },
  { to: '/browse', label: 'Browse', icon: Database, exact: false },
  { to: '/changes', label: 'Changes', icon: History, exact: false },
  { to: '/radar', label: 'Radar', icon: RadioTower, exact: false },
  { to: '/jobs', label: 'Jobs', icon: ListChecks, exact: false },
] as const;

export function Layout() {
  const session = useQuery(sessionOptions);
  useRegionKeys();
  useClippedTitles();
  // A session that cannot be refetched leaves the page unchanged; the banner reports it.
  if (session.data === undefined && session.error !== null) return <Closed error={session.error} />;
  return (
    <div
      className={classNames(styles.app, session.data?.mode === 'live' && styles.live)}
      data-profile={session.data?.mode === 'live' ? profileColour(session.data) : undefined}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: it leads into the page, past its navigation */}
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          focusContent();
        }}
      >
        Skip to content
      </a>
      <Bar session={session.data} />
      <Nav session={session.data} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {session.data === undefined ? <Pending /> : <Inside session={session.data} />}
      </main>
      <Toasts />
      <ConsentDialog />
      <KeysDialog />
    </div>
  );
}

function Inside({ session }: { readonly session: PageSession }) {
  return (
    <>
      <div className={styles.banners}>
        <OfflineBanner session={session} />
        {session.mode === 'local' && <FaultBanner />}
      </div>
      <div className={styles.outlet}>
        <Suspense fallback={<Pending />}>
          <WithCatalog />
        </Suspense>
      </div>
    </>
  );
}

/** Pages render once the index is loaded, so none needs a fallback without it. */
function WithCatalog() {
  useSuspenseQuery(catalogOptions);
  return <Outlet />;
}

function Bar({ session }: { readonly session: PageSession | undefined }) {
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand}>
        <Flame size={20} aria-hidden />
        flarewire
      </Link>
      {session?.mode === 'live' ? (
        <LiveBar session={session} />
      ) : (
        <Badge tone="good">{isInPage ? 'In this page' : 'Local'}</Badge>
      )}
      {session !== undefined && !isInPage && (
        <div className={styles.address}>
          <code className={patterns.ellipsis}>{session.apiURL}</code>
          <CopyButton text={session.apiURL} label="Copy the base URL" />
        </div>
      )}
      <span className={styles.space} />
      <SearchButton />
      <ThemeMenu />
    </header>
  );
}

function Nav({ session }: { readonly session: PageSession | undefined }) {
  const isShown = (to: string): boolean =>
    to === '/inspect' ? session?.mode !== 'live' : to !== '/jobs' || session?.hasJobs === true;
  return (
    <nav aria-label="Pages" className={styles.nav}>
      {PAGES.filter(({ to }) => isShown(to)).map(({ to, label, icon: Icon, exact }) => (
        <Link key={to} to={to} activeOptions={{ exact, includeSearch: false }} className={styles.link}>
          <Icon size={18} aria-hidden />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}

function Closed({ error }: { readonly error: Error }) {
  return (
    <main className={styles.closed}>
      <Failed title="This page is not connected" error={error} onRetry={() => location.reload()} />
    </main>
  );
}
