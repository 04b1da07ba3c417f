/** Lets an element fill the window: everything it covers is inert until Escape. */
import { type RefObject, useEffect, useState } from 'react';
import { useKey } from './use-key.ts';

export function useFill(place: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => (isFull ? coverRest(place.current) : undefined), [isFull, place]);
  useKey(place, (event) => {
    // Menus and fields inside have already handled theirs.
    if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
  });
  return { isFull, toggle: () => setFull((before) => !before) };
}

/** Makes everything outside the element and its ancestors inert. Returns a function that undoes it. */
function coverRest(element: HTMLElement | null): () => void {
  const covered: HTMLElement[] = [];
  for (let at = element; at !== null && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement?.children ?? [])
      if (sibling !== at && sibling instanceof HTMLElement && !sibling.inert) covered.push(sibling);
  for (const one of covered) one.inert = true;
  return () => {
    for (const one of covered) one.inert = false;
  };
}
