/**
 * `import()` of a CommonJS package that becomes part of a file. esbuild gives it a default export alone; Node, which runs the
 * sources, finds names as well. The build has to have the same names.
 */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'late-package';

/** False for what this plugin adds to the inputs of a build. */
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
