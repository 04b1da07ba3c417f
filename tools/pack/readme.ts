/** README of a published package: links into the repository become addresses, as a tarball has no `docs/`. */
import { join } from 'node:path/posix';

/**
 * @param folder of the file in the repository, which its links are relative to
 * @param repository address without a slash at its end
 */
export function publishedReadme(text: string, folder: string, repository: string): string {
  const address = (path: string, view: 'blob' | 'raw'): string => {
    if (/^([a-z][a-z+.-]*:|#|\/\/)/i.test(path)) return path;
    return `${repository}/${view}/main/${join(folder, path)}`;
  };
  return text
    .split(/(^```[\s\S]*?^```)/m)
    .map((part) => (part.startsWith('```') ? part : withAddresses(part, address)))
    .join('');
}

const withAddresses = (text: string, address: (path: string, view: 'blob' | 'raw') => string): string =>
  text
    .replace(/(!\[[^\]]*\]\()([^)\s]+)/g, (_, start: string, path: string) => start + address(path, 'raw'))
    .replace(/((?<!!\[[^\]]*)\]\()([^)\s]+)/g, (_, start: string, path: string) => start + address(path, 'blob'))
    .replace(/(\bsrc(?:set)?=")([^"]+)/g, (_, start: string, path: string) => start + address(path, 'raw'))
    .replace(/(\bhref=")([^"]+)/g, (_, start: string, path: string) => start + address(path, 'blob'));
