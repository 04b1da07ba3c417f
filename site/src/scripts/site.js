/** Page behaviour besides text: themes, ways to write a call, code colours, search. */
const root = document.documentElement;

const keep = (name, value) => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Not kept: the choice holds for this page.
  }
};

let theme = root.dataset.theme;
document.querySelector('[data-theme-switch]')?.addEventListener('click', () => {
  theme = theme === 'light' ? 'dark' : 'light';
  root.dataset.theme = theme;
  keep('theme', theme);
});

/** Ways to write a call, in the order of their tabs: what a tab says, and the language of its text. */
const WAYS = {
  typescript: ['TypeScript', 'ts'],
  curl: ['curl', 'sh'],
  cli: ['CLI', 'sh'],
  react: ['React', 'ts'],
};

/** Tabs do nothing without a script, so that pages have none of their own. */
function addTabs() {
  const tabs = document.createElement('template');
  for (const [way, [title]] of Object.entries(WAYS)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.way = way;
    button.textContent = title;
    tabs.content.append(button);
  }
  for (const ways of document.querySelectorAll('.ways')) ways.append(tabs.content.cloneNode(true));
  for (const pre of document.querySelectorAll('.calls pre')) pre.dataset.code = WAYS[pre.dataset.way][1];
}

/** Without a script there is nothing to run. */
function addRunButtons() {
  for (const line of document.querySelectorAll('.run')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'run-here';
    button.textContent = 'Run';
    const edit = button.cloneNode();
    edit.className = 'run-here edit-there';
    edit.textContent = 'Edit in the playground';
    line.prepend(button, edit);
  }
}

/** Paper is light. */
const printed = (isPrinted) => {
  root.dataset.theme = isPrinted ? 'light' : theme;
};
matchMedia('print').addEventListener('change', ({ matches }) => printed(matches));
addEventListener('beforeprint', () => printed(true));
addEventListener('afterprint', () => printed(false));

function showWay(way, from) {
  const before = from?.getBoundingClientRect().top;
  root.dataset.way = way in WAYS ? way : 'typescript';
  for (const button of document.querySelectorAll('.ways [data-way]'))
    button.setAttribute('aria-pressed', String(button.dataset.way === root.dataset.way));
  // Texts above may have changed their height: keep the pressed button in place.
  if (from !== undefined) scrollBy(0, from.getBoundingClientRect().top - before);
}

/** The shown text of an example or a response. */
const shownCode = (button) =>
  [...button.closest('.calls, .answer').querySelectorAll('pre')].find((pre) => pre.offsetParent !== null);

function addCopyButtons() {
  for (const bar of document.querySelectorAll('.ways, .answer figcaption')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-code';
    button.textContent = 'Copy';
    bar.append(button);
  }
}

async function copy(button) {
  await navigator.clipboard.writeText(shownCode(button)?.textContent ?? '');
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 1500);
}

/** The address and the sidebar follow the operation in view. */
function followScroll() {
  const operations = [...document.querySelectorAll('.op')];
  const links = new Map(
    [...document.querySelectorAll('.side a')].flatMap((link) =>
      link.hash !== '' && link.pathname === location.pathname ? [[link.hash.slice(1), link]] : [],
    ),
  );
  let before;
  let waiting;
  const follow = () => {
    const top = innerHeight / 3;
    const current = operations.findLast((one) => one.getBoundingClientRect().top < top);
    if (current === before) return;
    links.get(before?.id)?.removeAttribute('aria-current');
    before = current;
    links.get(current?.id)?.setAttribute('aria-current', 'location');
    // A field of this operation may be what the address names.
    const { hash, pathname, search } = location;
    if (current === undefined ? hash === '' : hash.slice(1).split('.')[0] === current.id) return;
    history.replaceState(history.state, '', current === undefined ? pathname + search : `#${current.id}`);
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(waiting);
      waiting = setTimeout(follow, 150);
    },
    { passive: true },
  );
}

if (document.querySelector('.answer, .ways') !== null) {
  followScroll();
}
if (document.querySelector('.ways') !== null) {
  addTabs();
  addCopyButtons();
  addRunButtons();
  showWay(root.dataset.way);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('.ways [data-way]') : null;
  const copied = target instanceof Element ? target.closest('.copy-code') : null;
  if (copied !== null) copy(copied);
  const here = target instanceof Element ? target.closest('.run-here:not([aria-disabled], .edit-there)') : null;
  if (here !== null) import('./run.js').then(({ run }) => run(here));
  const edited = target instanceof Element ? target.closest('.edit-there') : null;
  if (edited !== null) import('./edit.js').then(({ edit }) => edit(edited));
  if (button === null) return;
  keep('way', button.dataset.way);
  showWay(button.dataset.way, button);
  focusable();
});

/** Maximum duration of a task before the page handles input again, in milliseconds. */
const PIECE = 8;

// Safari has no idle callbacks.
const idle = () => new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));

/** Does something with each of many, in pieces that a reader does not notice. */
async function inPieces(items, act) {
  let started = performance.now();
  for (const item of items) {
    if (performance.now() - started > PIECE) {
      await idle();
      started = performance.now();
    }
    act(item);
  }
}

/** Makes scrollable elements reachable by keyboard. */
const focusable = () =>
  inPieces(document.querySelectorAll('pre[data-code], .sl-markdown-content table'), (part) => {
    if (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight) part.tabIndex = 0;
  });

/** Cells of tables whose rows are blocks on a phone show the names of their columns. */
const labelCells = () =>
  inPieces(document.querySelectorAll('.sl-markdown-content table'), (table) => {
    const names = [...table.querySelectorAll('th')].map((cell) => cell.textContent.trim());
    for (const row of table.tBodies[0]?.rows ?? [])
      for (const cell of row.cells)
        if (cell.cellIndex > 0 && names[cell.cellIndex] && cell.textContent.trim() !== '')
          cell.dataset.label = names[cell.cellIndex];
  });

let resized;
addEventListener('resize', () => {
  clearTimeout(resized);
  resized = setTimeout(focusable, 100);
});

/** Fields inside of others have anchors as well: in the pages themselves they would be a fifteenth of the whole site. */
function addAnchors() {
  for (const field of document.querySelectorAll('.fs > li:not([id])')) {
    const wanted = anchorOf(field);
    let free = wanted;
    for (let number = 2; document.getElementById(free) !== null; number++) free = `${wanted}-${number}`;
    field.id = free;
  }
}

/** `create.returns.result.id`: what is around, the form that it is in, its name. */
function anchorOf(field) {
  const around = field.parentElement.closest('.fs > li, .op, .ty');
  const form = field.parentElement.closest('.br details:not(li > details)');
  const title = form !== null && around.contains(form) ? `~${form.firstElementChild.textContent}` : '';
  const base = around.classList.contains('op') ? `${around.id}.returns` : around.id;
  return `${base}${title.replaceAll(/[^\w~]/g, '')}.${field.querySelector('b').textContent}`;
}

/** The name of a field links to it: more than a thousand links that need not be in the page itself. */
function linkFields() {
  addAnchors();
  return inPieces(document.querySelectorAll('.fs > li > p:first-child > b:first-child'), (name) => {
    const link = document.createElement('a');
    link.href = `#${name.closest('li').id}`;
    link.append(...name.childNodes);
    name.replaceWith(link);
  });
}

/** A field that an address names is unfolded. */
function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null) return;
  for (let around = target.closest('details'); around !== null; around = around.parentElement?.closest('details'))
    around.open = true;
  // An anchor that was not there yet when the page opened is marked by going to it again.
  if (target.matches(':target')) target.scrollIntoView();
  else location.replace(location.hash);
}
/** Operations of a large resource have their own pages: an address with an anchor of the whole page leads there. */
function toOperation() {
  const [operation] = location.hash.slice(1).split('.');
  const link = document.querySelector('.ops[data-split]') && document.getElementById(operation)?.querySelector('a');
  if (link) location.replace(link.href + location.hash);
}
toOperation();
addEventListener('hashchange', toOperation);

if (location.hash !== '') {
  addAnchors();
  unfold();
}
addEventListener('hashchange', unfold);

/** The parsers are loaded when the first code is close. */
function colourCode() {
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      (await import('./colours.js')).colour();
    },
    { rootMargin: '400px' },
  );
  for (const pre of document.querySelectorAll('pre[data-code]')) observer.observe(pre);
}

/** Runs low-priority work, then marks the page as done, for checks and pictures. */
async function finish() {
  await idle();
  if (document.querySelector('.fs') !== null) await linkFields();
  await labelCells();
  await focusable();
  colourCode();
  root.dataset.ready = '';
}
finish();

const openSearch = () => import('./search.js').then(({ open }) => open());
for (const button of document.querySelectorAll('[data-find]')) button.addEventListener('click', openSearch);
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
  const isAsked = (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
  if (!isAsked) return;
  event.preventDefault();
  openSearch();
});
