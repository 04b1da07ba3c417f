/** The search: operations as the console finds them, and the guides through Pagefind, in one dialog. */
const MOST = 10;
const GUIDES = 4;

const dialog = document.createElement('dialog');
dialog.className = 'search';
dialog.setAttribute('aria-label', 'Search');
dialog.innerHTML = `<div class="search-bar"><input type="search" role="combobox" aria-expanded="true" aria-controls="search-found" aria-autocomplete="list" aria-label="Search operations and guides" placeholder="An operation, a path, an error, a question" autocomplete="off" spellcheck="false" enterkeyhint="go"><button type="button">Close</button></div><p class="search-status" role="status"></p><ul id="search-found" role="listbox" aria-label="Found"></ul>`;
document.body.append(dialog);
const input = dialog.querySelector('input');
const list = dialog.querySelector('ul');
const status = dialog.querySelector('p');

const worker = new Worker(new URL('./search-worker.js', import.meta.url), { type: 'module' });
const waiting = new Map();
worker.addEventListener('message', ({ data: { id, found } }) => {
  waiting.get(id)?.(found);
  waiting.delete(id);
});

// An address of the site, which the bundler does not know.
const PAGEFIND = '/pagefind/pagefind.js';
let guides;

async function guidesFor(typed) {
  guides ??= import(/* @vite-ignore */ PAGEFIND);
  const pagefind = await guides;
  const { results } = await pagefind.search(typed);
  const pages = await Promise.all(results.slice(0, GUIDES).map((result) => result.data()));
  return pages.map(({ url, meta, excerpt, sub_results: parts }) => {
    const part = parts?.find(({ url: address }) => address !== url);
    return {
      title: meta.title,
      note: plain(part?.excerpt ?? excerpt),
      link: (part?.url ?? url).replace('#_top', ''),
      group: 'Guides',
    };
  });
}

/** Marks and escapes of an excerpt as text. */
const plain = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent;

let last = 0;
async function search() {
  const typed = input.value.trim();
  const id = ++last;
  if (typed === '') return show([], '');
  const operations = new Promise((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({ id, typed });
  });
  const [found, pages] = await Promise.all([operations, guidesFor(typed).catch(() => [])]);
  if (id !== last) return;
  dialog.dataset.typed = typed;
  show(withTexts(found, pages), typed);
}

/** Texts in guides come last, and of those the decisions, changes and figures. */
const LAST = /^\/(decisions|changelog|figures|emulator-errors|examples)\b/;

function withTexts(found, pages) {
  const pageOf = (link) => link.split('#')[0];
  const known = new Set(found.map(({ link }) => pageOf(link)));
  const rest = pages.filter(({ link }) => !known.has(pageOf(link)));
  const isLast = ({ link }) => LAST.test(link);
  return [...found.slice(0, MOST), ...rest.filter((page) => !isLast(page)), ...rest.filter(isLast)];
}

function show(items, typed) {
  list.replaceChildren(...items.map(option));
  select(0);
  const none = typed === '' ? '' : `Nothing is found for “${typed}”.`;
  status.textContent = items.length === 0 ? none : `${items.length} found`;
  status.classList.toggle('quiet', items.length > 0);
}

function option({ title, note, link, group }, at) {
  const item = document.createElement('li');
  item.role = 'option';
  item.id = `found-${at}`;
  const to = document.createElement('a');
  to.href = link;
  to.tabIndex = -1;
  for (const [tag, text] of [
    ['b', title],
    ['i', group],
    ['span', note],
  ]) {
    const part = document.createElement(tag);
    part.textContent = text;
    to.append(part);
  }
  item.append(to);
  item.addEventListener('pointermove', () => select(at));
  return item;
}

function select(at) {
  const options = [...list.children];
  const place = options.length === 0 ? -1 : (at + options.length) % options.length;
  options.forEach((one, index) => {
    one.setAttribute('aria-selected', String(index === place));
  });
  if (place < 0) return input.removeAttribute('aria-activedescendant');
  input.setAttribute('aria-activedescendant', `found-${place}`);
  options[place].scrollIntoView({ block: 'nearest' });
}

const selected = () => [...list.children].findIndex((one) => one.getAttribute('aria-selected') === 'true');

input.addEventListener('input', search);
input.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    select(selected() + step);
  }
  if (event.key === 'Enter') list.children[selected()]?.querySelector('a').click();
});
list.addEventListener('click', () => dialog.close());
dialog.querySelector('button').addEventListener('click', () => dialog.close());
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close();
});

export function open() {
  if (dialog.open) return;
  dialog.showModal();
  input.select();
}
