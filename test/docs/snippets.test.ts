/**
 * Every TypeScript example of every page compiles as a separate module, under strict settings and in both resolutions.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSample, sampled } from '../repository/sample.ts';
import { readPage, root } from './example-runner.ts';

const folder = join(root, '.flarewire/snippets');

const allPages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs', 'docs/decisions'].flatMap((name) =>
    readdirSync(join(root, name))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${name}/${file}`),
  ),
  ...readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/README.md`)
    .filter((file) => existsSync(join(root, file))),
];

interface Snippet {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  /** The words after the language: `test`, `contract`. */
  readonly kind: string;
  readonly code: string;
}

const snippetsOf = (page: string): Snippet[] => {
  const text = readPage(page);
  return [...text.matchAll(/^[^\S\n]*```(tsx?)\b[^\S\n]*(.*)\n([\s\S]*?)^[^\S\n]*```$/gm)].map((match) => {
    const [, language = '', kind = '', code = ''] = match;
    return { page, line: text.slice(0, match.index).split('\n').length, language, kind, code };
  });
};

/**
 * Excludes the contract's own language (tools/generate/docs.test.ts), and examples of the packed client
 * (test/package/official-names.test.ts).
 */
const compiledSnippetsOf = (page: string): Snippet[] =>
  snippetsOf(page).filter(({ kind }) => !/^(contract|wrong|packed)$/.test(kind));

const pages = allPages.filter((page) => compiledSnippetsOf(page).length > 0);
const snippets = sampled(pages, (page) => page).flatMap(compiledSnippetsOf);

/** Declarations that an example assumes, as its page says. */
function whole({ page, kind, code }: Snippet): string {
  // Each continues the first.
  const [first] = snippets.filter((one) => one.page === page);
  if (page === 'docs/uploads.md' && first && first.code !== code) return first.code + code;
  // A file in the folder of a product.
  if (page === 'docs/emulator-rules.md')
    return code
      .replaceAll("from '../../", `from '${root}packages/emulator/src/`)
      .replaceAll("from '../", `from '${root}packages/emulator/src/products/`);
  // Jest's functions are global, and those of Vitest have the same types.
  if (kind === 'jest') return `import { afterAll, beforeAll, expect, test } from 'vitest';\n${code}`;
  return /\baccountID\b/.test(code) ? `declare const accountID: string;\n${code}` : code;
}

/** Each page has a folder; an example that starts with a file name is that file, which others on the page import. */
const pathOf = ({ page, line, language, code }: Snippet): string => {
  const [, name = `line-${line}.${language === 'ts' ? 'mts' : 'tsx'}`] = /^\/\/ ([\w-]+\.tsx?)\n/.exec(code) ?? [];
  return join(folder, page.replace(/\W/g, '-'), name);
};

function compile(resolution: object): Promise<string> {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { noUnusedLocals: false, ...resolution },
    include: ['**/*'],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
  return new Promise((resolve) => execFile(process.execPath, args, { cwd: folder }, (_, stdout) => resolve(stdout)));
}

beforeAll(() => {
  for (const snippet of snippets) {
    const path = pathOf(snippet);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${whole(snippet)}\nexport {};\n`);
  }
  // The file that the page calls relay.ts.
  cpSync(join(root, 'runtimes/relay.ts'), join(folder, 'docs-runtimes-md/relay.ts'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RESOLUTIONS: readonly [string, object][] = [
  ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
];
describe.each(RESOLUTIONS.slice(0, isSample() ? 1 : 2))('with the resolution of %s', (_, resolution) => {
  test('every example compiles', async () => {
    expect(snippets.length).toBeGreaterThan(isSample() ? 0 : 50);
    expect(await compile(resolution)).toBe('');
  });
});

test('an invalid example is found', async () => {
  writeFileSync(
    join(folder, 'wrong.mts'),
    "import Cloudflare from 'flarewire';\nnew Cloudflare().zones.get({ zone_id: 1 });\n",
  );
  expect(await compile({ module: 'nodenext', moduleResolution: 'nodenext' })).toMatch(
    /^wrong\.mts\(2,\d+\): error TS2322/m,
  );
  rmSync(join(folder, 'wrong.mts'));
});
