/** The parts of `node:path` that the emulator uses, with slashes. */

export function normalize(path: string): string {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (part !== '..' || !path.startsWith('/')) kept.push(part);
  }
  const end = path.endsWith('/') && kept.length > 0 ? '/' : '';
  return `${path.startsWith('/') ? '/' : ''}${kept.join('/')}${end}` || '.';
}

export const join = (...parts: readonly string[]): string => normalize(parts.filter((part) => part !== '').join('/'));
export const resolve = (...parts: readonly string[]): string => join('/', ...parts);
export const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export function dirname(path: string): string {
  const at = path.lastIndexOf('/');
  if (at < 0) return '.';
  return at === 0 ? '/' : path.slice(0, at);
}

export const posix = { basename, dirname, join, normalize, resolve };
