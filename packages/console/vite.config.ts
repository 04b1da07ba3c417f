/** How the page is built: everything in files of its own, so that the strictest content policy holds. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
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
