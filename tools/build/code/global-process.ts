/**
 * Takes `process` from the global object. On `import process from 'node:process'`, Node reads every property of it,
 * which opens standard input and loads streams and workers at each start of a command.
 */
import type { Plugin } from 'esbuild';

const NAMESPACE = 'global-process';

export function globalProcess(): Plugin {
  return {
    name: NAMESPACE,
    setup(setup) {
      setup.onResolve({ filter: /^node:process$/ }, ({ path }) => ({ path, namespace: NAMESPACE }));
      setup.onLoad({ filter: /.*/, namespace: NAMESPACE }, () => ({ contents: 'export default globalThis.process;' }));
    },
  };
}
