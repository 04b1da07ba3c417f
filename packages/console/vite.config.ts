/** How the page is built: everything in its own files, so that the strictest content policy holds. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [react(), preloadFonts(), preloadIndex()],
  // Relative, so that the files work below any path; the server makes those of index.html absolute.
  base: './',
  resolve: { conditions: ['flarewire-source', 'module', 'browser', 'production'] },
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    target: 'es2023',
    // Neither inline images nor inline scripts: `default-src 'self'` allows none.
    assetsInlineLimit: 0,
    // All styles come at the start: a part that is loaded later, or a second time, is never without its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    manifest: true,
    // The client's late parts are early here: the page takes more of it than they spare.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
});

/** Asks for the fonts of the first words together with the script: the style sheet alone would name them too late. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /geist(-mono)?-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: true },
          injectTo: 'head-prepend',
        })),
  };
}

/** Every page waits for the index of operations: it comes next to the scripts that ask for it. */
function preloadIndex(): Plugin {
  const attrs = { rel: 'preload', as: 'fetch', href: './data/index.json', crossorigin: true };
  return {
    name: 'preload-index',
    transformIndexHtml: () => [{ tag: 'link', attrs, injectTo: 'head' }],
  };
}
