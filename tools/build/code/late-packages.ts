/**
 * Handles `import()` of a bundled CommonJS package. esbuild gives it only a default export; Node, which runs the
 * sources, detects named exports as well, so the build needs them too.
 */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'late-package';

/** False for inputs that this plugin adds to a build. */
export const isFile = (input: string): boolean => !input.startsWith(`${NAMESPACE}:`);

/** @param bundled packages that become part of the files */
export function latePackages(bundled: readonly string[]): Plugin {
  return {
    name: NAMESPACE,
    setup(setup) {
      if (bundled.length === 0) return;
      setup.onResolve(
        { filter: new RegExp(`^(${bundled.join('|')})(/|$)`) },
        async ({ path, kind, resolveDir, pluginData }) => {
          if (kind !== 'dynamic-import' || pluginData === NAMESPACE) return undefined;
          const resolved = await setup.resolve(path, { kind, resolveDir, pluginData: NAMESPACE });
          return resolved.errors.length > 0 ? resolved : { path: resolved.path, namespace: NAMESPACE };
        },
      );
      setup.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => ({
        contents: await reexported(path),
        resolveDir: dirname(path),
      }));
    },
  };
}

/** A module with the names that Node finds in this file. */
async function reexported(path: string): Promise<string> {
  const names = Object.keys(await import(pathToFileURL(path).href));
  const from = JSON.stringify(path);
  const isCommonJs = names.includes('module.exports');
  if (!isCommonJs)
    return `export * from ${from};${names.includes('default') ? ` export { default } from ${from};` : ''}`;
  const own = names.filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__esModule');
  return `const all = require(${from});\nexport default all;\nexport const { ${own.join(', ')} } = all;`;
}
