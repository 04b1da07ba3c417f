/** Takes from the built pages what no reader sees: end tags that may be left out, long forms of links, colours that each token of code repeats. */
import { appendFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Tags, and whole scripts and styles, whose text is none of HTML. */
const TAGS = /<(script|style)\b[\s\S]*?<\/\1>|<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;
/** Elements whose start implies the end of these elements in lists and tables. */
const OPTIONAL = new Set(['</li>', '</dt>', '</dd>', '</tr>', '</td>', '</th>']);
const TOKEN = /<span style="(--0:[^"]*)">([^<]*)<\/span>/g;
/** Colours of code that is nothing particular: those of the block itself. */
const PLAIN = '--0:#24292E;--1:#E1E4E8';
/** The highlighter's names for the parts of a style. */
const PROPERTIES: Readonly<Record<string, string>> = {
  '': 'color',
  bg: 'background-color',
  fs: 'font-style',
  fw: 'font-weight',
  td: 'text-decoration',
};

/** Class names by style. */
export type Classes = Map<string, string>;

/** @param dist the built site, whose pages and styles are changed */
export function slimPages(dist: string): void {
  const classes: Classes = new Map();
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const path = join(dist, file);
    const address = file.endsWith('index.html') ? `/${posix.dirname(file.replaceAll('\\', '/'))}/` : undefined;
    writeFileSync(path, slim(readFileSync(path, 'utf8'), address === '/./' ? '/' : address, classes));
  }
  const [styles] = globSync('_astro/ec.*.css', { cwd: dist });
  if (styles === undefined) throw new Error('The site has no styles of code: _astro/ec.*.css is not there.');
  appendFileSync(join(dist, styles), tokenStyles(classes));
}

/** @param address of the page; undefined if it is shown at any URL, like the error page */
export function slim(html: string, address: string | undefined, classes: Classes): string {
  const withClasses = html.replace(TOKEN, (_whole, style: string, text: string) => {
    if (style.toUpperCase() === PLAIN.toUpperCase()) return text;
    const name = classes.get(style) ?? `t${classes.size}`;
    classes.set(style, name);
    return `<span class="${name}">${text}</span>`;
  });
  return withClasses.replace(TAGS, (tag) => {
    if (OPTIONAL.has(tag)) return '';
    if (address === undefined || !tag.startsWith('<a ')) return tag;
    return tag.replace(/ href="(\/[^"]*)"/, (_whole, link: string) => ` href="${shorter(link, address)}"`);
  });
}

/** Relative to the page if that is shorter. */
function shorter(link: string, address: string): string {
  const [path = '', hash] = link.split('#');
  if (path === address) return hash === undefined ? './' : `#${hash}`;
  const way = posix.relative(address, path) + (path.endsWith('/') ? '/' : '');
  const own = hash === undefined ? way : `${way}#${hash}`;
  return own.length < link.length ? own : link;
}

/** A rule for each theme. */
export function tokenStyles(classes: Classes): string {
  return [...classes]
    .map(([style, name]) => {
      const of = (theme: string): string =>
        [...style.matchAll(/--(\d)(\w*):([^;]+)/g)]
          .flatMap(([, number, part = '', value]) => (number === theme ? [`${PROPERTIES[part]}:${value}`] : []))
          .join(';');
      return `.expressive-code .${name}{${of('0')}}:root:not([data-theme='light']) .expressive-code .${name}{${of('1')}}`;
    })
    .join('');
}
