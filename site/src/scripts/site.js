/** What pages do beside showing text: themes, ways to write a call, colours of code, search. */
const root = document.documentElement;

const keep = (name, value) => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Not kept: the choice holds for this page.
  }
};

document.querySelector('[data-theme-switch]')?.addEventListener('click', () => {
  root.dataset.theme = root.dataset.theme === 'light' ? 'dark' : 'light';
  keep('theme', root.dataset.theme);
});

const WAYS = [...(document.querySelector('.ways')?.querySelectorAll('button') ?? [])].map(({ dataset }) => dataset.way);

function showWay(way, from) {
  const before = from?.getBoundingClientRect().top;
  root.dataset.way = WAYS.includes(way) ? way : 'typescript';
  for (const button of document.querySelectorAll('.ways button'))
    button.setAttribute('aria-pressed', String(button.dataset.way === root.dataset.way));
  // Texts above may have changed their height: the button that was pressed stays where it was.
  if (from !== undefined) scrollBy(0, from.getBoundingClientRect().top - before);
  focusable();
}

if (WAYS.length > 0) showWay(root.dataset.way);

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('.ways button') : null;
  if (button === null) return;
  keep('way', button.dataset.way);
  showWay(button.dataset.way, button);
});

/** What scrolls sideways can be reached by keyboard. */
function focusable() {
  for (const pre of document.querySelectorAll('pre[data-code]'))
    if (pre.scrollWidth > pre.clientWidth || pre.scrollHeight > pre.clientHeight) pre.tabIndex = 0;
}
focusable();

/** The name of a field links to it: more than a thousand links that need not be in the page itself. */
function linkFields() {
  for (const name of document.querySelectorAll('.fs > li > p:first-child > b:first-child')) {
    const link = document.createElement('a');
    link.href = `#${name.closest('li').id}`;
    link.append(...name.childNodes);
    name.replaceWith(link);
  }
}

/** A field that an address names is unfolded. */
function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null) return;
  for (let around = target.closest('details'); around !== null; around = around.parentElement?.closest('details'))
    around.open = true;
  target.scrollIntoView();
}
if (location.hash !== '') unfold();
addEventListener('hashchange', unfold);

if (document.querySelector('.fs') !== null) requestIdleCallback(linkFields);
if (document.querySelector('pre[data-code]') !== null)
  requestIdleCallback(() => import('./colours.js').then(({ colour }) => colour()));

const openSearch = () => import('./search.js').then(({ open }) => open());
document.querySelector('[data-find]')?.addEventListener('click', openSearch);
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
  const isAsked = (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
  if (!isAsked) return;
  event.preventDefault();
  openSearch();
});
