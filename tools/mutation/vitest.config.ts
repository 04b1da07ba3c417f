/** The unit tests as Stryker runs them: in one thread, on sources that Node runs itself. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/{client,emulator}/**/*.test.ts', 'tools/generate/**/*.test.ts'],
    exclude: ['**/whole-*.test.ts', '**/node_modules/**', '**/dist/**'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--conditions=flarewire-source'],
    setupFiles: ['test/repository/free-ports.ts', 'test/repository/patience.ts'],
    isolate: false,
  },
});
