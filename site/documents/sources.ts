/** Maps documents of the repository to pages of the site. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../tools/build/folders.ts';

export interface Document {
  /** Below the repository: `docs/pacing.md`. */
  readonly file: string;
  /** Below the site, without slashes at its ends: `pacing`. */
  readonly slug: string;
  readonly title: string;
  /** Markdown without the title. */
  readonly body: string;
}

/** Documents outside of `docs/`. */
const OTHERS: Readonly<Record<string, string>> = {
  'ARCHITECTURE.md': 'architecture',
  'CHANGELOG.md': 'changelog',
  'CONTRIBUTING.md': 'contributing',
  'SECURITY.md': 'security',
  'bench/RESULTS.md': 'figures',
};

export function readDocuments(): Document[] {
  const guides = files('docs/**/*.md').map((file) => ({ file, slug: slugOf(file) }));
  const packages = files('packages/*/README.md').map((file) => ({ file, slug: `packages/${file.split('/')[1]}` }));
  const others = Object.entries(OTHERS).map(([file, slug]) => ({ file, slug }));
  const pages = [...guides, ...packages, ...others].map(({ file, slug }) => ({ file, slug, ...read(file) }));
  return [...pages, ...examples()];
}

const files = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** `docs/decisions/README.md` is the page of its folder; that of `docs` is next to the home page. */
const slugOf = (file: string): string =>
  file
    .replace(/^docs\/README\.md$/, 'guides')
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/(^|\/)README$/, '')
    .toLowerCase();

function read(file: string): Pick<Document, 'title' | 'body'> {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  const [, title = basename(file, '.md'), body = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [undefined, undefined, text];
  return { title: title.replaceAll('`', ''), body };
}

/** A program becomes a page with its source; its head comment describes it. */
function examples(): Document[] {
  const programs = files('examples/**/*.ts').map((file): Document => {
    const text = readFileSync(join(root, file), 'utf8').trimEnd();
    const [comment = '', words = ''] = /^\/\*\*([\s\S]*?)\*\/\n?/.exec(text) ?? [];
    const slug = file.replace(/\.ts$/, '');
    const title = basename(slug).replaceAll('-', ' ');
    const name = title.charAt(0).toUpperCase() + title.slice(1);
    return {
      file,
      slug,
      title: name,
      body: `${plain(words)}\n\n\`\`\`ts title="${file}"\n${text.slice(comment.length).trim()}\n\`\`\`\n`,
    };
  });
  const list = programs.map(
    ({ file, title, body }) => `* [${title}](${file.replace('examples/', '')}): ${body.split('\n')[0]}`,
  );
  const page = {
    file: 'examples',
    slug: 'examples',
    title: 'Examples',
    body: `Whole programs; tests run each of them.\n\n${list.join('\n')}\n`,
  };
  return [page, ...programs];
}

/** A comment as paragraphs. */
const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();
