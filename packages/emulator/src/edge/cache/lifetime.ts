/** How long the edge keeps a response of the origin. https://developers.cloudflare.com/cache/concepts/default-cache-behavior/ */
import type { CacheSettings } from './settings.ts';

/** https://developers.cloudflare.com/cache/concepts/default-cache-behavior/#default-cached-file-extensions */
const EXTENSIONS = new Set(
  '7z avi avif apk bin bmp bz2 class css csv doc docx dmg ejs eot eps exe flac gif gz ico iso jar jpg jpeg js mid midi mkv mp3 mp4 ogg otf pdf pict pls png ppt pptx ps rar svg svgz swf tar tif tiff ttf webm webp woff woff2 xls xlsx zip zst'.split(
    ' ',
  ),
);

/** HTML and JSON are not cached unless a rule says so. */
export function isCachedByDefault(path: string): boolean {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase();
  return path === '/robots.txt' || (extension !== undefined && EXTENSIONS.has(extension));
}

/** Seconds by status, without headers of the origin. https://developers.cloudflare.com/cache/how-to/configure-cache-status-code/#edge-ttl */
const BY_STATUS: Readonly<Record<number, number>> = {
  ...{ 200: 7200, 206: 7200, 301: 7200 },
  ...{ 302: 1200, 303: 1200 },
  ...{ 404: 180, 410: 180 },
};

/** `bypass`: the origin or a rule forbids storing it. 0 seconds: stored, and always revalidated. */
export type Lifetime = 'bypass' | 'uncached' | { readonly seconds: number };

export interface Stored {
  readonly status: number;
  readonly headers: Headers;
}

/** @param now milliseconds since 1970 */
export function lifetimeOf(request: Request, response: Stored, settings: CacheSettings, now: number): Lifetime {
  const { edge_ttl } = settings;
  const ofStatus = statusTtl(response.status, settings);
  if (ofStatus !== undefined) return ofStatus < 0 ? 'bypass' : { seconds: ofStatus };
  if (edge_ttl?.mode === 'override_origin') return { seconds: edge_ttl.default ?? 0 };
  const control = directivesOf(response.headers.get('cache-control') ?? '');
  if (control.has('private') || control.has('no-store') || response.headers.has('set-cookie')) return 'bypass';
  // https://developers.cloudflare.com/cache/concepts/cache-control/#conditions
  const isShared = ['must-revalidate', 'public', 's-maxage'].some((name) => control.has(name));
  if (request.headers.has('authorization') && !isShared) return 'bypass';
  if (control.has('no-cache')) return { seconds: 0 };
  const age = control.get('s-maxage') ?? control.get('max-age');
  if (age !== undefined) return { seconds: Math.max(0, Number.parseInt(age, 10) || 0) };
  const expires = response.headers.get('expires');
  if (expires !== null) return { seconds: Math.max(0, Math.floor((Date.parse(expires) - now) / 1000) || 0) };
  if (edge_ttl?.mode === 'bypass_by_default') return 'bypass';
  const seconds = BY_STATUS[response.status];
  return seconds === undefined ? 'uncached' : { seconds };
}

/** The seconds that a rule sets for a status; -1 is `no-store`. */
function statusTtl(status: number, { edge_ttl }: CacheSettings): number | undefined {
  return edge_ttl?.status_code_ttl?.find(({ status_code, status_code_range: range }) => {
    if (status_code !== undefined) return status_code === status;
    return range !== undefined && status >= (range.from ?? 0) && status <= (range.to ?? 999);
  })?.value;
}

/** `public, max-age=60` → `public` without a value, `max-age` with 60. */
export function directivesOf(text: string): ReadonlyMap<string, string | undefined> {
  const parts = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return new Map(
    parts.map((part) => {
      const [name = '', value] = part.split('=');
      return [name, value?.replaceAll('"', '')];
    }),
  );
}
