/** Runs the example of an operation at an emulator in the page, and shows request, response and changes below it. */
import { lineChanges } from './line-changes.ts';
import { bodyText, decoded, requestText, stateText } from './run-texts.ts';

let worker;
let last = 0;
const waiting = new Map();

/** A worker that could not be loaded is replaced by the next run. */
function start() {
  worker = new Worker(new URL('./run-worker.js', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data: { id, ran, error } }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) resolve(ran);
    else reject(new Error(error));
  });
  worker.addEventListener('error', ({ message }) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(message || 'The worker could not be loaded.'));
    waiting.clear();
  });
}

function replayed(run) {
  if (worker === undefined) start();
  return new Promise((resolve, reject) => {
    waiting.set(++last, { resolve, reject });
    worker.postMessage({ id: last, run });
  });
}

const files = new Map();

/** The recorded examples of the operation's resource. */
function recordedOf(operation) {
  const resource = operation.slice(0, operation.lastIndexOf('.'));
  if (!files.has(resource)) {
    const loading = fetch(`/runs/${resource}.json`).then((response) => {
      if (!response.ok) throw new Error(`/runs/${resource}.json: status ${response.status}`);
      return response.json();
    });
    loading.catch(() => files.delete(resource));
    files.set(resource, loading);
  }
  return files.get(resource);
}

/** @param button of an example */
export async function run(button) {
  const calls = button.closest('.calls');
  const panel = panelOf(calls);
  const say = (text, isFault = false) => {
    panel.firstChild.textContent = text;
    panel.firstChild.classList.toggle('fault', isFault);
  };
  button.setAttribute('aria-disabled', 'true');
  say('Running …');
  try {
    const { operation } = calls.dataset;
    const recorded = (await recordedOf(operation))[operation];
    if (recorded === undefined) throw new Error('The client refuses this example before it sends a request.');
    const ran = await replayed(recorded);
    show(panel, recorded, ran);
    say(summary(recorded, ran), ran.response.status >= 400);
  } catch (error) {
    panel.replaceChildren(panel.firstChild);
    say(`The example could not run. ${error.message} Reload the page to try again.`, true);
  } finally {
    button.removeAttribute('aria-disabled');
    panel.dataset.runs = Number(panel.dataset.runs ?? 0) + 1;
  }
}

/** Below the calls; its first child reports progress. */
function panelOf(calls) {
  const known = calls.nextElementSibling;
  if (known?.classList.contains('ran')) return known;
  const panel = element('section', 'ran');
  panel.setAttribute('aria-label', `Run of ${calls.dataset.operation}`);
  const status = element('p', 'ran-status');
  status.role = 'status';
  panel.append(status);
  calls.after(panel);
  return panel;
}

function summary({ before = [] }, { response, duration }) {
  const needed = before.length === 0 ? '' : ` after ${before.length} earlier request${before.length === 1 ? '' : 's'}`;
  return `Status ${response.status} in ${Math.max(1, Math.round(duration))} ms${needed}, from the emulator in this page.`;
}

function show(panel, { before = [], request }, { response, changed }) {
  const parts = [
    part('Request', `${request.method} ${decoded(request.path)}`, requestText(request)),
    part('Response', String(response.status), bodyText(response)),
  ];
  if (changed !== undefined) parts.push(changes(changed));
  if (before.length > 0)
    parts.push(part('Earlier requests', String(before.length), before.map(requestText).join('\n\n')));
  panel.replaceChildren(panel.firstChild, ...parts);
  panel.querySelectorAll('details')[1].open = true;
}

function part(title, note, text) {
  const details = element('details');
  const heading = element('summary', undefined, title);
  heading.append(' ', element('span', undefined, note));
  const pre = element('pre');
  pre.tabIndex = 0;
  pre.append(element('code', undefined, text));
  details.append(heading, pre);
  return details;
}

/** The difference between what the address gives before and after the request. */
function changes({ path, before, after }) {
  const lines = lineChanges(stateText(before), stateText(after));
  const details = part(
    'What changed',
    `GET ${decoded(path)}`,
    lines.length === 0 ? 'Nothing that this address shows.' : '',
  );
  details.open = lines.length > 0;
  const code = details.querySelector('code');
  for (const { sign, text } of lines) {
    const tag = { '+': 'ins', '-': 'del' }[sign] ?? 'span';
    code.append(element(tag, undefined, `${sign} ${text}`));
  }
  return details;
}

function element(name, className, text) {
  const made = document.createElement(name);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}
