/** Starts the page. */
import '@fontsource-variable/geist/wght.css';
import '@fontsource-variable/geist-mono/wght.css';
import '../ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { catalogOptions } from '../data/catalog.ts';
import { queryClient } from '../data/queries.ts';
import { rememberFocus } from '../ui/controls/focus-back.ts';
import { fontsReady } from './fonts.ts';
import { preload } from './preload.ts';
import { router } from './router.tsx';
import { applyTheme, readTheme } from './theme.ts';

applyTheme(readTheme());
rememberFocus(document);
// Needed by nearly every page: asked for while the rest is still being read.
queryClient.prefetchQuery(catalogOptions);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
fontsReady(document.fonts).then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);

// After all that the first page asks for.
if (document.readyState === 'complete') void preload();
else addEventListener('load', () => void preload(), { once: true });
