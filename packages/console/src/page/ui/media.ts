/** Tracks a media query, for conditions that style sheets cannot handle. */
import { useSyncExternalStore } from 'react';

/** @param query `(min-width: 75rem)` */
export function useMedia(query: string): boolean {
  const listen = (listener: () => void): (() => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
