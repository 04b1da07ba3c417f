/** The site as Astro Starlight builds it from what `build.ts` has prepared in `.made`. */
import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const sidebar = JSON.parse(readFileSync(new URL('.made/sidebar.json', import.meta.url), 'utf8'));
const own = (name) => [name, `./src/components/${name}.astro`];
const OWN = ['Head', 'ThemeProvider', 'Header', 'Sidebar', 'PageTitle', 'PageFrame', 'Footer'];

export default defineConfig({
  // The public address, for canonical links and pictures of previews.
  site: process.env.FLAREWIRE_SITE || undefined,
  outDir: './dist',
  publicDir: './.made/public',
  cacheDir: './.made/cache',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  build: { concurrency: 2 },
  // Small inline scripts would be repeated on each of a thousand pages.
  vite: { resolve: { conditions: ['flarewire-source'] }, build: { assetsInlineLimit: 0 } },
  integrations: [
    starlight({
      title: 'flarewire',
      sidebar,
      customCss: ['./src/styles/site.css', './src/styles/search.css'],
      routeMiddleware: './src/route.js',
      components: Object.fromEntries(OWN.map(own)),
      // The search has a separate index: of the guides and of the operations.
      pagefind: false,
      expressiveCode: {
        themes: ['github-light', 'github-dark'],
        styleOverrides: {
          borderRadius: '8px',
          borderColor: 'var(--border)',
          codeBackground: 'var(--sunken)',
          codeFontSize: '0.8125rem',
          frames: {
            editorTabBarBackground: 'var(--surface)',
            editorActiveTabBackground: 'var(--sunken)',
            terminalBackground: 'var(--sunken)',
            terminalTitlebarBackground: 'var(--surface)',
          },
        },
      },
    }),
  ],
});
