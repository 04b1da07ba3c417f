/** Defines the pages and their URLs. A URL holds the state of its page, so any view can be reopened and shared. */
import { createHashHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { logsSearch } from '../browse/logs/search.ts';
import { browseSearch } from '../browse/search.ts';
import { traceSearch } from '../browse/trace/search.ts';
import { isInPage } from '../data/server.ts';
import { noteStep } from '../data/steps.ts';
import { callsSearch } from '../explore/calls/search.ts';
import { compareSearch } from '../explore/compare/search.ts';
import { exploreSearch } from '../explore/search.ts';
import { inspectSearch } from '../inspect/search.ts';
import { radarSearch } from '../radar/search.ts';
import { late } from '../ui/late.tsx';
import { Crash, NotFound, Pending } from './fallbacks.tsx';
import { Layout } from './layout.tsx';
import { only } from './only.ts';

const root = createRootRoute({ component: Layout, notFoundComponent: NotFound });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  // Started while the page renders, and not awaited.
  loader: () => void import('../start/counts.ts').then(({ askForCounts }) => askForCounts()),
  component: late(async () => (await import('../start/home-page.tsx')).HomePage),
});

const explore = createRoute({
  getParentRoute: () => root,
  path: '/explore',
  validateSearch: only(exploreSearch),
  component: late(async () => (await import('../explore/explore-page.tsx')).ExplorePage),
});

const operation = createRoute({
  getParentRoute: () => explore,
  path: '$operation',
  component: late(async () => (await import('../explore/operation-page.tsx')).OperationPage),
});

const inspect = createRoute({
  getParentRoute: () => root,
  path: '/inspect',
  validateSearch: only(inspectSearch),
  component: late(async () => (await import('../inspect/inspect-page.tsx')).InspectPage),
});

const browse = createRoute({
  getParentRoute: () => root,
  path: '/browse',
  validateSearch: only(browseSearch),
  component: late(async () => (await import('../browse/browse-page.tsx')).BrowsePage),
});

const resource = createRoute({
  getParentRoute: () => browse,
  path: '$resource',
  component: late(async () => (await import('../browse/resources/resource-page.tsx')).ResourcePage),
});

const calls = createRoute({
  getParentRoute: () => root,
  path: '/calls',
  validateSearch: only(callsSearch),
  component: late(async () => (await import('../explore/calls/calls-page.tsx')).CallsPage),
});

const compare = createRoute({
  getParentRoute: () => root,
  path: '/compare',
  validateSearch: only(compareSearch),
  component: late(async () => (await import('../explore/compare/compare-page.tsx')).ComparePage),
});

const radar = createRoute({
  getParentRoute: () => root,
  path: '/radar',
  validateSearch: only(radarSearch),
  component: late(async () => (await import('../radar/radar-page.tsx')).RadarPage),
});

const trace = createRoute({
  getParentRoute: () => root,
  path: '/trace',
  validateSearch: only(traceSearch),
  component: late(async () => (await import('../browse/trace/trace-page.tsx')).TracePage),
});

const logs = createRoute({
  getParentRoute: () => root,
  path: '/logs',
  validateSearch: only(logsSearch),
  component: late(async () => (await import('../browse/logs/logs-page.tsx')).LogsPage),
});

const changes = createRoute({
  getParentRoute: () => root,
  path: '/changes',
  component: late(async () => (await import('../changes/changes-page.tsx')).ChangesPage),
});

const jobs = createRoute({
  getParentRoute: () => root,
  path: '/jobs',
  component: late(async () => (await import('../jobs/jobs-page.tsx')).JobsPage),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    explore.addChildren([operation]),
    inspect,
    browse.addChildren([resource]),
    radar,
    calls,
    compare,
    trace,
    logs,
    changes,
    jobs,
  ]),
  // A server of files knows one address only.
  ...(isInPage && { history: createHashHistory() }),
  defaultPreload: 'intent',
  defaultPendingComponent: Pending,
  defaultErrorComponent: Crash,
  scrollRestoration: true,
});

/** Marks onboarding steps that are completed by opening a page. */
router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
  if (pathname.startsWith('/browse/')) noteStep('browsed');
  if (pathname === '/radar') noteStep('radar');
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
