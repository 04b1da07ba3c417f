/** File name patterns, as used by `rules` and `.assetsignore`. */

/** `**` matches any folders, `*` and `?` characters of a name, `{a,b}` one of several alternatives. */
export function globOf(glob: string): RegExp {
  const parts = glob.replace(/^\.?\//, '').match(/\*\*\/?|\*|\?|\{[^}]*\}|[^*?{]+|\{/g) ?? [];
  const written = parts.map((part) => {
    if (part.startsWith('**')) return part.endsWith('/') ? '(?:[^/]*/)*' : '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (/^\{.*\}$/.test(part)) return `(?:${part.slice(1, -1).split(',').map(escaped).join('|')})`;
    return escaped(part);
  });
  return new RegExp(`^${written.join('')}$`);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a test for ignored paths, from lines in the format of `.gitignore`: the last matching line decides.
 * https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets
 */
export function ignoredBy(text: string): (path: string) => boolean {
  const rules = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const isKept = line.startsWith('!');
      const pattern = (isKept ? line.slice(1) : line).replace(/\/$/, '');
      // A slash before the end anchors a pattern at the top.
      const isBound = pattern.includes('/');
      const glob = isBound ? pattern : `**/${pattern}`;
      return { isKept, whole: globOf(glob), below: globOf(`${glob.replace(/\/\*\*$/, '')}/**`) };
    });
  return (path) => {
    const last = rules.findLast(({ whole, below }) => whole.test(path) || below.test(path));
    return last !== undefined && !last.isKept;
  };
}
