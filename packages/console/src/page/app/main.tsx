/** Starts the page. */
import '@fontsource-variable/geist/wght.css';
import '@fontsource-variable/geist-mono/wght.css';
import '../ui/base.css';
import '../ui/patterns.module.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { catalogOptions } from '../data/catalog.ts';
import { setGuard } from '../data/changes/guard.ts';
import { queryClient, sessionOptions } from '../data/queries.ts';
import { keepFocus } from '../ui/controls/focus-back.ts';
import { focusArrivals } from './arrival.ts';
import { first } from './first.ts';
import { fontsReady } from './fonts.ts';
import { preload } from './preload.ts';
import { router } from './router.tsx';
import { applyTheme, readTheme } from './theme.ts';

applyTheme(readTheme());
keepFocus(document);
focusArrivals(router);
const loadGuard = async () => (await import('../review/guard.ts')).guard;
setGuard(loadGuard);
// Some browsers never retry a failed import, so it is loaded while the console's process is there.
addEventListener('load', () => void loadGuard().catch(() => undefined), { once: true });
// Needed by every page, so requested while the rest is still parsing.
const parts = [
  queryClient.prefetchQuery(sessionOptions),
  queryClient.prefetchQuery(catalogOptions),
  router.load(),
  fontsReady(document.fonts),
];

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
first(parts).then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);

const isFetching = (): boolean => queryClient.isFetching() > 0;
if (document.readyState === 'complete') void preload(isFetching);
else addEventListener('load', () => void preload(isFetching), { once: true });
