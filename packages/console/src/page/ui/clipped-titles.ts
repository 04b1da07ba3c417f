/** Gives text that is cut off with an ellipsis a title with the whole text, once the pointer is over it. */
import { useEffect } from 'react';
import { shownText } from './text/shown-name.ts';

/** Elements from the one under the pointer upwards; the text is cut at one of them. */
const DEPTH = 4;
/** Marks titles set here, which follow their text. */
const MARK = 'data-clipped';

const isClipped = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

function titleClipped({ target }: Event): void {
  let element = target instanceof Element ? target : null;
  for (let step = 0; element !== null && step < DEPTH; step++, element = element.parentElement) {
    if (element.hasAttribute('title') && !element.hasAttribute(MARK)) return;
    if (!isClipped(element)) {
      if (element.hasAttribute(MARK)) element.removeAttribute('title');
      continue;
    }
    element.setAttribute('title', shownText(element.textContent.trim()));
    element.setAttribute(MARK, '');
    return;
  }
}

/** One listener for the whole page, because a table has thousands of texts. */
export function useClippedTitles(): void {
  useEffect(() => {
    document.addEventListener('pointerover', titleClipped);
    return () => document.removeEventListener('pointerover', titleClipped);
  }, []);
}
