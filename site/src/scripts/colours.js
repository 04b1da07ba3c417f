/** Colours code that comes into view, without a change to the page: ranges in the browser's registry of highlights. */
import { highlightCode } from '@lezer/highlight';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { tokensWith } from '../../../packages/console/src/page/ui/code/tokens.ts';

const LOOKS = tokensWith((look) => look);
const PARSERS = { ts: javascript.configure({ dialect: 'jsx ts' }), json };
/** A shell's texts, options and variables. */
const SHELL =
  /(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<name>(?<=\s)--?[a-zA-Z][\w-]*)|(?<type>^(?:curl|npx|flarewire))/gm;

export function colour() {
  if (!('highlights' in CSS)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        paint(target);
      }
    },
    { rootMargin: '400px' },
  );
  for (const pre of document.querySelectorAll('pre[data-code]')) observer.observe(pre);
}

function paint(pre) {
  const text = pre.querySelector('code')?.firstChild;
  if (!(text instanceof Text)) return;
  const parser = PARSERS[pre.dataset.code];
  if (parser === undefined) {
    for (const { index, 0: part, groups } of text.data.matchAll(SHELL)) {
      const [look] = Object.entries(groups).find(([, found]) => found !== undefined);
      add(look, text, index, index + part.length);
    }
    return;
  }
  let at = 0;
  const put = (part, classes) => {
    const end = at + part.length;
    // Of several the last is the closest.
    if (classes !== '') add(classes.split(' ').at(-1), text, at, end);
    at = end;
  };
  highlightCode(text.data, parser.parse(text.data), LOOKS, put, () => put('\n', ''));
}

function add(look, text, start, end) {
  const range = new Range();
  range.setStart(text, start);
  range.setEnd(text, end);
  const known = CSS.highlights.get(look);
  if (known === undefined) CSS.highlights.set(look, new Highlight(range));
  else known.add(range);
}
