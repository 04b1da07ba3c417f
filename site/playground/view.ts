/** Makes the parts of the playground that change: printed lines, requests, and the seeded account. */
import type { Account, ShownCall } from './protocol.ts';

/** Lines and calls that stay on the page; a program may print without end. */
const MAX_SHOWN = 1000;

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  if (text !== '') made.textContent = text;
  return made;
}

/** Adds to a list and drops its oldest item if it is full. */
export function append(list: Element, item: Element): void {
  list.append(item);
  if (list.childElementCount > MAX_SHOWN) list.firstElementChild?.remove();
}

export const printed = (level: string, text: string): HTMLElement => element('div', `printed ${level}`, text);

/** A call with its bodies folded. */
export function callItem({ method, path, status, duration, sent, received }: ShownCall): HTMLElement {
  const item = element('li');
  const details = element('details');
  const summary = element('summary');
  const isFault = status === undefined || status >= 400;
  summary.append(
    element('span', 'method', method),
    element('span', 'path', path),
    element('span', isFault ? 'status fault' : 'status', status === undefined ? 'failed' : String(status)),
    element('span', 'duration', `${duration} ms`),
  );
  details.append(summary);
  if (sent !== '') details.append(body('Request', sent));
  details.append(body(status === undefined ? 'Failure' : 'Response', received || 'No body.'));
  item.append(details);
  return item;
}

function body(title: string, text: string): HTMLElement {
  const part = element('div', 'body');
  const pre = element('pre');
  // Scrollable, so that it must be reachable by keyboard.
  pre.tabIndex = 0;
  pre.append(element('code', '', text));
  part.append(element('h4', '', title), pre);
  return part;
}

export function accountParts(accounts: readonly Account[]): HTMLElement[] {
  return accounts.map(({ id, name, zones }) => {
    const part = element('div');
    const list = element('dl');
    for (const [label, value] of [['Account', id], ...zones.map((zone) => [zone.name, zone.id])]) {
      const content = element('dd');
      content.append(element('code', '', value));
      list.append(element('dt', '', label), content);
    }
    part.append(element('h3', '', name), list);
    return part;
  });
}
