/** Bundles the command and the emulator with all their packages into one CommonJS file, as an executable of Node needs it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { documentationSite, repositoryAddress, root } from '../build/folders.ts';

/** Native packages, and those that the command and the emulator use only where they are installed. */
const ABSENT = ['@napi-rs/keyring', 'bullmq', 'esbuild', 'ioredis', 'miniflare', 'rate-limiter-flexible'];

/** Modules that need files of their package, by what replaces them. */
const REPLACED: Readonly<Record<string, string>> = {
  'packages/contract/src/files.ts': 'contract-files.ts',
  'packages/cli/src/process/start-package.ts': 'start-package.ts',
  'packages/cli/src/tree/search-text.ts': 'search-text.ts',
  'packages/emulator/src/products/d1/runner-program.ts': 'runner-program.ts',
};

/** @param file where the bundle is written @returns the files in it, by their path in the repository */
export async function bundle(file: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [join(root, 'tools/executable/entry.ts')],
    outfile: file,
    absWorkingDir: root,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    conditions: ['flarewire-source'],
    charset: 'utf8',
    minify: true,
    logOverride: { 'import-is-undefined': 'silent' },
    plugins: [absent(), replaced(), required(), manifest()],
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}

/** Importing them fails as if they were not installed. */
function absent(): Plugin {
  return {
    name: 'absent',
    setup(setup) {
      setup.onResolve({ filter: new RegExp(`^(${ABSENT.join('|')})(/|$)`) }, ({ path }) => ({
        path,
        namespace: 'absent',
      }));
      setup.onLoad({ filter: /.*/, namespace: 'absent' }, ({ path }) => ({
        contents: `throw Object.assign(new Error("${path} is not part of the executable: install flarewire with npm"), { code: "ERR_MODULE_NOT_FOUND" });`,
      }));
    },
  };
}

const escaped = (path: string): string => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');

function replaced(): Plugin {
  return {
    name: 'replaced',
    setup(setup) {
      for (const [path, name] of Object.entries(REPLACED))
        setup.onLoad({ filter: new RegExp(`${escaped(path)}$`) }, () => ({
          contents: readFileSync(join(root, 'tools/executable/modules', name), 'utf8'),
          resolveDir: join(root, 'tools/executable/modules'),
          loader: 'ts',
        }));
    },
  };
}

const REQUIRE = 'createRequire(import.meta.url)';

/** Packages that the emulator requires on use become part of the bundle. */
function required(): Plugin {
  return {
    name: 'required',
    setup(setup) {
      setup.onLoad({ filter: /packages[\\/]emulator[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        return text.includes(REQUIRE) ? { contents: text.replaceAll(REQUIRE, 'require'), loader: 'ts' } : undefined;
      });
    },
  };
}

/** The facts of the command's manifest. */
function manifest(): Plugin {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
  const documentation = documentationSite(process.env);
  const update = `${repositoryAddress(process.env)}/releases`;
  const facts = { version, update, ...(documentation && { documentation }) };
  return {
    name: 'manifest',
    setup(setup) {
      setup.onLoad({ filter: new RegExp(`${escaped('packages/cli/src/package-file.ts')}$`) }, () => ({
        contents: `export const packageFile = () => (${JSON.stringify(facts)});`,
      }));
    },
  };
}
